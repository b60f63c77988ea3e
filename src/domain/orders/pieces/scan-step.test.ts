import { expect, test } from 'vitest';
import { PIECE_STEPS } from '../production-steps.ts';
import type { PieceState } from '../production-steps.ts';
import { isAhead, nextScanStep } from './scan-step.ts';

test('the next step follows the state, until a piece is packed', () => {
  const states = Object.keys(PIECE_STEPS) as PieceState[];
  expect(Object.fromEntries(states.map((state) => [state, nextScanStep(state)]))).toEqual({
    toApprove: null,
    waiting: 'making',
    making: 'made',
    made: 'packed',
    packed: null,
    dispatched: null,
    spoiled: null,
    cancelled: null,
  });
});

test('steps may be left out, but not repeated or taken back by a scan', () => {
  expect(isAhead('packed', 'waiting')).toBe(true);
  expect(isAhead('made', 'made')).toBe(false);
  expect(isAhead('making', 'packed')).toBe(false);
  expect(isAhead('packed', 'dispatched')).toBe(false);
});
