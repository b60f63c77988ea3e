import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './pagination.ts';

test.each([
  [0, 1, 10, { page: 1, pages: 1, offset: 0, from: 0, to: 0 }],
  [10, 1, 10, { page: 1, pages: 1, offset: 0, from: 1, to: 10 }],
  [11, 2, 10, { page: 2, pages: 2, offset: 10, from: 11, to: 11 }],
  [11, 3, 10, { page: 3, pages: 2, offset: 20, from: 0, to: 0 }],
])('of %d records page %d of %d each', (total, page, numOfRecords, expected) => {
  expect(pageOf(total, page, numOfRecords)).toEqual(expected);
});

test('the pages together show every record once', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 48 }), (total, numOfRecords) => {
      const { pages } = pageOf(total, 1, numOfRecords);
      const shown = Array.from({ length: pages }, (_, place) =>
        pageOf(total, place + 1, numOfRecords),
      );
      const records = shown.flatMap(({ from, to }) =>
        from === 0 ? [] : Array.from({ length: to - from + 1 }, (_, place) => from + place),
      );
      expect(records).toEqual(Array.from({ length: total }, (_, place) => place + 1));
    }),
  );
});
