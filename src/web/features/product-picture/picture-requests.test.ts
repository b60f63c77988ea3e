import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureRequests } from './picture-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The test releases the responses. */
function asking() {
  const requests: { request: string; answer(url: string): void; refuse(failure: Error): void }[] =
    [];
  const reported = { arrived: [] as string[], failed: [] as string[], busy: false };
  const pictures = pictureRequests<string>({
    pauseMs: 350,
    ask: (request) =>
      new Promise((answer, refuse) => {
        requests.push({ request: request, answer, refuse });
      }),
    arrived: (request, url) => reported.arrived.push(`${request} ${url}`),
    failed: (request) => reported.failed.push(request),
    busy: (isBusy) => {
      reported.busy = isBusy;
    },
  });
  return { pictures, requests, reported };
}

test('a text is sent once, after the shopper pauses', async () => {
  const { pictures, requests, reported } = asking();
  for (const typed of ['F', 'Ff', 'Ffi']) {
    pictures.want(typed);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(150);
  expect(requests.map(({ request }) => request)).toEqual(['Ffi']);
  expect(reported.busy).toBe(true);
  requests[0]?.answer('/1');
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual({ arrived: ['Ffi /1'], failed: [], busy: false });
});

test('a response superseded by a newer request is dropped, good or bad', async () => {
  const { pictures, requests, reported } = asking();
  for (const typed of ['Siân', 'Siân & Rhys', 'Siân & Rhodri']) {
    pictures.want(typed);
    await vi.advanceTimersByTimeAsync(350);
  }
  requests[2]?.answer('/3');
  await vi.advanceTimersByTimeAsync(0);
  requests[0]?.answer('/1');
  requests[1]?.refuse(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual({ arrived: ['Siân & Rhodri /3'], failed: [], busy: false });
});

test('a failure is reported and the next request is sent as usual', async () => {
  const { pictures, requests, reported } = asking();
  pictures.want('Tomos');
  await vi.advanceTimersByTimeAsync(350);
  requests[0]?.refuse(new Error('away'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual({ arrived: [], failed: ['Tomos'], busy: false });
  pictures.want('Tomos!');
  await vi.advanceTimersByTimeAsync(350);
  expect(requests).toHaveLength(2);
});

test('once no picture is wanted, neither a waiting nor a late one appears', async () => {
  const { pictures, requests, reported } = asking();
  pictures.want('Wren');
  await vi.advanceTimersByTimeAsync(350);
  pictures.rest();
  requests[0]?.answer('/1');
  pictures.want('W');
  pictures.rest();
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(1);
  expect(reported).toEqual({ arrived: [], failed: [], busy: false });
});
