import { describe, expect, test } from 'vitest';
import { writeFacets } from './facet-address.ts';
import { bandsWithin, nameOfBand, withPrices } from './price-bands.ts';

const under = (to: number) => ({ minPence: undefined, maxPence: to - 1 });
const between = (minPence: number, to: number) => ({ minPence, maxPence: to - 1 });
const over = (minPence: number) => ({ minPence, maxPence: undefined });

describe('the price bands of a list', () => {
  test.each([
    [449, 3899, [under(1000), between(1000, 2000), between(2000, 3000), over(3000)]],
    [1199, 2499, [under(1500), between(1500, 2000), over(2000)]],
    [2599, 3899, [under(3000), between(3000, 3500), over(3500)]],
    [1199, 1799, [under(1500), over(1500)]],
    [1499, 1500, [under(1500), over(1500)]],
    [1199, 1449, []],
    [1500, 1500, []],
  ])('from %i to %i pence suit its prices', (lowestPence, highestPence, bands) => {
    expect(bandsWithin({ lowestPence, highestPence })).toEqual(bands);
  });

  test('are few and cover every price, however far apart', () => {
    const bands = bandsWithin({ lowestPence: 100, highestPence: 98_000 });
    expect(bands.length).toBeLessThanOrEqual(6);
    expect(bands.slice(1).map(({ minPence }) => minPence)).toEqual(
      bands.slice(0, -1).map(({ maxPence }) => maxPence! + 1),
    );
  });

  test('are none where nothing is listed', () => {
    expect(bandsWithin(null)).toEqual([]);
  });

  test('replace the prices of an address, and are named from it', () => {
    const narrowed = withPrices({ process: 'laser', minPence: 5 }, under(1000));
    expect(writeFacets(narrowed)).toEqual({ process: 'laser', to: '9.99' });
    expect(nameOfBand(narrowed)).toEqual({ key: 'under', from: 0, to: 10 });
    expect(nameOfBand(between(1500, 2000))).toEqual({ key: 'between', from: 15, to: 20 });
    expect(nameOfBand(over(3000))).toMatchObject({ key: 'over', from: 30 });
    expect(writeFacets(withPrices(narrowed, undefined))).toEqual({ process: 'laser' });
  });

  test('are not other prices', () => {
    expect(nameOfBand({})).toBeUndefined();
    expect(nameOfBand({ maxPence: 1200 })).toBeUndefined();
    expect(nameOfBand({ minPence: 1050, maxPence: 1999 })).toBeUndefined();
  });
});
