import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { PNG } from 'pngjs';
import { largeJobs } from './large-jobs.ts';
import type { LargeJobs } from './large-jobs.ts';
import { catalogueFolder, markedDesign } from '../../../testing/features/machine-files.ts';
import { isLarge, printPixels } from '../machine/print-size.ts';

const CANVAS = { w: 600, h: 400, bleed: 38, safe: 10 };
const task = {
  kind: 'machine',
  process: 'sublimation',
  mirrored: true,
  settings: {},
  photos: {},
  at: new Date(0),
} as const;

let jobs: LargeJobs;
afterEach(() => jobs.close());

function begin(onChild: (pid: number) => void) {
  jobs = largeJobs({ catalogueFolder, plateBytes: 1024, onChild });
}

const lives = (pid: number): boolean => existsSync(`/proc/${pid}`) || isSignalled(pid);

/** Fallback for systems without /proc. */
function isSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a canvas is made in its own process, which ends afterwards', async () => {
  const pids: number[] = [];
  begin((pid) => void pids.push(pid));
  expect(isLarge('sublimation', CANVAS)).toBe(true);
  const { files } = await jobs.run({ ...task, document: markedDesign(CANVAS) });
  expect(files.map(({ kind }) => kind)).toEqual(['png', 'pdf']);
  const png = PNG.sync.read(Buffer.from(files[0]!.bytes));
  expect([png.width, png.height]).toEqual([printPixels(676), printPixels(476)]);
  expect(pids).toHaveLength(1);
  expect(pids.some(lives)).toBe(false);
}, 60_000);

test('they run one at a time, and a killed one is reported and harms no other', async () => {
  const small = markedDesign();
  let running = 0;
  let together = 0;
  begin((pid) => {
    running += 1;
    together = Math.max(together, running);
    if (together === 1 && running === 1 && first) process.kill(pid, 'SIGKILL');
    first = false;
  });
  let first = true;
  const made = [1, 2, 3].map(async () => {
    try {
      return (await jobs.run({ ...task, document: small })).files.length;
    } catch (error) {
      return String(error);
    } finally {
      running -= 1;
    }
  });
  expect(await Promise.all(made)).toEqual([expect.stringContaining('SIGKILL'), 2, 2]);
  expect(together).toBe(1);
}, 60_000);

test('closing ends the running child', async () => {
  let closed: Promise<void> | undefined;
  begin(() => {
    closed = jobs.close();
  });
  await expect(jobs.run({ ...task, document: markedDesign() })).rejects.toThrow('SIGKILL');
  await closed;
});

test('small jobs and outlines stay with the pool', () => {
  expect(isLarge('sublimation', { w: 200, h: 95, bleed: 2, safe: 9 })).toBe(false);
  expect(isLarge('laser', CANVAS)).toBe(false);
});

test('one is made under Node’s watch mode too, as by `npm run dev`', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  begin(() => {});
  const { files } = await jobs.run({ ...task, document: markedDesign() });
  vi.unstubAllEnvs();
  expect(files.length).toBeGreaterThan(0);
}, 60_000);
