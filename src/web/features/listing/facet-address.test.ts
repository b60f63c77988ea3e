import { describe, expect, test } from 'vitest';
import { readFacets, writeFacets } from './facet-address.ts';

describe('the facets in an address', () => {
  test.each([
    ['', {}],
    [
      'category=mugs&occasion=weddings&process=laser&from=10&to=12.5',
      { category: 'mugs', occasion: 'weddings', process: 'laser', minPence: 1000, maxPence: 1250 },
    ],
    ['category=&occasion=&process=&from=&to=', {}],
    ['category=..%2F&process=magic&from=-3&to=1e9', {}],
    ['from=%C2%A35&to=123456', { minPence: 500 }],
    ['from=0', { minPence: 0 }],
  ])('%j are parsed', (search, facets) => {
    expect(readFacets(new URLSearchParams(search))).toEqual(facets);
  });

  test('are written as they are parsed', () => {
    const address = { category: 'mugs', process: 'print3d', from: '9.99', to: '20' };
    expect(writeFacets(readFacets(new URLSearchParams(address)))).toEqual(address);
    expect(writeFacets({})).toEqual({});
  });
});
