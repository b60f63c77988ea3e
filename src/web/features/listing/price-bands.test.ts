import { describe, expect, test } from 'vitest';
import { writeFacets } from './facet-address.ts';
import { bandOf, bandsWithin, withPrices } from './price-bands.ts';

describe('the price bands of a list', () => {
  test.each([
    [449, 3899, ['low', 'middle', 'high']],
    [1199, 2499, ['middle', 'high']],
    [449, 1000, ['low', 'middle']],
    [1199, 1449, []],
  ])('from %i to %i pence are %j', (lowestPence, highestPence, bands) => {
    expect(bandsWithin({ lowestPence, highestPence })).toEqual(bands);
  });

  test('are none where nothing is listed', () => {
    expect(bandsWithin(null)).toEqual([]);
  });

  test('replace the prices of an address, and are read back from it', () => {
    const narrowed = withPrices({ process: 'laser', minPence: 5 }, 'low');
    expect(writeFacets(narrowed)).toEqual({ process: 'laser', to: '9.99' });
    expect(bandOf(narrowed)).toBe('low');
    expect(bandOf(withPrices(narrowed, 'high'))).toBe('high');
    expect(writeFacets(withPrices(narrowed, undefined))).toEqual({ process: 'laser' });
  });

  test('are not other prices', () => {
    expect(bandOf({})).toBeUndefined();
    expect(bandOf({ minPence: 1000 })).toBeUndefined();
    expect(bandOf({ minPence: 1000, maxPence: 1999 })).toBeUndefined();
  });
});
