import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { CLOCK_HANDS } from '../plate/clock-hands.ts';
import { designDocument, DOT, line, path, rect, text, type Drawn } from '../drawing/drawing.ts';
import { freePlace } from './free-place.ts';
import { makeShaper } from '../render/shaper.ts';

const AREA = { w: 200, h: 100, bleed: 3, safe: 5 };
const MIDDLE = { x: 100, y: 50 };
const SIZE = { w: 40, h: 20 };
const shaper = makeShaper(hb, {
  sans: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url)),
});
const placeOn = (drawn: Drawn[], size = SIZE, home = MIDDLE) =>
  freePlace(designDocument('plain', AREA, drawn), size, home, shaper);

test('an empty design has room where cameras look', () => {
  const place = placeOn([]);
  expect(place?.scale).toBe(1);
  expect(place?.x).toBeCloseTo(100, -1);
  expect(place?.y).toBeCloseTo(50, -1);
});

test('texts are not covered, nor the gaps between their letters', () => {
  const label = text(100, 54, 'sans', 14, 'l        l', '#000000');
  const place = placeOn([label]);
  expect(place?.scale).toBe(1);
  expect(Math.abs(place!.y - 50)).toBeGreaterThan(10 + 4);
});

test('a ground may be covered, a solid shape may not', () => {
  expect(placeOn([rect(-3, -3, 206, 106, '#ffffff')])).toEqual(placeOn([]));
  const disc = path(100, 50, DOT, '#000000', { scale: 30 });
  const beside = placeOn([disc]);
  expect(Math.abs(beside!.x - 100)).toBeGreaterThan(30);
});

test('there is room inside a ring', () => {
  const ring = line('M60 50A40 40 0 1 1 140 50A40 40 0 1 1 60 50Z', '#000000', 2);
  expect(placeOn([ring])).toMatchObject({ scale: 1 });
  expect(placeOn([ring])?.x).toBeCloseTo(100, -1);
});

test('with little room the place is smaller, and with none it covers the least', () => {
  const wall = rect(0, 0, 90, 100, '#000000');
  const solid = rect(90, 34, 110, 66, '#000000', {});
  expect(placeOn([wall, solid], { w: 120, h: 30 })?.scale).toBeLessThan(1);
  const lines = Array.from({ length: 10 }, (_, at) =>
    text(100, at * 10 + 10, 'sans', 12, 'Words from one side to the other', '#000000'),
  );
  const gap = lines.filter((_, at) => at !== 6 && at !== 7);
  expect(placeOn(lines)).toMatchObject({ scale: 0.4 });
  expect(placeOn(gap, { w: 40, h: 60 })).toMatchObject({ scale: 0.3 });
  expect(placeOn(gap, { w: 180, h: 80 })?.y).toBeCloseTo(71, -1);
  expect(placeOn([], { w: 4000, h: 2000 })).toBeNull();
});

test('on a pattern that is everywhere the place at least avoids the texts', () => {
  const bars = Array.from({ length: 20 }, (_, at) => rect(at * 10, 0, 4, 100, '#000000'));
  const label = text(100, 54, 'sans', 14, 'Grandma', '#000000');
  expect(Math.abs(placeOn([...bars, label])!.y - 50)).toBeGreaterThan(10);
});

test('when drawings leave too little room it covers the least of them, and no text', () => {
  const walls = [rect(0, 0, 90, 100, '#000000'), rect(110, 0, 90, 100, '#000000')];
  const size = { w: 60, h: 60 };
  const place = placeOn(walls, size, { x: 30, y: 50 })!;
  // The whole free area is inside.
  expect(Math.abs(place.x - 100)).toBeLessThan(12);
  expect(place.scale).toBe(0.6);
  const label = text(100, 54, 'sans', 14, 'Ann', '#000000');
  const beside = placeOn([...walls, label], size, { x: 30, y: 50 })!;
  expect(Math.abs(beside.y - 50)).toBeGreaterThan((60 * beside.scale) / 2);
});

test('a photograph becomes small rather than cover a drawing, and tells when it has to', () => {
  const walls = [rect(0, 0, 86, 100, '#000000'), rect(114, 0, 86, 100, '#000000')];
  const size = { w: 60, h: 60, isApart: true };
  const on = (drawn: Drawn[]) =>
    freePlace(designDocument('plain', AREA, drawn), size, { x: 30, y: 50 }, shaper)!;
  const between = on(walls);
  expect(between).toMatchObject({ scale: 0.35, isOver: false });
  expect(between.x - 10).toBeGreaterThanOrEqual(86);
  expect(between.x + 10).toBeLessThanOrEqual(114);
  const narrow = on([...walls, rect(86, 0, 10, 100, '#000000')]);
  expect(narrow).toMatchObject({ scale: 0.22, isOver: false });
  expect(on([...walls, rect(86, 0, 16, 100, '#000000')])).toMatchObject({ isOver: true });
});

