import { expect, test } from 'vitest';
import type { PieceState } from '../orders/production-steps.ts';
import { mayFlag, refuseUnapproved, refuseUnflaggable } from './approval.ts';

const piece = (state: PieceState, batchId: string | null = null) => ({ state, batchId, copy: 2 });

test('what waits in no batch can be marked to be approved', () => {
  expect(mayFlag(piece('waiting'))).toBe(true);
  for (const other of [piece('toApprove'), piece('making'), piece('waiting', 'b12')])
    expect(mayFlag(other)).toBe(false);
  expect(() => refuseUnflaggable(piece('toApprove'))).not.toThrow();
  expect(() => refuseUnflaggable(piece('making', 'b12'))).toThrow('Piece 2 is begun.');
  expect(() => refuseUnflaggable(piece('waiting', 'b12'))).toThrow('Take the batch apart first.');
});

test('what is to be approved is not made', () => {
  expect(() => refuseUnapproved(piece('toApprove'))).toThrow('Look at it first.');
  expect(() => refuseUnapproved(piece('waiting'))).not.toThrow();
});
