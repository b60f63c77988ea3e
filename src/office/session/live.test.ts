/** What a page does with a change: what is loaded again, what is only marked, what was on its way. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { applyChange, isOutdated, reloadList } from './live.ts';

const stops: (() => void)[] = [];
beforeEach(() => queryClient.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A shown query whose responses the test gives. Counts how often it asked. */
function shown(...queryKey: string[]) {
  const asked: (() => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<number>((resolve, reject) => {
      signal.addEventListener('abort', reject);
      asked.push(() => resolve(asked.length));
    });
  stops.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  const query = queryClient.getQueryCache().find({ queryKey })!;
  return {
    times: () => asked.length,
    respond: async () => {
      asked.at(-1)!();
      await expect.poll(() => query.state.fetchStatus).toBe('idle');
    },
  };
}

test('a changed order reloads Today, the counts and its own page, and only marks the list', async () => {
  const reloaded = [shown('today'), shown('orders', 'counts'), shown('orders', 'one', 'KS-1')];
  const list = shown('orders', 'list', 'q=mug');
  for (const { respond } of [...reloaded, list]) await respond();
  applyChange('order');
  for (const { times } of reloaded) await expect.poll(times).toBe(2);
  expect([list.times(), isOutdated('orders')]).toEqual([1, true]);
  reloadList('orders');
  await expect.poll(list.times).toBe(2);
  // The button that asks for it is not shown while it is on its way.
  expect(isOutdated('orders')).toBe(false);
  await list.respond();
  expect(isOutdated('orders')).toBe(false);
});

test('changed settings reload their page and the board', async () => {
  const pages = [shown('settings'), shown('workshop', 'board')];
  for (const { respond } of pages) await respond();
  applyChange('settings');
  for (const { times } of pages) await expect.poll(times).toBe(2);
});

test('a detail of an order reloads its own page and leaves the list as it is', async () => {
  const page = shown('orders', 'one', 'KS-2');
  const list = shown('orders', 'list', 'q=slate');
  for (const { respond } of [page, list]) await respond();
  applyChange('orderDetail');
  await expect.poll(page.times).toBe(2);
  expect([list.times(), isOutdated('orders')]).toEqual([1, false]);
});

test('a moved piece reloads the board and the open order, and leaves Today as it is', async () => {
  const board = shown('workshop', 'board');
  const page = shown('orders', 'one', 'KS-3');
  const today = shown('today');
  for (const { respond } of [board, page, today]) await respond();
  applyChange('piece');
  for (const { times } of [board, page]) await expect.poll(times).toBe(2);
  expect(today.times()).toBe(1);
});

test('a list on its way is asked for again, for it may have been read before the change', async () => {
  const list = shown('messages', 'list', '');
  expect(list.times()).toBe(1);
  applyChange('message');
  await expect.poll(list.times).toBe(2);
  await list.respond();
  expect(isOutdated('messages')).toBe(false);
});

test('a change of the staff asks again who is signed in', async () => {
  const session = shown('session');
  await session.respond();
  applyChange('staff');
  await expect.poll(session.times).toBe(2);
});
