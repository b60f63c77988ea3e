import { describe, expect, test } from 'vitest';
import {
  countPieces,
  lineStateOf,
  orderEventOf,
  remakingOf,
  shownLineState,
} from './order-of-pieces.ts';
import type { PieceState } from '../production-steps.ts';

const inStates = (...states: PieceState[]) => states.map((state) => ({ state }));

describe('a line', () => {
  test('is where its least advanced piece is', () => {
    expect(lineStateOf(inStates('made', 'making', 'packed'))).toBe('making');
    expect(lineStateOf(inStates('dispatched', 'waiting'))).toBe('waiting');
    expect(lineStateOf(inStates('cancelled', 'cancelled'))).toBe('cancelled');
  });

  test('does not count spoiled pieces, and waits without any', () => {
    expect(lineStateOf(inStates('spoiled', 'made'))).toBe('made');
    expect(countPieces(inStates('spoiled', 'made', 'dispatched', 'packed'))).toEqual({
      made: 1,
      packed: 1,
      dispatched: 1,
    });
    expect(lineStateOf([])).toBe('waiting');
  });

  test('is shown as dispatched once the last of it was sent, and stays packed in the database', () => {
    const sent = inStates('dispatched', 'spoiled', 'dispatched', 'cancelled');
    expect([shownLineState(sent), lineStateOf(sent)]).toEqual(['dispatched', 'packed']);
    expect(shownLineState(inStates('dispatched', 'packed'))).toBe('packed');
  });

  test('waits as long as a piece is to be approved, which is counted apart', () => {
    expect(lineStateOf(inStates('made', 'toApprove'))).toBe('waiting');
    expect(countPieces(inStates('toApprove', 'waiting', 'toApprove'))).toEqual({
      toApprove: 2,
      waiting: 1,
    });
  });

  test('counts remakes until they are sent', () => {
    const piece = (state: PieceState, remakeOf: string | null) => ({ state, remakeOf });
    expect(remakingOf([piece('made', null), piece('making', 'a'), piece('made', 'b')])).toBe(2);
    expect(remakingOf([piece('made', null), piece('dispatched', 'a')])).toBe(null);
  });
});

describe('an order', () => {
  test('is in production once the first of its pieces is', () => {
    expect(orderEventOf('paid', inStates('waiting', 'waiting'))).toBe(null);
    expect(orderEventOf('paid', inStates('waiting', 'toApprove'))).toBe(null);
    expect(orderEventOf('paid', inStates('waiting', 'making'))).toBe('startProduction');
    // The buyer was told, so it stays in production when the piece is put back.
    expect(orderEventOf('inProduction', inStates('waiting', 'waiting'))).toBe(null);
  });

  test('is dispatched with the last of its pieces', () => {
    expect(orderEventOf('inProduction', inStates('dispatched', 'packed'))).toBe(null);
    expect(orderEventOf('inProduction', inStates('dispatched', 'spoiled', 'dispatched'))).toBe(
      'dispatch',
    );
  });

  test('is in production again with the first that is made again', () => {
    for (const state of ['dispatched', 'delivered'] as const) {
      expect(orderEventOf(state, inStates('dispatched', 'spoiled', 'waiting'))).toBe('remake');
      expect(orderEventOf(state, inStates('dispatched'))).toBe(null);
    }
  });

  test('that is unpaid or cancelled is not moved by pieces', () => {
    expect(orderEventOf('awaitingPayment', [])).toBe(null);
    expect(orderEventOf('cancelled', inStates('cancelled'))).toBe(null);
  });
});
