import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchMarks, labelledPiece, trimOnSheet } from './batch-marks.ts';
import type { LabelledPiece } from './batch-marks.ts';
import { nest } from './nest.ts';
import type { BatchSheet, Placed } from './nest.ts';

const label = { title: 'sublimation-mug-white-1', colour: '#000000' };
const areas = fc.record({
  w: fc.integer({
    min: 20,
    max: 250,
  }),
  h: fc.integer({
    min: 20,
    max: 250,
  }),
  bleed: fc.integer({
    min: 0,
    max: 12,
  }),
  safe: fc.constant(0),
});
const sheets: fc.Arbitrary<BatchSheet> = fc.record({
  w: fc.integer({
    min: 100,
    max: 500,
  }),
  h: fc.integer({
    min: 100,
    max: 500,
  }),
  margin: fc.integer({
    min: 5,
    max: 20,
  }),
  gap: fc.integer({
    min: 3,
    max: 20,
  }),
});

/** Left, top, right and bottom of a piece's bleed as placed. */
function bleedOf(placed: Placed<LabelledPiece>) {
  const { bleed } = placed.piece.area;
  const { x, y, w, h } = trimOnSheet(placed);
  return [x - bleed, y - bleed, x + w + bleed, y + h + bleed] as const;
}

/** Ends of every crop mark of a sheet. */
function marksOf(sheet: BatchSheet, placed: readonly Placed<LabelledPiece>[]) {
  return batchMarks(sheet, placed, label).layers.flatMap((layer) =>
    layer.type === 'path'
      ? [...layer.d.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].map(
          (found) => found.slice(1).map(Number) as [number, number, number, number],
        )
      : [],
  );
}

describe('crop marks', () => {
  test('point at the trim, on the sheet, and reach into no bleed', () => {
    fc.assert(
      fc.property(fc.array(areas, { maxLength: 12 }), sheets, (given, sheet) => {
        const pieces = given.map((area) => labelledPiece(area, 'KS-4F7-K9Q2 line 1, 1 of 1'));
        for (const placed of nest(pieces, sheet, true).sheets) {
          const marks = marksOf(sheet, placed);
          expect(marks).toHaveLength(placed.length * 8);
          const trims = placed.map(trimOnSheet);
          for (const [x1, y1, x2, y2] of marks) {
            const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
            const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
            expect(right - left + bottom - top).toBeGreaterThan(0.5);
            expect(Math.min(left, top)).toBeGreaterThan(0);
            expect(right < sheet.w && bottom < sheet.h).toBe(true);
            const pointsAt = trims.some(({ x, y, w, h }) =>
              left === right ? [x, x + w].includes(left) : [y, y + h].includes(top),
            );
            expect(pointsAt).toBe(true);
            for (const [from, above, to, below] of placed.map(bleedOf))
              expect(right < from || left > to || bottom < above || top > below).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a piece on its sheet', () => {
  const piece = labelledPiece({ w: 40, h: 20, bleed: 2, safe: 0 }, 'KS-4F7-K9Q2 line 1, 1 of 1');

  test('has its bleed around it and the strip of its label below, left where it is turned', () => {
    expect([piece.w, piece.h]).toEqual([44, 27]);
    const upright = { piece, x: 8, y: 8, turned: false };
    expect(trimOnSheet(upright)).toEqual({ x: 10, y: 10, w: 40, h: 20 });
    const turned = { piece, x: 60, y: 12.3, turned: true };
    expect(trimOnSheet(turned)).toEqual({ x: 65, y: 14.3, w: 20, h: 40 });
    const sheet = { w: 120, h: 70, margin: 8, gap: 4 };
    const [first, second, title] = batchMarks(sheet, [upright, turned], label).layers.filter(
      (layer) => layer.type === 'text',
    );
    expect(first).toMatchObject({ text: piece.label, x: 30, y: 34.3 });
    expect(second).toMatchObject({ text: piece.label, x: 60.7, y: 34.3, rotation: 90 });
    expect(title).toMatchObject({ text: label.title, x: 8 });
  });
});
