import { describe, expect, test } from 'vitest';
import type { Availability, ProductPage } from '../../../../contract/shop/catalogue.ts';
import {
  chosenVariant,
  openOptions,
  optionGroups,
  picturedVariant,
  priceOf,
  startingChoice,
  withFinish,
} from './chosen-variant.ts';

function shirt(...units: [finish: string, size: string, Availability, pence?: number][]) {
  const finish = (slug: string) => ({
    slug,
    name: slug,
    plate: slug,
    process: 'x',
    photoPlaces: [],
    pictures: [],
  });
  return {
    finishes: [...new Set(units.map(([slug]) => slug))].map(finish),
    variants: units.map(([slug, size, availability, unitPricePence = 1799]) => ({
      productId: `${slug} ${size}`,
      sku: '',
      finish: slug,
      options: (size ? { size } : {}) as Record<string, string>,
      unitPricePence,
      wasPence: null,
      availability,
    })),
  } satisfies Pick<ProductPage, 'finishes' | 'variants'>;
}

const tShirt = shirt(
  ['white', 'S', 'inStock'],
  ['white', 'M', 'low'],
  ['white', 'L', 'inStock', 1999],
  ['navy', 'S', 'soldOut'],
  ['navy', 'M', 'inStock'],
);

describe('a shopper', () => {
  test('starts with a finish that is in stock, and without a selected size', () => {
    expect(startingChoice(tShirt)).toEqual({ finish: 'white', options: {} });
    const withoutWhite = shirt(
      ['white', 'S', 'soldOut'],
      ['navy', 'S', 'soldOut'],
      ['navy', 'M', 'low'],
    );
    expect(startingChoice(withoutWhite).finish).toBe('navy');
  });

  test('selects nothing if there is nothing to select', () => {
    const mug = shirt(['white', '', 'inStock']);
    const choice = startingChoice(mug);
    expect(openOptions(mug, choice)).toEqual([]);
    expect(chosenVariant(mug, choice)?.productId).toBe('white ');
    const oneSize = shirt(['white', 'One size', 'inStock']);
    expect(startingChoice(oneSize).options).toEqual({ size: 'One size' });
  });

  test('keeps the size in another colour only if it is available there', () => {
    const at = (size: string) => ({ finish: 'white', options: { size } });
    expect(withFinish(tShirt, at('M'), 'navy').options).toEqual({ size: 'M' });
    expect(withFinish(tShirt, at('S'), 'navy').options).toEqual({});
    expect(withFinish(tShirt, at('L'), 'navy').options).toEqual({});
  });

  test('sees which sizes are sold out or not made in a colour', () => {
    expect(optionGroups(tShirt, 'navy')).toEqual([
      {
        option: 'size',
        values: [
          { value: 'S', availability: 'soldOut' },
          { value: 'M', availability: 'inStock' },
          { value: 'L', availability: 'notOffered' },
        ],
      },
    ]);
  });
});

test('without a size there is no variant to buy, but one to show', () => {
  const choice = { finish: 'navy', options: {} };
  expect(chosenVariant(tShirt, choice)).toBeUndefined();
  expect(picturedVariant(tShirt, choice)?.finish).toBe('navy');
  expect(openOptions(tShirt, choice)).toEqual(['size']);
});

test('the price is “from” until the size decides it', () => {
  expect(priceOf(tShirt, { finish: 'white', options: {} })).toMatchObject({
    unitPricePence: 1799,
    isFrom: true,
  });
  expect(priceOf(tShirt, { finish: 'white', options: { size: 'L' } })).toMatchObject({
    unitPricePence: 1999,
    isFrom: false,
  });
});
