import { expect, test } from 'vitest';
import { loadOf } from './load.ts';

// Friday to Tuesday, then Thursday: Wednesday is closed.
const DAYS = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-03'];

test.each([
  ['what is late is made on the first day', '2026-11-20', [5, 0, 0, 0]],
  ['today', '2026-11-27', [5, 0, 0, 0]],
  ['what is promised for a Sunday is made before it', '2026-11-29', [5, 0, 0, 0]],
  ['the next working day', '2026-11-30', [0, 5, 0, 0]],
  ['what is promised for a closed day is made before it', '2026-12-02', [0, 0, 5, 0]],
  ['the last day', '2026-12-03', [0, 0, 0, 5]],
  ['what leaves later is not counted', '2026-12-04', [0, 0, 0, 0]],
])('%s', (_, dispatchOn, expected) => {
  expect(loadOf([{ dispatchOn, pieces: 5 }], DAYS)).toEqual(expected);
});

test('pieces of a day add up', () => {
  const promised = [
    { dispatchOn: '2026-11-30', pieces: 2 },
    { dispatchOn: '2026-11-25', pieces: 1 },
    { dispatchOn: '2026-11-30', pieces: 3 },
  ];
  expect(loadOf(promised, DAYS)).toEqual([1, 5, 0, 0]);
});
