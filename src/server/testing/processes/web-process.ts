/** One web process of the shop in production mode, for tests of its sockets and its exit. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../../../../tools/prepare.mjs';
import { NODE_FLAGS, SHOP_PROGRAM } from '../../../../tools/shop-program.mjs';
import { freePort } from '../../database/embedded/free-port.ts';
import { eventually } from './shop-client.ts';
import { INHERITED } from './inherited-environment.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** @param settings in addition to the usual ones, or instead of them */
export async function openWebProcess(databaseUrl: string, settings: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-web-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await buildIfStale();
  const child = spawn(process.execPath, [...NODE_FLAGS, SHOP_PROGRAM], {
    cwd: ROOT,
    // The channel closes when the tests are killed outright, which makes the shop stop.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...INHERITED,
      ROLE: 'web',
      DATABASE_URL: databaseUrl,
      SECRET: 'a secret that every process shares',
      DATA_DIR: folder,
      ORIGIN: origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
      ...settings,
    },
  });
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    return answer?.ok || undefined;
  });
  return {
    origin,
    port,
    /** Sends SIGTERM; returns its exit code. */
    async terminate(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await ended;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
