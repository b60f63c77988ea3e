import { expect, test } from 'vitest';
import { PIECE_STEPS } from '../production-steps.ts';
import type { PieceState } from '../production-steps.ts';
import { isAhead, nextScanStep } from './scan-step.ts';

test('the next step follows the state, until a piece is packed', () => {
  const states = Object.keys(PIECE_STEPS) as PieceState[];
  expect(
    Object.fromEntries(states.map((state) => [state, nextScanStep({ state, nextStage: null })])),
  ).toEqual({
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
  expect(isAhead('packed', { state: 'waiting', nextStage: null })).toBe(true);
  expect(isAhead('made', { state: 'made', nextStage: null })).toBe(false);
  expect(isAhead('making', { state: 'packed', nextStage: null })).toBe(false);
  expect(isAhead('packed', { state: 'dispatched', nextStage: null })).toBe(false);
});

test('a piece that is being made goes to its next stage, and is made after the last', () => {
  expect(nextScanStep({ state: 'making', nextStage: 'Pressed' })).toBe('making');
  expect(isAhead('making', { state: 'making', nextStage: 'Pressed' })).toBe(true);
  expect(isAhead('making', { state: 'making', nextStage: null })).toBe(false);
});

test('stages may be left out', () => {
  expect(isAhead('made', { state: 'making', nextStage: 'Pressed' })).toBe(true);
});
