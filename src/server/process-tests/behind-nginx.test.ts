/** The shop behind nginx with the configuration that docs/running.md gives, over TLS with a certificate of our own. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import path from 'node:path';
import tls from 'node:tls';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { operations } from '../../contract/operations.ts';
import { typed } from '../testing/command.ts';
import { testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { openShopProcess, outsideShop } from '../testing/processes/shop-with-stand-ins.ts';
import { buyNamedMug } from '../testing/processes/purchase.ts';
import { eventually, shopAt } from '../testing/processes/shop-client.ts';

const RECOVER = endpoints.userRecover.path;
const PATIENCE = { timeout: 300_000 };
const DEPLOY = path.join(import.meta.dirname, '../../../deploy');
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);
const SECRET = 'a secret of the shop behind nginx';
const MEGABYTE = 1024 * 1024;
/** Rate limits are multiplied by this, so that the other tests never reach them. */
const RAISED = 20;

/** Required in CI, where `.ci/run` installs it. */
describe.runIf(NGINX || process.env.CI)('behind nginx', async () => {
  const [plainPort, port] = [await freePort(), await freePort()];
  const origin = `https://127.0.0.1:${port}`;
  const outside = await outsideShop(origin);
  const { folder } = outside;
  const { database, url } = await testDatabase();
  const { productIds } = await openSmallShop(database);
  const { close } = await openShopProcess({
    ...outside.settings,
    DATABASE_URL: url,
    SECRET,
    DATA_DIR: path.join(folder, 'data'),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: String(RAISED),
  });
  const nginx = await startNginx();
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await close();
  });
  const shop = shopAt(origin);

  /** With the ports, the name and the certificate of this test; everything else as documented. */
  async function startNginx() {
    const key = path.join(folder, 'key.pem');
    const certificate = path.join(folder, 'certificate.pem');
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=127.0.0.1',
        '-addext',
        'subjectAltName=IP:127.0.0.1',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    );
    tls.setDefaultCACertificates([...tls.getCACertificates(), await readFile(certificate, 'utf8')]);
    const given = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8');
    const site = given
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${outside.settings.PORT};`)
      .replace('/etc/letsencrypt/live/shop.example/fullchain.pem', certificate)
      .replace('/etc/letsencrypt/live/shop.example/privkey.pem', key)
      .replace('https://shop.example$request_uri', `${origin}$request_uri`)
      .replaceAll('server_name shop.example', 'server_name 127.0.0.1');
    const own = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    await writeFile(
      own,
      `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr warn; events {}
       http { access_log off; ${temporary}\n${site}\n}`,
    );
    const child = spawn(NGINX ?? 'nginx', ['-p', folder, '-c', own, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
      const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
      return answer?.ok ? true : undefined;
    });
    return child;
  }

  test('a guest buys a named mug', PATIENCE, async () => {
    const purchase = {
      productId: productIds['MUG-WREATH']!,
      name: 'Nia',
      email: 'nia@example.org',
    };
    await buyNamedMug(shop, purchase, outside.emailTo);
  });

  test('plain HTTP redirects to HTTPS, which has HSTS and HTTP/2', PATIENCE, async () => {
    const plain = await fetch(`http://127.0.0.1:${plainPort}/shop?page=2`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `${origin}/shop?page=2`]);
    expect((await shop.visit('/')).headers.get('strict-transport-security')).toMatch(
      /^max-age=31536000/,
    );
    const session = connect(origin);
    const asking = session.request({ ':path': '/' });
    const [headers] = (await once(asking, 'response')) as [{ ':status': number }];
    expect(headers[':status']).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    asking.close();
    session.close();
  });

  test(
    'a large photograph arrives, and one too large is refused by the shop',
    PATIENCE,
    async () => {
      const noise = { width: 3000, height: 2400, channels: 3, background: 'white' } as const;
      const photo = await sharp({
        create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
      })
        .jpeg({ quality: 98 })
        .toBuffer();
      expect(photo.length).toBeGreaterThan(4 * MEGABYTE);
      const { width } = await shop.call('uploadNew', { body: new Uint8Array(photo) });
      expect(width).toBeGreaterThan(0);
      const refused = await shop.ask('uploadNew', { body: new Uint8Array(21 * MEGABYTE) });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({ status: 'error' });
    },
  );

  /** Signs an owner in to the office by a link, and returns the cookie. */
  async function ownersCookie(): Promise<string> {
    const settings = {
      DATABASE_URL: url,
      SECRET,
      ORIGIN: origin,
      DATA_DIR: path.join(folder, 'data'),
    };
    const email = 'owner@example.org';
    await typed('staff', ['invite', email, '--role', 'owner'], settings);
    const { output } = await typed('staff', ['link', email], settings);
    const [, token] = /#(\S+)/.exec(output) ?? [];
    const answer = await fetch(`${origin}/api/office/session/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-keepsake-office': '1', origin },
      body: JSON.stringify({ token }),
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    expect(cookie).toMatch(/^__Host-office=/);
    return cookie;
  }

  test('the office hears of a change while its stream stays open', PATIENCE, async () => {
    const leave = new AbortController();
    const answer = await fetch(`${origin}/api/office/changes?for=hour`, {
      headers: { cookie: await ownersCookie() },
      signal: leave.signal,
    });
    expect(answer.status).toBe(200);
    const words = { name: 'Message', value: 'Hello' };
    const pieces = answer.body!.pipeThrough(new TextDecoderStream());
    const sent = shop.call('notifyWebsite', { body: { title: 'Contact', items: [words] } });
    let heard = '';
    for await (const piece of pieces) {
      heard += piece;
      if (heard.includes('"about":"message"')) break;
    }
    await sent;
    expect(heard).toContain('"about":"message"');
    leave.abort();
  });

  /** As a client at a loopback address that claims another address. Returns the status. */
  async function askFrom(localAddress: string, claimed?: string): Promise<number> {
    const asking = request({
      host: '127.0.0.1',
      port,
      localAddress,
      method: 'POST',
      path: RECOVER,
      headers: {
        'content-type': 'application/json',
        ...(claimed && {
          'x-forwarded-for': claimed,
          'x-real-ip': claimed,
          forwarded: `for=${claimed}`,
        }),
      },
    });
    asking.end('{}');
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode ?? 0;
  }

  test(
    'each client address has its own rate limit, whatever address the client claims',
    PATIENCE,
    async () => {
      const limit = operations.userRecover.perMinute! * RAISED;
      const claimed = (count: number) => `203.0.113.${count % 250}`;
      // A one-minute window may end halfway; the refusal must come within the second one.
      let taken = 0;
      while ((await askFrom('127.0.0.2', claimed(taken))) !== 429 && taken <= 2 * limit) taken += 1;
      expect(taken).toBeGreaterThanOrEqual(limit);
      expect(taken).toBeLessThanOrEqual(2 * limit);
      expect(await askFrom('127.0.0.2', claimed(taken + 1))).toBe(429);
      // No one else is refused: neither another client nor the claimed addresses.
      expect(await askFrom('127.0.0.3')).toBe(422);
      expect(await askFrom('127.0.0.1')).toBe(422);
    },
  );

  test('a client cannot use up the limit of an address that it claims', PATIENCE, async () => {
    const limit = operations.userRecover.perMinute! * RAISED;
    for (let count = 0; count <= limit; count += 1) await askFrom('127.0.0.4', '127.0.0.5');
    expect(await askFrom('127.0.0.5')).toBe(422);
  });

  test(
    'local endpoints stay local, even if a caller claims to be this machine',
    PATIENCE,
    async () => {
      for (const forged of ['127.0.0.1', '::1'])
        expect(
          (await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': forged } })).status,
        ).toBe(404);
    },
  );
});
