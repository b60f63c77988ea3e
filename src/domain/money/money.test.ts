import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ZERO,
  allocate,
  formatPounds,
  parsePounds,
  pence,
  poundsValue,
  sum,
  times,
  vatWithin,
} from './money.ts';

const amounts = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(pence);
const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });

describe('pence', () => {
  test.each([0.5, 12.490000000000002, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %s',
    (amount) => {
      expect(() => pence(amount)).toThrow(RangeError);
    },
  );

  test('has no negative zero', () => {
    expect(Object.is(times(pence(-1), 0), ZERO)).toBe(true);
  });

  test('refuses fractions', () => {
    expect(() => times(pence(333), 0.5)).toThrow(RangeError);
  });

  test('sums nothing to zero', () => {
    expect(sum([])).toBe(0);
    expect(sum([pence(1249), pence(499)])).toBe(1748);
  });
});

describe('allocate', () => {
  test('gives the remaining pence to the largest remainders', () => {
    expect(allocate(pence(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(pence(499), [2000, 500, 1])).toEqual([399, 100, 0]);
    expect(allocate(pence(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(pence(10), [0, 0])).toEqual([5, 5]);
  });

  test('shares add up exactly, and each is within a penny of its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        const shares = allocate(amount, parts);
        const total = parts.reduce((all, part) => all + part, 0);
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, place) => {
          const due = total === 0 ? amount / parts.length : (amount * (parts[place] ?? 0)) / total;
          expect(Math.abs(share - due)).toBeLessThan(1);
        });
      }),
    );
  });

  test('refuses what cannot be shared', () => {
    expect(() => allocate(pence(1), [])).toThrow(RangeError);
    expect(() => allocate(pence(1), [1, -1])).toThrow(RangeError);
    expect(allocate(ZERO, [])).toEqual([]);
  });
});

describe('vatWithin', () => {
  test.each([
    [1200, 20, 200],
    [1249, 20, 208],
    [499, 20, 83],
    [3, 20, 1],
    [-3, 20, -1],
    [2, 20, 0],
    [1050, 5, 50],
    [1125, 12.5, 125],
    [1249, 0, 0],
  ])('of %d p at %d %% is %d p', (gross, rate, vat) => {
    expect(vatWithin(pence(gross), rate)).toBe(vat);
  });

  test('is within half a penny of the exact figure, halves round away from zero', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 5, 12.5, 17.5, 20), (gross, rate) => {
        const vat = vatWithin(gross, rate);
        const doubled = 2 * Math.abs(gross) * rate * 10;
        const whole = (100 + rate) * 10;
        expect(Math.abs(vat) * 2 * whole).toBeGreaterThan(doubled - whole);
        expect(Math.abs(vat) * 2 * whole).toBeLessThanOrEqual(doubled + whole);
        expect(vatWithin(pence(-gross), rate) + vat).toBe(0);
      }),
    );
  });

  test.each([-20, Number.NaN, 17.555])('refuses the rate %s', (rate) => {
    expect(() => vatWithin(pence(100), rate)).toThrow(RangeError);
  });
});

describe('formatting money', () => {
  test.each([
    [0, '0.00', '£0.00'],
    [7, '0.07', '£0.07'],
    [1249, '12.49', '£12.49'],
    [123456789, '1234567.89', '£1234567.89'],
    [-499, '-4.99', '-£4.99'],
  ])('%d p', (amount, value, text) => {
    expect(poundsValue(pence(amount))).toBe(value);
    expect(formatPounds(pence(amount))).toBe(text);
  });

  test('parses what it formatted', () => {
    fc.assert(fc.property(amounts, (amount) => parsePounds(poundsValue(amount)) === amount));
    expect(parsePounds('12.5')).toBe(1250);
    expect(parsePounds('12')).toBe(1200);
  });

  test.each(['', '12.499', '1e3', '£12', '12,49', ' 12'])('does not parse %j as money', (value) => {
    expect(() => parsePounds(value)).toThrow(RangeError);
  });
});
