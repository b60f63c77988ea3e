import { describe, expect, test } from 'vitest';
import { ShopError } from '../../errors.ts';
import type { PieceState } from '../production-steps.ts';
import { mayRemake, piecesToRemake } from './remake.ts';

const inStates = (...states: PieceState[]) => states.map((state) => ({ state }));
const remade = (states: PieceState[], copies: number) =>
  piecesToRemake(inStates(...states), copies).map(({ state }) => state);

describe('the pieces that are made again, by their number', () => {
  test('are those in work first, then those that are sent', () => {
    expect(remade(['dispatched', 'made', 'making'], 2)).toEqual(['making', 'made']);
  });

  test('join those that wait already, as long as there are others', () => {
    expect(remade(['waiting', 'waiting', 'making'], 1)).toEqual(['making']);
    expect(remade(['waiting', 'waiting', 'making'], 3)).toEqual(['making', 'waiting', 'waiting']);
  });

  test('are at most those of the line; spoiled ones are replaced already', () => {
    expect(() => remade(['making', 'spoiled'], 2)).toThrow(ShopError);
    expect(remade(['making', 'spoiled'], 1)).toEqual(['making']);
    expect(() => remade(['making', 'toApprove'], 2)).toThrow(ShopError);
  });
});

test('orders can be remade once their production has started', () => {
  const states = [
    'awaitingPayment',
    'paid',
    'inProduction',
    'dispatched',
    'delivered',
    'cancelled',
  ] as const;
  expect(states.filter(mayRemake)).toEqual(['inProduction', 'dispatched', 'delivered']);
});
