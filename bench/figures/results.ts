/** Keeps what was measured: one line of bench/results.jsonl for each run. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from './goals.ts';

export interface Result {
  at: string;
  /** Ends with '+' if files differ from the commit. */
  commit: string;
  machine: string;
  products: number;
  seconds: number;
  rounds: number;
  figures: readonly Figure[];
}

export type Setting = Pick<Result, 'products' | 'seconds' | 'rounds'>;

export const RESULTS = path.join(import.meta.dirname, '../results.jsonl');

export function resultOf(figures: readonly Figure[], setting: Setting): Result {
  return {
    at: new Date().toISOString(),
    commit: currentCommit(),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`,
    ...setting,
    figures,
  };
}

/** Adds it to the file, unless the machine was busy all the time. */
export function keep(result: Result): void {
  const figures = result.figures.filter(({ wasBusy }) => !wasBusy);
  if (figures.length > 0) appendFileSync(RESULTS, `${JSON.stringify({ ...result, figures })}\n`);
}

function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no');
  const others = changed
    .split('\n')
    .filter((line) => line && !line.endsWith('bench/results.jsonl'));
  return git('rev-parse', '--short=8', 'HEAD') + (others.length > 0 ? '+' : '');
}
