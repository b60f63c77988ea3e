/** Measures another commit and this one in turn, so that both meet the same machine. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from './goals.ts';
import { short } from './goals.ts';
import { medians } from './rounds.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Prints each figure of the other commit, of this one, and their ratio.
 * @param options of the bench, without those of rounds
 */
export async function benchAgainst(
  commit: string,
  rounds: number,
  options: readonly string[],
): Promise<void> {
  assertKnown(commit);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-bench-against-'));
  const other = path.join(folder, 'shop');
  try {
    execFileSync('git', ['worktree', 'add', '--detach', other, commit], { cwd: ROOT });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(other, 'node_modules'));
    const measured: Record<string, Figure[][]> = { [other]: [], [ROOT]: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const tree of round % 2 === 0 ? [other, ROOT] : [ROOT, other]) {
        const file = path.join(folder, 'figures.json');
        await npm(tree, ['run', 'bench', '--', ...options, '--rounds', '1', '--write', file]);
        measured[tree]!.push(JSON.parse(readFileSync(file, 'utf8')) as Figure[]);
      }
    console.log(`\n${compared(commit, medians(measured[other]!), medians(measured[ROOT]!))}\n`);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', other], { cwd: ROOT });
    rmSync(folder, { recursive: true, force: true });
  }
}

function assertKnown(commit: string): void {
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT });
  if (status !== 0) throw new Error(`This repository has no commit ${commit}.`);
}

function compared(commit: string, before: readonly Figure[], now: readonly Figure[]): string {
  return now
    .map(({ name, unit, value, wasBusy }) => {
      const old = before.find((figure) => figure.name === name);
      if (!old) return `${name}: ${short(value)} ${unit}; not measured at ${commit}`;
      const busy = wasBusy || old.wasBusy ? ' (the machine was busy)' : '';
      return `${name}: ${short(old.value)} → ${short(value)} ${unit}, × ${short(value / old.value)}${busy}`;
    })
    .join('\n');
}

async function npm(folder: string, args: readonly string[]): Promise<void> {
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with code ${code} in ${folder}.`);
}
