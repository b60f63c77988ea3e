/** The disk of the data folder is full, and then read-only, while guests buy. Needs the right to mount. */

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { shopProcess } from '../shop-process.ts';
import { sendShoppers } from '../shoppers.ts';
import { openWorld } from '../world.ts';

const FULL_MS = 15_000;
const DISK = 'size=400m';
const SHOPPERS = 2;
const STARTS_REFUSED_WITHIN_MS = 30_000;

export const fullDisk: Scenario = async ({ random, scale, report }) => {
  const disk = mkdtempSync(path.join(os.tmpdir(), 'keepsake-disk-'));
  const mountError = mount(disk);
  if (mountError)
    return [
      {
        scenario: 'full disk',
        provoked: 'nothing: this account may not mount',
        seen: mountError,
        losses: [],
      },
    ];
  try {
    const dataFolder = path.join(disk, 'data');
    const world = await openWorld({ postgres: 'embedded', dataFolder });
    try {
      const shoppers = sendShoppers({
        origin: world.origin,
        signal: world.signal,
        goods: await smallGoods(world),
        count: SHOPPERS,
        random,
        name: 'disk',
      });
      await sleep(3000);
      report('filling the disk');
      const filler = path.join(disk, 'filler');
      const fullMs = scaled(FULL_MS, scale, 5000);
      const until = Date.now() + fullMs;
      while (Date.now() < until) {
        fill(disk, filler);
        await sleep(200);
      }
      rmSync(filler);
      await sleep(3000);
      await shoppers.stop();
      const audited = await audit(world, [shoppers.acknowledged]);
      return [
        {
          scenario: 'full disk under load',
          provoked: `${inSeconds(fullMs)} without a free block, ${audited.paidOrders} paid orders`,
          seen: `answers ${[...shoppers.acknowledged.answers].map(([status, count]) => `${status}: ${count}`).join(', ')}; all settled ${inSeconds(audited.settledMilliseconds)} later`,
          losses: audited.losses,
        },
        await startReadOnly(world.environment, disk, async () => {
          await world.webs[0]!.stop();
        }),
      ];
    } finally {
      await world.stop();
    }
  } finally {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
};

function mount(disk: string): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk], { stdio: 'pipe' });
    chmodSync(disk, 0o755);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

/** Takes all free space, again and again, because the shop frees some. */
function fill(disk: string, filler: string): void {
  const { bavail, bsize } = statfsSync(disk);
  const free = bavail * bsize;
  if (free === 0) return;
  try {
    writeFileSync(filler, Buffer.alloc(free), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** A shop that cannot write to its data folder says so in one line and exits. */
async function startReadOnly(
  environment: NodeJS.ProcessEnv,
  disk: string,
  stopShop: () => Promise<void>,
): Promise<Outcome> {
  await stopShop();
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const shop = shopProcess(environment.ORIGIN ?? '', {
    ...environment,
    PORT: new URL(environment.ORIGIN ?? '').port,
  });
  shop.start();
  const begun = performance.now();
  while (shop.isRunning && performance.now() - begun < STARTS_REFUSED_WITHIN_MS) await sleep(50);
  const end = shop.unexpectedEnds[0];
  if (shop.isRunning) await shop.kill('SIGKILL');
  execFileSync('mount', ['-o', 'remount,rw', disk]);
  const losses = end
    ? / at .*\.ts:\d+/.test(end)
      ? [`it printed a stack: ${end}`]
      : []
    : ['it did not end'];
  return {
    scenario: 'start on a read-only disk',
    provoked: '1 start',
    seen: end ?? 'still running',
    losses,
  };
}
