import { expect, test } from 'vitest';
import { awaitedText, binsText, findByCode, isWholeOrder } from './packing.ts';
import type { PackedOrder, PackedPiece } from './packing.ts';

const pieces = (...states: PackedPiece['state'][]) =>
  ({ pieces: states.map((state) => ({ state })) }) as { pieces: PackedPiece[] };

test('an order is whole once each of its pieces is made', () => {
  expect(isWholeOrder(pieces('made', 'packed'))).toBe(true);
  expect(isWholeOrder(pieces('made', 'making'))).toBe(false);
});

test('says what an order waits for, and how many bins are free', () => {
  expect(awaitedText(pieces('made', 'making', 'waiting'))).toBe('Waits for 2 pieces');
  expect(awaitedText(pieces('made', 'waiting'))).toBe('Waits for 1 piece');
  expect(binsText({ used: 3, of: 24 })).toBe('3 of 24 bins are in use.');
  expect(binsText({ used: 24, of: 24 })).toBe('All 24 bins are in use.');
  expect(binsText({ used: 0, of: 0 })).toBe('The workshop has no bins.');
});

test('a scanned code finds its piece, or says why it cannot be packed', () => {
  const orders = [
    { reference: 'KS-1', pieces: [{ code: 'P4F7-K9Q2', state: 'made' }] },
    {
      reference: 'KS-2',
      pieces: [
        { code: 'P111-1111', state: 'made' },
        { code: 'P222-2222', state: 'making' },
      ],
    },
    { reference: 'KS-3', pieces: [{ code: 'P333-3333', state: 'packed' }] },
  ] as unknown as PackedOrder[];
  expect(findByCode(orders, ' p4f7k9q2')).toMatchObject({
    reference: 'KS-1',
    piece: { code: 'P4F7-K9Q2' },
  });
  expect(findByCode(orders, 'P111-1111')).toEqual({ refusal: 'KS-2: Waits for 1 piece.' });
  expect(findByCode(orders, 'P333-3333')).toEqual({ refusal: 'P333-3333 is packed already.' });
  expect(findByCode(orders, 'KS-1 ')).toEqual({
    refusal: 'KS-1 is no piece of an order that waits to be packed.',
  });
});
