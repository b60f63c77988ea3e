import { expect, test } from 'vitest';
import { needsBin } from './bins.ts';
import type { PieceState } from '../production-steps.ts';

test.each<[PieceState[], boolean]>([
  [['made'], false],
  [['made', 'waiting'], true],
  [['made', 'toApprove'], true],
  [['made', 'made'], true],
  [['made', 'packed'], true],
  [['making', 'waiting'], false],
  [['packed', 'packed'], false],
  [['made', 'dispatched'], false],
  [['made', 'cancelled'], false],
  [['made', 'spoiled', 'waiting'], true],
  [[], false],
])('an order with pieces %j needs a bin: %j', (states, expected) => {
  expect(needsBin(states.map((state) => ({ state })))).toBe(expected);
});
