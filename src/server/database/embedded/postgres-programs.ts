/** Runs the programs of Postgres as the account that owns the data. */
import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { DatabaseRefusal } from '../database-refusal.ts';
import type { Account } from './embedded-account.ts';
import type { PostgresPrograms } from './embedded-binaries.ts';

export interface Place {
  programs: PostgresPrograms;
  account: Account | null;
  /** The data folder; the server's log is beside it. */
  folder: string;
  /** Trades safety in power cuts for speed; for tests. */
  unsafe?: boolean;
}

export function spawnOptions({ account }: Place, output: 'pipe' | number): SpawnOptions {
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    SystemRoot: process.env.SystemRoot,
  };
  return {
    ...account,
    cwd: path.parse(process.cwd()).root,
    env,
    stdio: ['ignore', output, output],
    windowsHide: true,
  };
}

/** Throws DatabaseRefusal with the reason if the program fails. */
export async function runToEnd(
  program: string,
  options: SpawnOptions,
  args: string[],
): Promise<void> {
  const child = spawn(program, args, options);
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output += String(text)));
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new DatabaseRefusal(`${path.basename(program)}: ${gravestLine(output)}`)),
    );
  });
}

/** The line that gives the reason, from all output of Postgres and its programs. */
export function gravestLine(output: string): string {
  const lines = output.trim().split('\n');
  return (lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '').trim();
}
