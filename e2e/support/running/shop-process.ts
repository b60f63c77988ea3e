/** A process of a running shop. */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { NODE_FLAGS, SHOP_PROGRAM } from '../../../tools/shop-program.mjs';

/** What every journey knows of its shop. */
export interface OpenShop {
  /** 127.0.0.1, where pages behave as in public; on localhost some features are off. */
  origin: string;
  databaseUrl: string;
  dataFolder: string;
  logFile: string;
  chromium: string;
  /** Without windows, where the system has one; its profile has no settings. */
  headless: string;
}

export const ROOT = path.join(import.meta.dirname, '../../..');
export const SECRET = 'a secret for the length of the journeys';
const OPENS_WITHIN_MS = 180_000;

/**
 * Returns a function that stops it.
 *
 * @param rateLimits multiplies every limit
 */
export function startProcess(
  { origin, databaseUrl, dataFolder, logFile }: OpenShop,
  rateLimits = 'off',
): () => Promise<void> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...NODE_FLAGS, SHOP_PROGRAM], {
    cwd: ROOT,
    // The channel closes when the tests are killed outright, which makes the shop stop.
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      SECRET,
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      ORIGIN: origin,
      RATE_LIMITS: rateLimits,
      BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
    },
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

export async function untilReady({ origin }: Pick<OpenShop, 'origin'>): Promise<void> {
  const tooLate = Date.now() + OPENS_WITHIN_MS;
  while (Date.now() < tooLate) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop did not start within ${OPENS_WITHIN_MS} ms; its log is above.`);
}
