/**
 * A shop with all its peers: Postgres, a payment provider and a mail server, each behind a relay
 * that can misbehave.
 */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { openDatabase } from '../src/server/database/connection/connection.ts';
import type { Database } from '../src/server/database/connection/connection.ts';
import { freePort } from '../src/server/database/embedded/free-port.ts';
import { openMailbox } from '../src/server/gateways/mail/mailbox/mailbox.ts';
import { startStandIn } from '../src/server/gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../src/server/gateways/paypal/stand-in/stand-in.ts';
import type { StandIn } from '../src/server/gateways/paypal/stand-in/stand-in.ts';
import { faultyPeer } from './faulty-peer.ts';
import type { FaultyPeer } from './faulty-peer.ts';
import { startHaproxy } from '../src/server/testing/processes/haproxy.ts';
import { embeddedServer, serverBeside } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { shopProcess } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';

export interface World {
  /** Deleted when the world ends. */
  folder: string;
  /** The address for shoppers: the one process, or the load balancer in front of several. */
  origin: string;
  shops: ShopProcess[];
  /** The processes that serve requests. */
  webs: ShopProcess[];
  /** The first of those that do the jobs. */
  worker: ShopProcess;
  dataFolder: string;
  postgres: PostgresServer;
  payPal: StandIn;
  payPalPeer: FaultyPeer;
  mailPeer: FaultyPeer;
  /** Fires when the world ends. */
  signal: AbortSignal;
  /** Environment of the shop's processes, for its commands. */
  environment: NodeJS.ProcessEnv;
  /** Every email that the mail server received. */
  emails(): Promise<ReceivedEmail[]>;
  /** Opens the shop's database for one task. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface ReceivedEmail {
  to: string;
  text: string;
  /** The same if an email was handed over twice. */
  messageId: string;
}

export interface WorldOptions {
  postgres: 'embedded' | 'beside';
  /** Web processes behind a load balancer, besides workers; 0 for one process that does both. */
  webs?: number;
  /** Default: one. */
  workers?: number;
  environment?: NodeJS.ProcessEnv;
  /** An existing folder for DATA_DIR. */
  dataFolder?: string;
}

const KEYS = { clientId: 'faults', clientSecret: 'hidden', webhookId: 'WH-FAULTS' };
/** The provider resends unacknowledged webhooks; the real one waits longer in between. */
const WEBHOOK_RETRIES_MS = [500, 1000, 2000, 4000, 8000, 16_000];

const openWorlds = new Set<World>();

/** For a run that is stopped: nothing that it started may outlive it. */
export async function closeWorlds(): Promise<void> {
  await Promise.allSettled([...openWorlds].map((world) => world.stop()));
}

