/**
 * Runs once before the journeys: a throw-away Postgres and one running shop, the production build,
 * for all of them.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../src/server/database/embedded/embedded.ts';
import {
  onServer,
  startThrowAway,
  withDatabase,
} from '../../src/server/testing/database/postgres-server.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
import { buildIfStale } from '../../tools/prepare.mjs';

/** What every journey knows of the shop. */
export interface OpenShop {
  /** 127.0.0.1, where pages behave as in public; on localhost some features are off. */
  origin: string;
  databaseUrl: string;
  dataFolder: string;
  logFile: string;
  chromium: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    openShop: OpenShop;
  }
}

const ROOT = path.join(import.meta.dirname, '../..');
const OPENS_WITHIN_MS = 180_000;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale();
  const chromium = await findChromium();
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startThrowAway();
  const name = `keepsake_journeys_${process.pid}`;
  await onServer(server.url, `create database ${name}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-journeys-'));
  const shop = {
    origin: `http://127.0.0.1:${await freePort()}`,
    databaseUrl: withDatabase(server.url, name),
    dataFolder: path.join(folder, 'data'),
    logFile: path.join(folder, 'shop.log'),
    chromium,
  };
  mkdirSync(shop.dataFolder);
  const stopShop = startShop(shop);
  const tidy = async () => {
    await stopShop();
    await onServer(server.url, `drop database ${name} with (force)`);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(shop);
  } catch (error) {
    process.stderr.write(readFileSync(shop.logFile, 'utf8'));
    await tidy();
    throw error;
  }
  project.provide('openShop', shop);
  return tidy;
}

/** Returns a function that stops it. */
function startShop({ origin, databaseUrl, dataFolder, logFile }: OpenShop): () => Promise<void> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    // The channel closes when the tests are killed outright, which makes the shop stop.
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      SECRET: 'a secret for the length of the journeys',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      ORIGIN: origin,
      RATE_LIMITS: 'off',
      BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
    },
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

async function untilReady({ origin }: OpenShop): Promise<void> {
  const tooLate = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < tooLate) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop did not open within ${OPENS_WITHIN_MS} ms; its words are above.`);
}
