/**
 * A shop with all its peers: Postgres, a payment provider and a mail server, each behind a relay
 * that can misbehave.
 */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { openDatabase } from '../src/server/database/connection.ts';
import type { Database } from '../src/server/database/connection.ts';
import { freePort } from '../src/server/database/embedded/embedded.ts';
import { openMailbox } from '../src/server/gateways/mail/mailbox/mailbox.ts';
import { startStandIn } from '../src/server/gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../src/server/gateways/paypal/stand-in/stand-in.ts';
import type { StandIn } from '../src/server/gateways/paypal/stand-in/stand-in.ts';
import { roundRobin } from '../src/server/testing/processes/load-balancer.ts';
import { faultyPeer } from './faulty-peer.ts';
import type { FaultyPeer } from './faulty-peer.ts';
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
  emails(): Promise<{ to: string; text: string }[]>;
  /** Opens the shop's database for one task. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface WorldOptions {
  postgres: 'embedded' | 'beside';
  /** Web processes besides one worker; 0 for one process that does both. */
  webs?: number;
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

export async function openWorld({
  postgres: kind,
  webs: webCount = 0,
  environment: given = {},
  dataFolder: givenFolder,
}: WorldOptions): Promise<World> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-faults-'));
  // Postgres may run under a different account.
  chmodSync(folder, 0o755);
  const dataFolder = givenFolder ?? path.join(folder, 'data');
  const postgres = kind === 'embedded' ? embeddedServer(dataFolder) : await serverBeside(folder);
  const mailFolder = path.join(folder, 'mailbox');
  const mailbox = await openMailbox(mailFolder);
  const mailPeer = await faultyPeer(Number(new URL(mailbox.smtpUrl).port));
  const ports = await Promise.all(Array.from({ length: Math.max(1, webCount) }, freePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const balancer = webCount > 0 ? await roundRobin(origins) : undefined;
  const origin = balancer?.origin ?? origins[0]!;
  const payPalPort = await freePort();
  const payPal = newStandIn({
    ...KEYS,
    // Shoppers reach the provider even while the shop cannot.
    publicUrl: `http://127.0.0.1:${payPalPort}`,
    webhookUrl: `${origin}/gateway/paypal/webhook`,
    retryDelaysMs: WEBHOOK_RETRIES_MS,
  });
  const { app: payPalApp } = await startStandIn(payPal, payPalPort);
  const payPalPeer = await faultyPeer(payPalPort);

  const environment: NodeJS.ProcessEnv = {
    DATA_DIR: dataFolder,
    ...(kind === 'beside' && { DATABASE_URL: postgres.url() }),
    SECRET: 'a secret that every process of the faults run shares',
    ORIGIN: origin,
    HOST: '127.0.0.1',
    ...(balancer && { TRUST_PROXY: '1' }),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${mailPeer.port}`,
    PAYPAL_BASE_URL: `http://127.0.0.1:${payPalPeer.port}`,
    PAYPAL_CLIENT_ID: KEYS.clientId,
    PAYPAL_CLIENT_SECRET: KEYS.clientSecret,
    PAYPAL_WEBHOOK_ID: KEYS.webhookId,
    BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
    ...given,
  };
  const role = webCount > 0 ? 'web' : 'all';
  const webs = origins.map((own, place) =>
    shopProcess(own, { ...environment, ROLE: role, PORT: String(ports[place]) }),
  );
  const worker = webCount > 0 ? shopProcess(origin, { ...environment, ROLE: 'worker' }) : webs[0]!;
  const shops = [...new Set([...webs, worker])];

  const ending = new AbortController();
  const world: World = {
    folder,
    signal: ending.signal,
    origin,
    shops,
    webs,
    worker,
    dataFolder,
    postgres,
    payPal,
    payPalPeer,
    mailPeer,
    environment,
    emails: () => readEmails(mailFolder),
    withDatabase: (work) => databaseAt(postgres, work),
    async stop() {
      openWorlds.delete(world);
      ending.abort();
      for (const shop of shops) if (shop.isRunning) await shop.stop();
      await payPalApp.close();
      await Promise.all([payPalPeer.stop(), mailPeer.stop(), mailbox.stop(), balancer?.stop()]);
      await postgres.stop();
      rmSync(folder, {
        recursive: true,
        force: true,
      });
    },
  };
  openWorlds.add(world);
  try {
    for (const web of webs) {
      web.start();
      await web.untilReady();
    }
    if (worker !== webs[0]) worker.start();
    await stockUp(world);
  } catch (error) {
    await world.stop();
    throw error;
  }
  return world;
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

async function readEmails(folder: string): Promise<{ to: string; text: string }[]> {
  const names = await readdir(folder);
  return await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const email = await PostalMime.parse(await readFile(path.join(folder, name)));
        return { to: email.to?.[0]?.address ?? '', text: email.text ?? '' };
      }),
  );
}
