/** Starts, awaits and stops the server processes under measurement; reads their cost from /proc. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS } from '../tools/shop-program.mjs';
import { freePort } from '../src/server/database/embedded/free-port.ts';

export interface Server {
  url: string;
  pid: number;
  /** From the start to the first good response. */
  startMilliseconds: number;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 5;
/** Ticks of /proc are hundredths of a second on every Linux. */
const MILLISECONDS_A_TICK = 10;

/**
 * Runs a script with the current Node and waits until `/` responds 200.
 * @param script absolute, or relative to this folder
 */
export async function startServer(
  script: string,
  environment: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, path.resolve(import.meta.dirname, script)],
    {
      env: {
        ...process.env,
        PORT: String(port),
        ORIGIN: url,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child.stdout.resume();
  await answers(child, url, begun);
  return {
    url,
    pid: child.pid ?? 0,
    startMilliseconds: performance.now() - begun,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Stops it when the work is done. */
export async function during<Done>(
  starting: Promise<Server>,
  work: (server: Server) => Promise<Done>,
): Promise<Done> {
  const server = await starting;
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function answers(child: ChildProcess, url: string, begun: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it responded.`);
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    if (performance.now() - begun > START_TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server did not respond within ${START_TIMEOUT_MS} ms.`);
    }
    await sleep(POLL_MS);
  }
}

/** CPU used so far by a process, its children, and children that have ended. */
export function cpuMilliseconds(pid: number): number {
  let ticks = 0;
  for (const one of everyProcess()) {
    const status = statusOf(one);
    if (!status) continue;
    if (one === pid) ticks += status.own + status.endedChildren;
    else if (status.parent === pid) ticks += status.own;
  }
  return ticks * MILLISECONDS_A_TICK;
}

export function residentMebibytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function everyProcess(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
}

function statusOf(pid: number): { parent: number; own: number; endedChildren: number } | null {
  try {
    // The program's name, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const at = (place: number) => Number(fields[place]);
    return { parent: at(1), own: at(11) + at(12), endedChildren: at(13) + at(14) };
  } catch {
    return null;
  }
}
