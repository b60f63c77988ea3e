import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { layerContours } from '../render/design-contours.ts';
import type { FontId, TextLayer } from '../design/design.ts';
import type { Point } from '../render/flatten-path.ts';
import { makeShaper } from '../render/shaper.ts';
import { strokeThickness } from './stroke-thickness.ts';

const fonts: FontId[] = ['sans', 'slab', 'script', 'deco'];
const shaper = makeShaper(
  hb,
  Object.fromEntries(
    fonts.map((font) => [
      font,
      readFileSync(new URL(`../../../catalogue/fonts/${FONTS[font].file}`, import.meta.url)),
    ]),
  ),
);
const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
function thicknessOf(font: FontId, size: number): number {
  const layer: TextLayer = {
    type: 'text',
    id: 'own-t1',
    x: 0,
    y: 0,
    font,
    size,
    text: 'Siân',
    align: 'left',
    fill: '#000000',
  };
  return strokeThickness(layerContours(layer, shaper).filled)!;
}

test('a bar has one thickness, whichever way its outline runs', () => {
  expect(strokeThickness([box(0, 0, 40, 2)])).toBeCloseTo(2, 6);
  expect(strokeThickness([box(0, 0, 2, 40).toReversed()])).toBeCloseTo(2, 6);
});

test('a frame is as thick as its sides, not as its hole', () => {
  expect(strokeThickness([box(0, 0, 40, 40), box(1, 1, 38, 38).toReversed()])).toBeCloseTo(1, 6);
});

test('overlapping shapes count as one', () => {
  expect(strokeThickness([box(0, 0, 40, 4), box(0, 1, 40, 4)])).toBeCloseTo(5, 6);
});

test('an empty outline has no thickness', () => {
  expect(strokeThickness([])).toBeUndefined();
});

test('fonts of one size differ by their strokes, which grow with the size', () => {
  expect(thicknessOf('slab', 10)).toBeGreaterThan(2 * thicknessOf('script', 10));
  expect(thicknessOf('sans', 10)).toBeGreaterThan(2 * thicknessOf('deco', 10));
  expect(thicknessOf('script', 20)).toBeCloseTo(2 * thicknessOf('script', 10), 1);
});
