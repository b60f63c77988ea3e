/**
 * Runs the shop as several processes: web processes behind a load balancer and workers, on one
 * Postgres, with stand-ins.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../../../tools/prepare.mjs';
import { NODE_FLAGS, SHOP_PROGRAM } from '../../../../tools/shop-program.mjs';
import { freePort } from '../../database/embedded/free-port.ts';
import { openMailbox } from '../../gateways/mail/mailbox/mailbox.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { emailsIn } from '../emails.ts';
import type { Haproxy } from './haproxy.ts';
import { roundRobin } from './load-balancer.ts';
import { INHERITED } from './inherited-environment.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const OPENS_WITHIN_MS = 180_000;
const PAYPAL = { clientId: 'fleet', clientSecret: 'hidden', webhookId: 'WH-FLEET' };

interface ClusterOptions {
  databaseUrl: string;
  webs: number;
  /** One, unless told; with none, each web process does the jobs too. */
  workers?: number;
  /** Starts another load balancer than the usual one, which counts requests. */
  balance?: (folder: string, ports: readonly number[]) => Promise<Haproxy>;
  /** A bucket, as `MEDIA_URL` and its keys: each process then has a data folder of its own. */
  bucket?: NodeJS.ProcessEnv;
  settings?: NodeJS.ProcessEnv;
}

export async function openCluster({
  databaseUrl,
  webs,
  workers = 1,
  balance,
  bucket,
  settings,
}: ClusterOptions) {
  await buildIfStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-fleet-'));
  const ports = await Promise.all(Array.from({ length: webs }, freePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const proxy = balance
    ? { ...(await balance(folder, ports)), served: [] }
    : await roundRobin(origins);
  const mailbox = await openMailbox(path.join(folder, 'mailbox'));
  const standIn = newStandIn({
    ...PAYPAL,
    webhookUrl: `${proxy.origin}/gateway/paypal/webhook`,
  });
  const payPal = await startStandIn(standIn);
  const environment = {
    ...INHERITED,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    SECRET: 'a secret that every process shares',
    DATA_DIR: path.join(folder, 'data'),
    ORIGIN: proxy.origin,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SMTP_URL: mailbox.smtpUrl,
    PAYPAL_BASE_URL: payPal.url,
    PAYPAL_CLIENT_ID: PAYPAL.clientId,
    PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
    PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
    BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
    ...bucket,
    ...settings,
  };
  const run = (given: readonly string[], extra: NodeJS.ProcessEnv): ChildProcess =>
    spawn(process.execPath, given, {
      cwd: ROOT,
      // The channel closes when the tests are killed outright, which makes the shop stop.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...environment, ...extra },
    });
  const open = (extra: NodeJS.ProcessEnv) => {
    const child = run([...NODE_FLAGS, SHOP_PROGRAM], extra);
    // The log reports errors as lines of JSON.
    child.stdout?.on(
      'data',
      (output: Buffer) => output.includes('{"level"') && process.stderr.write(output),
    );
    return child;
  };
  const ownFolder = (name: string) => bucket && { DATA_DIR: path.join(folder, `data-${name}`) };
  const children = [
    ...ports.map((port) =>
      open({
        ROLE: workers === 0 ? 'all' : 'web',
        PORT: String(port),
        ...ownFolder(`web-${port}`),
      }),
    ),
    ...Array.from({ length: workers }, (_, place) =>
      open({ ROLE: 'worker', ...ownFolder(`worker-${place}`) }),
    ),
  ];
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map(ended));
    await payPal.app.close();
    await mailbox.stop();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(origins.map((origin, place) => untilReady(origin, children[place]!)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** The load balancer's. */
    origin: proxy.origin,
    /** Each web process's. */
    origins,
    /** Requests sent to each web process; empty if `balance` is given. */
    served: proxy.served,
    pids: children.map(({ pid }) => pid ?? 0),
    emailTo: emailsIn(path.join(folder, 'mailbox')),
    /** Runs a shop command in a separate process; returns its output. */
    async command(name: string, ...given: string[]): Promise<string> {
      const child = run([path.join(ROOT, `src/server/commands/${name}.ts`), ...given], {});
      const output = Buffer.concat(await child.stdout!.toArray()).toString();
      await ended(child);
      return output;
    },
    /** Kills a web process without warning. */
    async killWeb(place: number): Promise<void> {
      children[place]?.kill('SIGKILL');
      await ended(children[place]!);
    },
    stop,
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const tooLate = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < tooLate && child.exitCode === null) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`A web process did not open (exit code ${child.exitCode})`);
}
