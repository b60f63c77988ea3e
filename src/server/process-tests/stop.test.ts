import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { makeStopper } from '../process/stop.ts';

const logger = { info: vi.fn(), error: vi.fn() };

test('drains in one order however the steps were added, each stage waits for the one before', async () => {
  const seen: string[] = [];
  const exit = vi.fn();
  const stopper = makeStopper(logger, exit);
  const slow = (name: string) => ({
    stop: async () => {
      seen.push(`${name} begins`);
      await sleep(20);
      seen.push(`${name} ends`);
    },
  });
  for (const stage of ['database', 'jobs', 'requests', 'readiness', 'connections'] as const)
    stopper.add(stage, slow(stage));
  stopper.stop('test');
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  expect(seen.filter((_, index) => index % 2 === 0).map((line) => line.split(' ')[0])).toEqual([
    'readiness',
    'requests',
    'jobs',
    'connections',
    'database',
  ]);
  expect(seen[1]).toBe('readiness ends');
});

test('a step that fails is logged, and the rest still stops', async () => {
  const exit = vi.fn();
  const database = vi.fn(async () => {});
  const stopper = makeStopper(logger, exit);
  stopper.add('requests', { stop: () => Promise.reject(new Error('stuck')) });
  stopper.add('database', { stop: database });
  stopper.stop('test');
  await expect.poll(() => exit.mock.calls).toEqual([[1]]);
  expect(database).toHaveBeenCalledOnce();
});

test('one Ctrl-C that arrives twice counts once; a second one forces the stop', async () => {
  const exit = vi.fn();
  const force = vi.fn();
  const stopper = makeStopper(logger, exit);
  stopper.add('database', { stop: () => new Promise(() => {}), force });
  stopper.stop('SIGINT');
  stopper.stop('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  await sleep(450);
  stopper.stop('SIGINT');
  expect(force).toHaveBeenCalledOnce();
  expect(exit).toHaveBeenCalledWith(1);
});
