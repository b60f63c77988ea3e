/**
 * Runs once before the journeys: a throw-away Postgres, and for each of Vitest's workers a running
 * shop of the production build with a database of its own.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../src/server/database/embedded/free-port.ts';
import {
  onServer,
  startTemporary,
  withDatabase,
} from '../../src/server/testing/database/postgres-server.ts';
import { findChromium, headlessOnSystem } from '../../tools/find-chromium.mjs';
import { buildIfStale } from '../../tools/prepare.mjs';
import { startProcess, untilReady, type OpenShop } from './running/shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in the order of VITEST_POOL_ID. */
    openShops: readonly OpenShop[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale();
  const chromium = await findChromium();
  const headless = headlessOnSystem() ?? chromium;
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startTemporary();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-journeys-'));
  const running: RunningShop[] = [];
  const tidy = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    for (const { databaseName } of running)
      await onServer(server.url, `drop database ${databaseName} with (force)`);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let worker = 1; worker <= project.config.maxWorkers; worker += 1)
      running.push(
        await startShop({
          serverUrl: server.url,
          folder,
          worker,
          browsers: { chromium, headless },
        }),
      );
    await Promise.all(running.map(({ shop }) => untilReady(shop)));
  } catch (error) {
    for (const { shop } of running) process.stderr.write(readFileSync(shop.logFile, 'utf8'));
    await tidy();
    throw error;
  }
  project.provide(
    'openShops',
    running.map(({ shop }) => shop),
  );
  return tidy;
}

interface RunningShop {
  shop: OpenShop;
  databaseName: string;
  stop(): Promise<void>;
}

interface ShopPlace {
  serverUrl: string;
  folder: string;
  browsers: Pick<OpenShop, 'chromium' | 'headless'>;
  worker: number;
}

async function startShop({ serverUrl, folder, browsers, worker }: ShopPlace): Promise<RunningShop> {
  const databaseName = `keepsake_journeys_${process.pid}_${worker}`;
  await onServer(serverUrl, `create database ${databaseName}`);
  const home = path.join(folder, String(worker));
  const shop = {
    origin: `http://127.0.0.1:${await freePort()}`,
    databaseUrl: withDatabase(serverUrl, databaseName),
    dataFolder: path.join(home, 'data'),
    logFile: path.join(home, 'shop.log'),
    ...browsers,
  };
  mkdirSync(shop.dataFolder, { recursive: true });
  return { shop, databaseName, stop: startProcess(shop) };
}