export async function openWorld(options: WorldOptions): Promise<World> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-faults-'));
  // Postgres may run under a different account.
  chmodSync(folder, 0o755);
  const dataFolder = options.dataFolder ?? path.join(folder, 'data');
  const postgres =
    options.postgres === 'embedded' ? embeddedServer(dataFolder) : await serverBeside(folder);
  const mail = await openMail(folder);
  const network = await openNetwork(folder, options.webs ?? 0);
  const provider = await openProvider(network.origin);
  const environment = environmentOf({ options, dataFolder, postgres, mail, network, provider });
  const { webs, workers } = shopProcesses(network, environment, options.workers ?? 1);
  const shops = [...new Set([...webs, ...workers])];
  const ending = new AbortController();
  const world: World = {
    folder,
    signal: ending.signal,
    origin: network.origin,
    shops,
    webs,
    worker: workers[0]!,
    dataFolder,
    postgres,
    payPal: provider.payPal,
    payPalPeer: provider.peer,
    mailPeer: mail.peer,
    environment,
    emails: () => readEmails(mail.folder),
    withDatabase: (work) => databaseAt(postgres, work),
    async stop() {
      openWorlds.delete(world);
      ending.abort();
      for (const shop of shops) if (shop.isRunning) await shop.stop();
      await provider.app.close();
      await Promise.all([
        provider.peer.stop(),
        mail.peer.stop(),
        mail.mailbox.stop(),
        network.balancer?.stop(),
      ]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  openWorlds.add(world);
  await startShop(world);
  return world;
}

async function openMail(worldFolder: string) {
  const folder = path.join(worldFolder, 'mailbox');
  const mailbox = await openMailbox(folder);
  return { folder, mailbox, peer: await faultyPeer(Number(new URL(mailbox.smtpUrl).port)) };
}

/** The addresses of the shop's processes, and the load balancer in front if there are several. */
async function openNetwork(folder: string, webCount: number) {
  const ports = await Promise.all(Array.from({ length: Math.max(1, webCount) }, freePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const balancer = webCount > 0 ? await startHaproxy(folder, ports) : undefined;
  return { ports, origins, balancer, origin: balancer?.origin ?? origins[0]! };
}

async function openProvider(shopOrigin: string) {
  const port = await freePort();
  const payPal = newStandIn({
    ...KEYS,
    // Shoppers reach the provider even while the shop cannot.
    publicUrl: `http://127.0.0.1:${port}`,
    webhookUrl: `${shopOrigin}/gateway/paypal/webhook`,
    retryDelaysMs: WEBHOOK_RETRIES_MS,
  });
  const { app } = await startStandIn(payPal, port);
  return { payPal, app, peer: await faultyPeer(port) };
}

type Network = Awaited<ReturnType<typeof openNetwork>>;

interface Peers {
  options: WorldOptions;
  dataFolder: string;
  postgres: PostgresServer;
  mail: Awaited<ReturnType<typeof openMail>>;
  network: Network;
  provider: Awaited<ReturnType<typeof openProvider>>;
}

const environmentOf = ({
  options,
  dataFolder,
  postgres,
  mail,
  network,
  provider,
}: Peers): NodeJS.ProcessEnv => ({
  DATA_DIR: dataFolder,
  ...(options.postgres === 'beside' && { DATABASE_URL: postgres.url() }),
  SECRET: 'a secret that every process of the faults run shares',
  ORIGIN: network.origin,
  HOST: '127.0.0.1',
  // Several processes share their limits, which no shopper reaches.
  ...(network.balancer
    ? { TRUST_PROXY: '1', DRAIN_SECONDS: '2', RATE_LIMITS: '9999' }
    : { RATE_LIMITS: 'off' }),
  LOG_LEVEL: 'warn',
  SMTP_URL: `smtp://127.0.0.1:${mail.peer.port}`,
  PAYPAL_BASE_URL: `http://127.0.0.1:${provider.peer.port}`,
  PAYPAL_CLIENT_ID: KEYS.clientId,
  PAYPAL_CLIENT_SECRET: KEYS.clientSecret,
  PAYPAL_WEBHOOK_ID: KEYS.webhookId,
  BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
  ...options.environment,
});

/** Workers of their own behind a load balancer; otherwise one process does everything. */
function shopProcesses(
  { origins, ports, balancer, origin }: Network,
  environment: NodeJS.ProcessEnv,
  workerCount: number,
): { webs: ShopProcess[]; workers: ShopProcess[] } {
  const role = balancer ? 'web' : 'all';
  const webs = origins.map((own, place) =>
    shopProcess(own, { ...environment, ROLE: role, PORT: String(ports[place]) }),
  );
  if (!balancer) return { webs, workers: webs };
  const workers = Array.from({ length: workerCount }, () =>
    shopProcess(origin, { ...environment, ROLE: 'worker' }),
  );
  return { webs, workers };
}

async function startShop(world: World): Promise<void> {
  const { webs, shops, worker } = world;
  try {
    for (const web of webs) {
      web.start();
      await web.untilReady();
    }
    for (const shop of shops) if (!webs.includes(shop)) shop.start();
    // The load balancer knows of them when this answers.
    if (!webs.includes(worker)) await worker.untilReady();
    await stockUp(world);
  } catch (error) {
    await world.stop();
    throw error;
  }
}

/** Opens the database for one task. */
export async function databaseAt<Result>(
  postgres: PostgresServer,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(postgres.url(), { poolSize: 2, name: 'keepsake faults' });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Enough blanks for any run. */
async function stockUp({ withDatabase }: World): Promise<void> {
  await withDatabase((database) =>
    database.updateTable('blankVariant').set({ stock: 100_000 }).execute(),
  );
}

async function readEmails(folder: string): Promise<ReceivedEmail[]> {
  const names = await readdir(folder);
  return await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const email = await PostalMime.parse(await readFile(path.join(folder, name)));
        const { to, text = '', messageId = '' } = email;
        return { to: to?.[0]?.address ?? '', text, messageId };
      }),
  );
}
