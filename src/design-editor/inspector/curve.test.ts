import { expect, test } from 'vitest';
import { bendOf, radiusOf } from './curve.ts';

const AREA = { w: 200 };

test('a bend converts to a radius and back, flat or deep, up or down', () => {
  for (const bend of [-100, -55, -5, 0, 5, 40, 100])
    expect(bendOf(radiusOf(bend, AREA), AREA)).toBe(bend);
});

test('more bend is a shorter radius, half the width at the least', () => {
  expect([radiusOf(5, AREA), radiusOf(50, AREA), radiusOf(100, AREA)]).toEqual([2000, 200, 100]);
  expect(radiusOf(-100, AREA)).toBe(-100);
});

test('texts that were never bent are straight', () => {
  expect(bendOf(undefined, AREA)).toBe(0);
});
