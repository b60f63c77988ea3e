import { describe, expect, test } from 'vitest';
import { ShopError } from '../errors.ts';
import { copiesToMake, mayEditByStaff, mayRemake, remadeLine } from './remake.ts';

const MAKING = { quantity: 5, remaking: null, productionState: 'making' } as const;

describe('a line that is made again', () => {
  test('waits with the copies that are to be made', () => {
    const line = remadeLine(MAKING, 2);
    expect(line).toEqual({ remaking: 2, productionState: 'waiting' });
    expect(copiesToMake({ quantity: 5, ...line })).toBe(2);
    expect(copiesToMake(MAKING)).toBe(5);
  });

  test('collects copies while it waits, at most as many as were ordered', () => {
    const waiting = { ...MAKING, ...remadeLine(MAKING, 2) };
    expect(remadeLine(waiting, 1).remaking).toBe(3);
    expect(remadeLine(waiting, 5).remaking).toBe(5);
  });

  test('begins again with a remake that was spoiled too', () => {
    const begun = { quantity: 5, remaking: 2, productionState: 'making' } as const;
    expect(remadeLine(begun, 1).remaking).toBe(1);
  });

  test('is refused more copies than were ordered, and once it is cancelled', () => {
    expect(() => remadeLine(MAKING, 6)).toThrow(ShopError);
    expect(() => remadeLine({ ...MAKING, productionState: 'cancelled' }, 1)).toThrow(
      'cannot follow',
    );
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

test('the staff change words of a line that wholly waits to be made again, and of paid ones', () => {
  const waiting = { quantity: 2, productionState: 'waiting' } as const;
  expect(mayEditByStaff('inProduction', { ...waiting, remaking: 2 })).toBe(true);
  expect(mayEditByStaff('inProduction', { ...waiting, remaking: 1 })).toBe(false);
  expect(mayEditByStaff('paid', { ...waiting, remaking: null })).toBe(true);
  expect(
    mayEditByStaff('inProduction', { quantity: 2, remaking: 2, productionState: 'making' }),
  ).toBe(false);
});
