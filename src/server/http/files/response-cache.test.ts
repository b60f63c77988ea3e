import { expect, test, vi } from 'vitest';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { answerCache } from './response-cache.ts';

function changingVersion() {
  let at = 1;
  const heard: (() => void)[] = [];
  const version: Pick<CatalogueVersion, 'current' | 'onChange'> = {
    current: () => at,
    onChange: (listener) => void heard.push(listener),
  };
  return {
    version: version as CatalogueVersion,
    change() {
      at += 1;
      for (const listener of heard) listener();
    },
  };
}

test('a response is made once, however many request it at the same time', async () => {
  const cache = answerCache(changingVersion().version);
  const make = vi.fn(async () => ['mugs']);
  const answers = await Promise.all([1, 2, 3].map(() => cache.fill('/menu', make)));
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(answers).size).toBe(1);
  expect(cache.get('/menu')).toBe(answers[0]);
});

test('a response begun before a change is not served to later callers', async () => {
  const { version, change } = changingVersion();
  const cache = answerCache(version);
  let finish = (_: string) => {};
  const before = cache.fill('/menu', () => new Promise<string>((resolve) => (finish = resolve)));
  change();
  const after = cache.fill('/menu', async () => 'new');
  finish('old');
  expect([String((await before).body), String((await after).body)]).toEqual([
    '{"status":"success","data":"old"}',
    '{"status":"success","data":"new"}',
  ]);
  expect(cache.get('/menu')).toBe(await after);
});

test('a failed response is made again', async () => {
  const cache = answerCache(changingVersion().version);
  await expect(cache.fill('/menu', () => Promise.reject(new Error('database')))).rejects.toThrow(
    'database',
  );
  expect(String((await cache.fill('/menu', async () => 'back')).body)).toContain('back');
});
