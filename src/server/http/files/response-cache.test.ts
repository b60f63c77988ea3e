import { expect, test, vi } from 'vitest';
import { countedChanges } from '../../database/catalogue-version.ts';
import { shows } from '../../caches/surrogate-keys.ts';
import { answerCache } from './response-cache.ts';

test('a response is made once, however many request it at the same time', async () => {
  const cache = answerCache(countedChanges());
  const make = vi.fn(async () => ['mugs']);
  const answers = await Promise.all([1, 2, 3].map(() => cache.fill('/menu', make)));
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(answers).size).toBe(1);
  expect(cache.get('/menu')).toBe(answers[0]);
});

test('a response begun before a change is not served to later callers', async () => {
  const version = countedChanges();
  const cache = answerCache(version);
  let finish = (_: string) => {};
  const before = cache.fill('/menu', () => new Promise<string>((resolve) => (finish = resolve)));
  version.change(null);
  const after = cache.fill('/menu', async () => 'new');
  finish('old');
  expect([String((await before).raw), String((await after).raw)]).toEqual([
    '{"status":"success","data":"old"}',
    '{"status":"success","data":"new"}',
  ]);
  expect(cache.get('/menu')).toBe(await after);
});

test('a failed response is made again', async () => {
  const cache = answerCache(countedChanges());
  await expect(cache.fill('/menu', () => Promise.reject(new Error('database')))).rejects.toThrow(
    'database',
  );
  expect(String((await cache.fill('/menu', async () => 'back')).raw)).toContain('back');
});

test('a change drops the responses that show what changed', async () => {
  const version = countedChanges();
  const cache = answerCache(version);
  for (const key of ['product:mug', 'product:slate'])
    await cache.fill(key, async () => shows(key, 'sale'));
  version.change(['prices', 'product:mug']);
  expect([cache.get('product:mug'), cache.get('product:slate')]).toEqual([
    undefined,
    expect.anything(),
  ]);
  version.change(['sale']);
  expect(cache.get('product:slate')).toBeUndefined();
});