test('among equals the nearest to the camera’s view wins', () => {
  expect(placeOn([], SIZE, { x: 40, y: 50 })?.x).toBeCloseTo(40, -1);
});

test('it never leaves the safe zone or a disc', () => {
  const corner = placeOn([], SIZE, { x: 200, y: 100 });
  expect(corner!.x + 20).toBeLessThanOrEqual(195);
  expect(corner!.y + 10).toBeLessThanOrEqual(95);
  const clock = { ...designDocument('clock', { w: 200, h: 200, bleed: 2, safe: 5 }, []) };
  const round = { ...clock, area: { ...clock.area, round: true as const } };
  const place = freePlace(round, SIZE, { x: 200, y: 200 }, shaper)!;
  expect(Math.hypot(place.x + 20 - 100, place.y + 10 - 100)).toBeLessThanOrEqual(95);
});

test('a smaller place that a photograph shows is better than a large one that none shows', () => {
  const label = text(100, 54, 'sans', 14, 'Grandma', '#000000');
  const bare = designDocument('plain', AREA, [label, rect(140, 0, 60, 70, '#000000')]);
  const place = freePlace(bare, SIZE, MIDDLE, shaper, ({ left }) => left > 153)!;
  expect(place.x).toBeGreaterThan(150);
  expect(place.scale).toBeLessThan(1);
  expect(freePlace(bare, SIZE, MIDDLE, shaper, () => false)?.scale).toBe(1);
});

test('it tells how broad a longer thing may be there', () => {
  const walls = [rect(0, 0, 60, 100, '#000000'), rect(140, 0, 60, 100, '#000000')];
  const place = placeOn(walls, { w: 20, h: 10 })!;
  expect(place.width).toBeGreaterThan(70);
  expect(place.width).toBeLessThanOrEqual(80);
  expect(placeOn([], { w: 20, h: 10 })!.width).toBeGreaterThan(180);
});

test('what cannot be made small enough covers the least of the words', () => {
  const lines = [20, 40, 60, 80].map((y) =>
    text(100, y, 'sans', 18, 'Words from one side', '#000000'),
  );
  const size = { w: 60, h: 30 };
  expect(freePlace(designDocument('plain', AREA, lines), size, MIDDLE, shaper)!.scale).toBeLessThan(
    0.5,
  );
  const large = freePlace(
    designDocument('plain', AREA, lines),
    { ...size, least: 0.8 },
    MIDDLE,
    shaper,
  )!;
  expect(large.scale).toBe(0.8);
});

test('earlier additions are not covered, on any pattern', () => {
  const bars = Array.from({ length: 20 }, (_, at) => rect(at * 10, 0, 4, 100, '#000000'));
  const drawing = { ...path(100, 50, DOT, '#000000', { scale: 20 }), id: 'own-c1' };
  const { layers } = designDocument('plain', AREA, bars);
  const document = { ...designDocument('plain', AREA, []), layers: [...layers, drawing] };
  const place = freePlace(document, SIZE, MIDDLE, shaper)!;
  expect(Math.hypot(place.x - 100, place.y - 50)).toBeGreaterThan(20);
});

test('on a clock neither the hands nor their spindle cover it', () => {
  const area = { w: 200, h: 200, bleed: 2, safe: 5, round: true as const };
  const clock = designDocument('clock', area, []);
  const size = { w: 30, h: 30 };
  const place = freePlace(clock, size, { x: 100, y: 100 }, shaper)!;
  expect(place.scale).toBe(1);
  // Ten past ten: the nearest free place is below the middle.
  expect(place.y - 15).toBeGreaterThan(104);
  for (const hand of CLOCK_HANDS) {
    const angle = (hand.turn * Math.PI) / 180;
    const home = { x: 100 + Math.sin(angle) * 40, y: 100 - Math.cos(angle) * 40 };
    const beside = freePlace(clock, { w: 10, h: 10 }, home, shaper)!;
    const across = (beside.x - 100) * Math.cos(angle) + (beside.y - 100) * Math.sin(angle);
    expect(Math.abs(across)).toBeGreaterThan(5);
  }
});

test('where one side is looked at, crowded words land there rather than on another', () => {
  const crowded = Array.from({ length: 10 }, (_, at) =>
    text(152, at * 10 + 10, 'sans', 10, 'MMMMMMMMMM', '#000000'),
  );
  const isShown = ({ left }: { left: number }) => left >= 100;
  const at = (isOnlyShown: boolean) =>
    freePlace(
      designDocument('plain', AREA, crowded),
      { w: 60, h: 60 },
      { x: 150, y: 50 },
      shaper,
      isShown,
      isOnlyShown,
    )!;
  expect(at(false).x).toBeLessThan(100);
  expect(at(true).x).toBeGreaterThan(100);
});
