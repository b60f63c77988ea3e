import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacedPainting } from './paced-painting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function painting(frameMs: number) {
  const painted: string[] = [];
  const paced = pacedPainting(() => () => frameMs);
  const paint = (name: string) =>
    paced.paint(async () => {
      painted.push(name);
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
  return { painted, paced, paint };
}

test('paints with each frame where that is quick, the newest of what came while it was busy', async () => {
  const { painted, paint } = painting(16);
  paint('at rest');
  await vi.advanceTimersByTimeAsync(200);
  expect(painted.splice(0)).toEqual(['at rest']);
  for (const name of ['first', 'second', 'third']) paint(name);
  expect(painted).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(11);
  expect(painted).toEqual(['first', 'third']);
  await vi.advanceTimersByTimeAsync(11);
  paint('later');
  expect(painted).toEqual(['first', 'third', 'later']);
});

test('paints only when the hand rests where that holds up frames', async () => {
  const { painted, paint } = painting(80);
  for (let frame = 0; frame < 20; frame++) {
    paint(`${frame}`);
    await vi.advanceTimersByTimeAsync(16);
  }
  expect(painted).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(painted).toEqual(['19']);
});

test('goes on after a failure, and leaves out what was stopped', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { painted, paced, paint } = painting(16);
  paced.paint(() => Promise.reject(new Error('lost')));
  await vi.advanceTimersByTimeAsync(200);
  paint('painted');
  paint('stopped');
  paced.stop();
  await vi.advanceTimersByTimeAsync(50);
  paint('next');
  expect(painted).toEqual(['painted', 'next']);
  expect(warning).toHaveBeenCalledOnce();
});
