import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translate } from '../state/translations.ts';
import { loadTranslations } from './translations-loader.ts';

interface Read {
  address: string;
  answer(response: Response): void;
  fail(): void;
}

let reads: Read[];
beforeEach(() => {
  reads = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    reads.push({ address, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) });
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const answer = async (read: Read | undefined, bundle: object = { word: 'there' }) => {
  read?.answer(Response.json(bundle));
  await settle();
};

test('a file is read once from its address, for any number of callers', async () => {
  const both = Promise.all([
    loadTranslations(['one-file'], 'v1'),
    loadTranslations(['one-file'], 'v1'),
  ]);
  expect(reads.map(({ address }) => address)).toEqual(['/locales/en/one-file.json?v=v1']);
  await answer(reads[0]);
  await both;
  expect(translate('one-file', 'word')).toBe('there');
  await loadTranslations(['one-file'], 'v1');
  expect(reads).toHaveLength(1);
});

test('ten files are read at a time, over all that are requested at once', async () => {
  const names = (from: number) => Array.from({ length: 8 }, (_, index) => `ten-${from + index}`);
  const all = Promise.all([loadTranslations(names(0), 'v'), loadTranslations(names(8), 'v')]);
  expect(reads).toHaveLength(10);
  await answer(reads[3]);
  expect(reads).toHaveLength(11);
  for (let next = 0; next < 16; next += 1) await answer(reads[next]);
  expect(reads).toHaveLength(16);
  await all;
});

test('a file that fails is read five times more, after 350 ms and then twice as long each time', async () => {
  const outcome = loadTranslations(['never'], 'v').catch((failure: Error) => failure.message);
  for (const [tried, wait] of [350, 700, 1400, 2800, 5600].entries()) {
    reads[tried]?.fail();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(reads).toHaveLength(tried + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads).toHaveLength(tried + 2);
  }
  reads[5]?.answer(new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveLength(6);
  expect(await outcome).toBe('/locales/en/never.json?v=v answered 503');

  const again = loadTranslations(['never'], 'v');
  expect(reads).toHaveLength(7);
  await answer(reads[6]);
  await again;
});

test('while one waits for a retry, others are read', async () => {
  const many = Array.from({ length: 11 }, (_, index) => `wait-${index}`);
  const all = loadTranslations(many, 'v');
  expect(reads).toHaveLength(10);
  reads[0]?.fail();
  await settle();
  expect(reads[10]?.address).toContain('wait-10');
  await vi.advanceTimersByTimeAsync(350);
  // Ten reads are in flight again, so the retry waits for a slot.
  expect(reads).toHaveLength(11);
  await answer(reads[1]);
  expect(reads[11]?.address).toContain('wait-0');
  for (const read of reads.slice(2)) await answer(read);
  await all;
});
