import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureAsking } from './picture-asking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The test releases the responses. */
function asking() {
  const asked: { wish: string; answer(url: string): void; refuse(failure: Error): void }[] = [];
  const told = { arrived: [] as string[], failed: [] as string[], busy: false };
  const pictures = pictureAsking<string>({
    pauseMs: 350,
    ask: (wish) =>
      new Promise((answer, refuse) => {
        asked.push({ wish, answer, refuse });
      }),
    arrived: (wish, url) => told.arrived.push(`${wish} ${url}`),
    failed: (wish) => told.failed.push(wish),
    busy: (isBusy) => {
      told.busy = isBusy;
    },
  });
  return { pictures, asked, told };
}

test('a text is sent once, after the shopper pauses', async () => {
  const { pictures, asked, told } = asking();
  for (const typed of ['F', 'Ff', 'Ffi']) {
    pictures.want(typed);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(150);
  expect(asked.map(({ wish }) => wish)).toEqual(['Ffi']);
  expect(told.busy).toBe(true);
  asked[0]?.answer('/1');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual({ arrived: ['Ffi /1'], failed: [], busy: false });
});

test('a response superseded by a newer request is dropped, good or bad', async () => {
  const { pictures, asked, told } = asking();
  for (const typed of ['Siân', 'Siân & Rhys', 'Siân & Rhodri']) {
    pictures.want(typed);
    await vi.advanceTimersByTimeAsync(350);
  }
  asked[2]?.answer('/3');
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer('/1');
  asked[1]?.refuse(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual({ arrived: ['Siân & Rhodri /3'], failed: [], busy: false });
});

test('a failure is reported and the next request is sent as usual', async () => {
  const { pictures, asked, told } = asking();
  pictures.want('Tomos');
  await vi.advanceTimersByTimeAsync(350);
  asked[0]?.refuse(new Error('away'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual({ arrived: [], failed: ['Tomos'], busy: false });
  pictures.want('Tomos!');
  await vi.advanceTimersByTimeAsync(350);
  expect(asked).toHaveLength(2);
});

test('once no picture is wanted, neither a waiting nor a late one appears', async () => {
  const { pictures, asked, told } = asking();
  pictures.want('Wren');
  await vi.advanceTimersByTimeAsync(350);
  pictures.rest();
  asked[0]?.answer('/1');
  pictures.want('W');
  pictures.rest();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
  expect(told).toEqual({ arrived: [], failed: [], busy: false });
});
