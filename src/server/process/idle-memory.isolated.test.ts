import { expect, test } from 'vitest';
import { collectGarbage, idleMemory } from './idle-memory.ts';

const MEBIBYTE = 1024 * 1024;
const IDLE = 0.01;
const BUSY = 0.5;

function watched() {
  const seen = { utilization: BUSY, heapBytes: 60 * MEBIBYTE, collections: 0 };
  const look = idleMemory({
    utilization: () => seen.utilization,
    heapBytes: () => seen.heapBytes,
    collect: async () => {
      seen.collections += 1;
      seen.heapBytes = 40 * MEBIBYTE;
    },
  });
  const pass = async (seconds: number, utilization: number) => {
    seen.utilization = utilization;
    for (let second = 0; second < seconds; second += 1) await look();
  };
  return { seen, pass };
}

test('collects once the start is over', async () => {
  const { seen, pass } = watched();
  await pass(20, BUSY);
  expect(seen.collections).toBe(0);
  await pass(1, IDLE);
  expect(seen.collections).toBe(1);
  await pass(120, IDLE);
  expect(seen.collections).toBe(1);
});

test('collects again only after growth and half a minute without work', async () => {
  const { seen, pass } = watched();
  await pass(1, IDLE);
  seen.heapBytes = 90 * MEBIBYTE;
  for (let visitor = 0; visitor < 10; visitor += 1) {
    await pass(29, IDLE);
    await pass(1, BUSY);
  }
  expect(seen.collections).toBe(1);
  await pass(30, IDLE);
  expect(seen.collections).toBe(2);
  seen.heapBytes = 50 * MEBIBYTE;
  await pass(60, IDLE);
  expect(seen.collections).toBe(2);
});

test('frees what nothing refers to', async () => {
  let kept: object[] | null = Array.from({ length: 1_000_000 }, (_, place) => ({ place }));
  await collectGarbage();
  const before = process.memoryUsage().heapTotal;
  expect(kept).toHaveLength(1_000_000);
  kept = null;
  await collectGarbage();
  expect(before - process.memoryUsage().heapTotal).toBeGreaterThan(10 * MEBIBYTE);
});
