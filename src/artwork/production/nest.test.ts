import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nest, placesOnSheet } from './nest.ts';
import type { BatchSheet, Footprint, Placed } from './nest.ts';

const A3: BatchSheet = { w: 420, h: 297, margin: 8, gap: 4 };
const copies = (count: number, piece: Footprint): Footprint[] =>
  Array.from({ length: count }, () => ({ ...piece }));

/** The piece's box as placed. */
function boxOf({ piece, x, y, turned }: Placed<Footprint>) {
  const [w, h] = turned ? [piece.h, piece.w] : [piece.w, piece.h];
  return { left: x, top: y, right: x + w, bottom: y + h };
}

const length = (most: number) =>
  fc.integer({ min: 10, max: most * 10 }).map((tenths) => tenths / 10);
const pieces = fc.array(fc.record({ w: length(300), h: length(300) }), { maxLength: 25 });
const sheets = fc.record({
  w: length(400),
  h: length(400),
  margin: length(20),
  gap: length(20),
});
/** Rounding error of decimal sums. */
const DUST = 1e-6;

describe('nesting', () => {
  test('loses no piece, overlaps none, and keeps the gap and the margin', () => {
    fc.assert(
      fc.property(pieces, sheets, fc.boolean(), (given, sheet, mayTurn) => {
        const { sheets, tooLarge } = nest(given, sheet, mayTurn);
        const laid = sheets.flat().map(({ piece }) => piece);
        expect(new Set([...laid, ...tooLarge])).toEqual(new Set(given));
        expect(laid.length + tooLarge.length).toBe(given.length);
        for (const placed of sheets) {
          expect(placed.length).toBeGreaterThan(0);
          const boxes = placed.map(boxOf);
          for (const [at, { left, top, right, bottom }] of boxes.entries()) {
            expect(left).toBeGreaterThanOrEqual(sheet.margin - DUST);
            expect(top).toBeGreaterThanOrEqual(sheet.margin - DUST);
            expect(right).toBeLessThanOrEqual(sheet.w - sheet.margin + DUST);
            expect(bottom).toBeLessThanOrEqual(sheet.h - sheet.margin + DUST);
            for (const other of boxes.slice(at + 1)) {
              const across = Math.max(other.left - right, left - other.right);
              const down = Math.max(other.top - bottom, top - other.bottom);
              expect(Math.max(across, down)).toBeGreaterThanOrEqual(sheet.gap - DUST);
            }
          }
          if (!mayTurn) expect(placed.some(({ turned }) => turned)).toBe(false);
        }
      }),
    );
  });

  test('leaves out only pieces that fit on no empty sheet', () => {
    fc.assert(
      fc.property(pieces, sheets, fc.boolean(), (given, sheet, mayTurn) => {
        const [w, h] = [sheet.w - 2 * sheet.margin, sheet.h - 2 * sheet.margin];
        const fits = (piece: Footprint) =>
          (piece.w <= w + DUST && piece.h <= h + DUST) ||
          (mayTurn && piece.h <= w + DUST && piece.w <= h + DUST);
        expect(nest(given, sheet, mayTurn).tooLarge).toEqual(given.filter((one) => !fits(one)));
      }),
    );
  });

  test('fills a sheet completely, with gaps between pieces and none after the last', () => {
    const tight = { w: 100, h: 100, margin: 5, gap: 10 };
    const { sheets } = nest(copies(9, { w: 40, h: 40 }), tight, false);
    expect(sheets.map((placed) => placed.length)).toEqual([4, 4, 1]);
    expect(sheets[0]!.map(({ x, y }) => [x, y])).toEqual([
      [5, 5],
      [55, 5],
      [5, 55],
      [55, 55],
    ]);
  });

  test('turns pieces where that saves sheets, and only where they may be turned', () => {
    const mugs = copies(3, { w: 204, h: 102 });
    expect(nest(mugs, A3, true).sheets).toHaveLength(1);
    expect(nest(mugs, A3, false).sheets).toHaveLength(2);
    const two = nest(mugs.slice(1), A3, true).sheets;
    expect(two.flat().map(({ turned }) => turned)).toEqual([false, false]);
    const tall = nest([{ w: 50, h: 400 }], A3, true);
    expect(tall.sheets).toEqual([[{ piece: { w: 50, h: 400 }, x: 8, y: 8, turned: true }]]);
    expect(nest([{ w: 50, h: 400 }], A3, false).tooLarge).toHaveLength(1);
  });

  test('keeps pieces of one size in the order given', () => {
    const given = copies(5, { w: 180, h: 120 }).map((piece, at) => ({ ...piece, at }));
    const order = nest(given, A3, true).sheets.map((placed) => placed.map(({ piece }) => piece.at));
    expect(order).toEqual([[0, 1, 2, 3], [4]]);
  });
});

test.each([
  [{ w: 204, h: 102 }, true, 3],
  [{ w: 204, h: 102 }, false, 2],
  [{ w: 40, h: 40 }, false, 54],
  [{ w: 500, h: 40 }, true, 0],
])('a sheet of A3 takes so many of %j (turned: %j): %j', (piece, mayTurn, places) => {
  expect(placesOnSheet(piece, A3, mayTurn)).toBe(places);
  if (places > 0) {
    expect(nest(copies(places, piece), A3, mayTurn).sheets).toHaveLength(1);
    expect(nest(copies(places + 1, piece), A3, mayTurn).sheets).toHaveLength(2);
  }
});
