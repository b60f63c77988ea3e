/** Processes of the operating system: whether they run, their signals, and the file with a postmaster's id. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export async function ended(pid: number, timeout: number): Promise<boolean> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await sleep(10))
    if (!isAlive(pid)) return true;
  return false;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !hasEnded(pid);
}

/** In a container without an init process nothing reaps an ended orphan. Always false without /proc. */
function hasEnded(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The process may end between the signal and the read.
    if (code === 'ENOENT' || code === 'ESRCH') return existsSync('/proc/self/status');
    throw error;
  }
}

export function readPidFile(folder: string): {
  pid: number;
  /** Data folder of the server that wrote it. */
  over: string;
  port: number;
  status: string;
} {
  const file = path.join(folder, 'postmaster.pid');
  // Lines: pid, data folder, start time, port, socket folder, listen address, memory key, status.
  const lines = textOf(file).split('\n');
  return {
    pid: Number(lines[0] ?? 0),
    over: lines[1] ?? '',
    port: Number(lines[3] ?? 0),
    status: (lines[7] ?? '').trim(),
  };
}

/** '' without the file. Postgres deletes it when it stops, also between a look for it and the reading. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}
