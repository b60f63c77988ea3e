/** Two web processes behind Varnish with the configuration that docs/running.md gives. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pence } from '../../domain/money/money.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { testDatabase } from '../testing/database/database.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { setStock } from '../testing/features/stock.ts';
import { eventually } from '../testing/processes/shop-client.ts';
import { openWebProcess } from '../testing/processes/web-process.ts';

const PATIENCE = 300_000;
const VCL = path.join(import.meta.dirname, '../../../deploy/varnish.vcl');
const VISITORS = 4;
const VISITS_A_CHANGE = 800;
const VARNISH = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((file) => existsSync(file));
/** Documented for a change. */
const WITHIN = { timeout: 1000, interval: 20 };

/** Required in CI, where `.ci/run` installs it. */
describe.runIf(VARNISH || process.env.CI)('behind Varnish', () => {
  let folder: string;
  let origin: string;
  let webs: Awaited<ReturnType<typeof openWebProcess>>[] = [];
  let stopVarnish: () => Promise<void>;
  let database: Awaited<ReturnType<typeof testDatabase>>['database'];
  let shop: Awaited<ReturnType<typeof openSmallShop>>;

  beforeAll(async () => {
    const own = await testDatabase();
    ({ database } = own);
    shop = await openSmallShop(database);
    folder = await mkdtemp(path.join(tmpdir(), 'keepsake-varnish-'));
    // Varnish compiles and runs as an account of its own.
    await chmod(folder, 0o777);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const settings = { SHARED_CACHES: origin, ORIGIN: origin, TRUST_PROXY: '127.0.0.1' };
    webs = await Promise.all([1, 2].map(() => openWebProcess(own.url, settings)));
    stopVarnish = await startVarnish(port);
  }, PATIENCE);
  afterAll(async () => {
    await stopVarnish();
    await rm(folder, { recursive: true, force: true });
  });

  /** With the ports of this test; everything else as documented. */
  async function startVarnish(port: number): Promise<() => Promise<void>> {
    const vcl = path.join(folder, 'varnish.vcl');
    const documented = await readFile(VCL, 'utf8');
    const [one, other] = webs.map((web) => web.port);
    await writeFile(vcl, documented.replace('"3000"', `"${one}"`).replace('"3001"', `"${other}"`));
    const child = spawn(
      VARNISH ?? 'varnishd',
      `-F -n ${path.join(folder, 'work')} -f ${vcl} -a 127.0.0.1:${port} -s malloc,64m -p http_gzip_support=off -T none`.split(
        ' ',
      ),
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`varnishd ended with ${child.exitCode}`);
      const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
      return answer?.ok || undefined;
    });
    return async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
  }

  async function get(address: string, headers: Record<string, string> = {}) {
    const response = await fetch(origin + address, { headers, redirect: 'manual' });
    const text = await response.text();
    return {
      status: response.status,
      text,
      headers: response.headers,
      cache: response.headers.get('x-cache'),
    };
  }

  /** Until it is fetched again by no one: purges of the start, and of changes, come twice. */
  async function untilKept(...addresses: string[]): Promise<void> {
    await sleep(WITHIN.timeout + 200);
    for (const address of addresses) {
      await get(address);
      expect(await get(address)).toMatchObject({ status: 200, cache: 'hit' });
    }
  }

  const purge = (headers: Record<string, string> = {}) =>
    fetch(origin, { method: 'PURGE', headers: { xkey: 'everything', ...headers } });

  test('pages and answers of the catalogue are kept, in each encoding, without the cache’s own headers', async () => {
    await untilKept('/', '/c/mugs', '/p/wreath-mug', '/api/product/slug/wreath-mug');
    const { headers } = await get('/p/wreath-mug', { 'accept-encoding': 'br, gzip' });
    expect([headers.get('xkey'), headers.get('surrogate-control')]).toEqual([null, null]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const plain = await get('/p/wreath-mug', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toContain('</html>');
    const tag = plain.headers.get('etag')!;
    const again = await get('/p/wreath-mug', {
      'accept-encoding': 'identity',
      'if-none-match': tag,
    });
    expect(again).toMatchObject({ status: 304, cache: 'hit' });
  });

  test('a price is new everywhere within a second, and other pages stay kept', async () => {
    const shows = ['/p/wreath-mug', '/c/mugs', '/api/product/slug/wreath-mug'];
    await untilKept(...shows, '/p/stripes-shirt', '/c/clothes');
    await shop.catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(1377) });
    for (const address of shows)
      await expect.poll(async () => (await get(address)).text, WITHIN).toMatch(/13\.77|1377/);
    for (const address of ['/p/stripes-shirt', '/c/clothes'])
      expect((await get(address)).cache).toBe('hit');
  });

  test('a blank that sells out is told within a second', async () => {
    await untilKept('/api/product/slug/wreath-slate');
    await setStock(database, 0, 'SLT');
    await expect
      .poll(async () => (await get('/api/product/slug/wreath-slate')).text, WITHIN)
      .toContain('soldOut');
  });

  test('of many visits for each change of a price, 98 in a hundred are answered from the cache', async () => {
    const addresses = [
      '/',
      '/c/mugs',
      '/c/slate',
      '/c/clothes',
      '/p/wreath-mug',
      '/p/stripes-shirt',
    ];
    await untilKept(...addresses);
    const seen = { hit: 0, miss: 0 };
    const visitor = async () => {
      for (let turn = 0; turn < VISITS_A_CHANGE / VISITORS; turn += 1)
        seen[(await get(addresses[turn % addresses.length]!)).cache as 'hit' | 'miss'] += 1;
    };
    for (let change = 0; change < 5; change += 1) {
      await shop.catalogue.setPrice({ sku: 'MUG-WREATH', pricePence: pence(1400 + change) });
      await Promise.all(Array.from({ length: VISITORS }, visitor));
    }
    expect(seen.hit / (seen.hit + seen.miss)).toBeGreaterThan(0.98);
  });

  test('what belongs to one shopper or to the staff is never kept', async () => {
    const addresses =
      '/cart /checkout /account /account/orders /office /search?q=mug /api/cart/new /api/users/me /api/users/me/orders /health/ready /p/no-such'.split(
        ' ',
      );
    const session = { authorization: 'Bearer of-nobody', cookie: 'office=unknown' };
    for (const address of [...addresses, ...addresses])
      expect((await get(address, session)).cache, address).toBe('miss');
    expect((await get('/office')).headers.get('cache-control')).toBe('no-store');
  });

  test('only the shop may purge', async () => {
    await untilKept('/c/mugs');
    // As nginx forwards a request from elsewhere.
    expect((await purge({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(405);
    expect((await get('/c/mugs')).cache).toBe('hit');
  });

  test(
    'while no process answers, old pages are served; one that nobody asked for before says so in our words',
    async () => {
      await untilKept('/', '/p/wreath-mug');
      await Promise.all(webs.map((web) => web.terminate()));
      // The last that a process said before it ended.
      expect((await purge()).status).toBe(200);
      for (const address of ['/', '/p/wreath-mug', '/', '/p/wreath-mug'])
        expect(await get(address)).toMatchObject({ status: 200, cache: 'hit' });
      const unknown = await get('/p/stripes-mug');
      expect(unknown.status).toBe(503);
      expect(unknown.text).toContain('back in a moment');
    },
    PATIENCE,
  );
});
