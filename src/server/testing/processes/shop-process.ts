/** The shop as `npm start` runs it: one real process on its own port, which tests may break from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../../../tools/prepare.mjs';
import { NODE_FLAGS, SHOP_PROGRAM } from '../../../../tools/shop-program.mjs';
import { freePort } from '../../database/embedded/free-port.ts';
import { INHERITED } from './inherited-environment.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const OPENS_WITHIN_MS = 180_000;

export type ShopProcess = Awaited<ReturnType<typeof openProcess>>;

/** @param settings the environment, besides an address, no rate limits and a quiet log */
export async function openProcess(settings: NodeJS.ProcessEnv) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  await buildIfStale();
  const child = spawn(process.execPath, [...NODE_FLAGS, SHOP_PROGRAM], {
    cwd: ROOT,
    // The channel closes when the tests are killed outright, which makes the shop stop.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...INHERITED,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
      ...settings,
    },
  });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (text) => lines.push(String(text)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const shop = {
    origin,
    isRunning,
    /** All its output so far. */
    output: () => lines.join(''),
    isReady: async () =>
      (await fetch(`${origin}/health/ready`).catch(() => undefined))?.status === 200,
    /** Waits until it responds; fails if the process has ended. */
    async untilReady(): Promise<void> {
      const tooLate = Date.now() + OPENS_WITHIN_MS;
      while (isRunning() && Date.now() < tooLate) {
        if (await shop.isReady()) return;
        await sleep(10);
      }
      throw new Error(`The shop is not ready (exit code ${child.exitCode}): ${lines.join('')}`);
    },
    /** Returns its exit code. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
      if (isRunning()) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
  return shop;
}
