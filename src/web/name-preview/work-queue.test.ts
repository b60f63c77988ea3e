import { expect, test } from 'vitest';
import { workQueue } from './work-queue.ts';

function works() {
  const begun: string[] = [];
  const ends: Record<string, { resolve: () => void; reject: (failure: Error) => void }> = {};
  const work = (name: string) => () => {
    begun.push(name);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends[name] = { resolve, reject };
    return promise;
  };
  const end = async (name: string) => {
    ends[name]?.resolve();
    await new Promise((settled) => setImmediate(settled));
  };
  const fail = async (name: string) => {
    ends[name]?.reject(new Error(name));
    await new Promise((settled) => setImmediate(settled));
  };
  return { begun, work, end, fail };
}

test('the number of running tasks is limited, and the first ones begin first', async () => {
  const { begun, work, end } = works();
  const take = workQueue(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => take(work(name)));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  await Promise.all(all);
});

test('a failed task frees its place', async () => {
  const { begun, work, end, fail } = works();
  const take = workQueue(1);
  const first = take(work('a')).catch((failure: Error) => failure.message);
  const second = take(work('b'));
  await fail('a');
  expect(await first).toBe('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await second;
});
