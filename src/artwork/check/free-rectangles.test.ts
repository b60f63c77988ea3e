import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { designDocument, line, rect, type Drawn } from '../drawing/drawing.ts';
import type { PrintArea } from '../design/design.ts';
import { makeShaper } from '../render/shaper.ts';
import { freeRectangles } from './free-rectangles.ts';
import type { Box } from './layer-bounds.ts';

const AREA: PrintArea = { w: 200, h: 100, bleed: 3, safe: 5 };
const shaper = makeShaper(hb, {
  sans: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url)),
});
const found = (drawn: Drawn[], isShown: (box: Box) => boolean = () => true, area = AREA) =>
  freeRectangles(designDocument('plain', area, drawn), shaper, isShown, 8);
const widest = (boxes: readonly Box[]) => Math.max(...boxes.map(({ left, right }) => right - left));

test('free rectangles reach from what is drawn to the safe zone', () => {
  const boxes = found([rect(0, 0, 80, 100, '#000000')]);
  expect(widest(boxes)).toBeCloseTo(195 - 80, -1);
  for (const { left, right, top, bottom } of boxes) {
    expect(left).toBeGreaterThanOrEqual(80);
    expect(right).toBeLessThanOrEqual(195);
    expect(top).toBeGreaterThanOrEqual(5);
    expect(bottom).toBeLessThanOrEqual(95);
  }
});

test('they stay within what is shown, and within a disc', () => {
  const boxes = found([], ({ left, right }) => left >= 100 && right <= 160);
  expect(widest(boxes)).toBeCloseTo(60, -1);
  expect(found([], () => false)).toEqual([]);
  const disc: PrintArea = { w: 100, h: 100, bleed: 2, safe: 5, round: true };
  const low = found([], () => true, disc).filter(({ bottom }) => bottom > 90);
  expect(widest(low)).toBeLessThan(60);
});

test('a long straight line divides them, however thin', () => {
  const across = line('M5 50H195', '#000000', 0.3);
  expect(found([across]).filter(({ top, bottom }) => top < 49 && bottom > 51)).toEqual([]);
});
