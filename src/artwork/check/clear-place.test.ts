import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { designDocument, line, rect, type Drawn } from '../drawing/drawing.ts';
import { makeShaper } from '../render/shaper.ts';
import { clearFrame } from './clear-place.ts';

const AREA = { w: 200, h: 100, bleed: 3, safe: 5 };
const WORDS = { left: 85, right: 115, top: 44, bottom: 56 };
const RING = line('M60 50A40 40 0 1 1 140 50A40 40 0 1 1 60 50Z', '#000000', 2);
const shaper = makeShaper(hb, {
  sans: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url)),
});
const frameIn = (drawn: Drawn[], changes: object = {}, area: object = {}) =>
  clearFrame(designDocument('plain', { ...AREA, ...area }, drawn), {
    words: WORDS,
    aspect: 3 / 4,
    shaper,
    isShown: () => true,
    ...changes,
  });

test('within a ring the photograph is round, in its middle and clear of it', () => {
  const frame = frameIn([RING])!;
  expect(frame.shape).toBe('oval');
  expect(frame.w).toBe(frame.h);
  expect(Math.hypot(frame.x - 100, frame.y - 50)).toBeLessThan(1.5);
  const gap = 39 - frame.w / 2 - Math.hypot(frame.x - 100, frame.y - 50);
  expect(gap).toBeGreaterThanOrEqual(2);
  expect(gap).toBeLessThan(6);
});

test('between straight edges it keeps its proportions', () => {
  const frame = frameIn([rect(0, 0, 75, 100, '#000000'), rect(125, 0, 75, 100, '#000000')])!;
  expect(frame.shape).toBeUndefined();
  expect(frame.w / frame.h).toBeCloseTo(3 / 4, 5);
  expect(frame.x - frame.w / 2).toBeGreaterThanOrEqual(77);
  expect(frame.x + frame.w / 2).toBeLessThanOrEqual(123);
});

test('it stays on its side, and is none where nothing is large enough', () => {
  const isShown = ({ left }: { left: number }) => left >= 90;
  expect(frameIn([], { isShown })!.x).toBeGreaterThan(100);
  const close = line('M90 50A10 10 0 1 1 110 50A10 10 0 1 1 90 50Z', '#000000', 2);
  expect(frameIn([close])).toBeNull();
});

test('a disc has no corners', () => {
  const disc = { w: 100, h: 100, round: true };
  const words = { left: 35, right: 65, top: 60, bottom: 72 };
  const { x, y, w, h, shape } = frameIn([], { words, aspect: 1 }, disc)!;
  const reach = shape
    ? Math.hypot(x - 50, y - 50) + w / 2
    : Math.hypot(x - 50 + w / 2, y - 50 + h / 2);
  expect(reach).toBeLessThanOrEqual(45);
});
