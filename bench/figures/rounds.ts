/** Measures in rounds on a quiet machine, and reports the median of each figure. */
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './goals.ts';

export interface Rounds {
  rounds: number;
  /** Reports figures although other programs use the processor: for a first look only. */
  evenIfBusy: boolean;
}

const LOOK_MS = 500;
const PATIENCE_MS = 60_000;
/** Share of all cores. */
const QUIET = 0.1;

/** @param measure is given the round, from 0 */
export async function inRounds(
  { rounds, evenIfBusy }: Rounds,
  measure: (round: number) => Promise<Figure[]>,
): Promise<Figure[]> {
  const measured: Figure[][] = [];
  let wasQuiet = true;
  for (let round = 0; round < rounds; round += 1) {
    wasQuiet = (evenIfBusy || (await becomesQuiet())) && wasQuiet;
    measured.push(await measure(round));
  }
  return medians(measured).map((figure) => (wasQuiet ? figure : { ...figure, wasBusy: true }));
}

/** Of each figure the round with the middle value, with the lowest and the highest beside it. */
export function medians(measured: readonly (readonly Figure[])[]): Figure[] {
  const [first = []] = measured;
  return first.map(({ name }) => {
    const each = measured
      .flatMap((figures) => figures.filter((figure) => figure.name === name))
      .toSorted((one, other) => one.value - other.value);
    const middle = each[Math.floor((each.length - 1) / 2)]!;
    const [lowest, highest] = [each[0]!.value, each.at(-1)!.value];
    const spread: Record<string, number> = each.length > 1 ? { from: lowest, to: highest } : {};
    return { ...middle, detail: { ...spread, ...middle.detail } };
  });
}

/** Whether other programs leave the machine alone for a moment within a minute. */
async function becomesQuiet(): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) if ((await busyShare()) < QUIET) return true;
  return false;
}

async function busyShare(): Promise<number> {
  const before = processorTimes();
  await sleep(LOOK_MS);
  const after = processorTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}

function processorTimes(): { busy: number; all: number } {
  const times = os.cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    all: user + nice + sys + irq + idle,
  }));
  const sum = (read: (one: (typeof times)[number]) => number) =>
    times.reduce((all, one) => all + read(one), 0);
  return { busy: sum(({ busy }) => busy), all: sum(({ all }) => all) };
}
