import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { designDocument, rect, text, type Drawn } from '../../artwork/drawing/drawing.ts';
import type { View } from '../../artwork/plate/facing-angle.ts';
import type { PlateDescription } from '../../artwork/plate/plate.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import type { NewLayer } from './editing.ts';
import { freeSpaceFor } from './fit-new-layer.ts';

const AREA = { w: 200, h: 95, bleed: 2, safe: 9 };
const SIDE = { from: 100, to: 200 };
const shaper = makeShaper(hb, {
  sans: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url)),
});
const PLATE = new URL('../../../catalogue/plates/white-mug/hero.json', import.meta.url);
const hero: View = {
  angle: 'hero',
  plate: JSON.parse(readFileSync(PLATE, 'utf8')) as PlateDescription,
};
const name = (x: number) => text(x, 52, 'sans', 14, 'Grandma', '#000000', { field: 'name' });
const fit = (layer: NewLayer, drawn: Drawn[]) =>
  freeSpaceFor(layer, {
    document: designDocument('plain', AREA, [name(44), name(156), ...drawn]),
    process: 'sublimation',
    home: { x: 156, y: 47.5 },
    shaper,
    views: [hero],
    side: SIDE,
  })!;
const photo: NewLayer = {
  type: 'photo',
  upload: 'u',
  w: 76,
  h: 57,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  tone: 'colour',
};
const words: NewLayer = {
  type: 'text',
  text: '',
  font: 'sans',
  size: 11,
  fill: '#000000',
  align: 'centre',
  maxWidth: 182,
};

test('a photograph lands wholly on the side that is looked at, however much room is between the sides', () => {
  // All round the name but on the seam.
  const wreath = [rect(112, 9, 79, 30, '#5b7d63'), rect(112, 58, 79, 28, '#5b7d63')];
  for (const drawn of [[], wreath]) {
    const { box } = fit(photo, drawn);
    expect(box.left).toBeGreaterThanOrEqual(SIDE.from);
    expect(box.right).toBeLessThanOrEqual(AREA.w - AREA.safe);
  }
});

test('text lands beside the words, is no broader than its room, and is large enough to read', () => {
  const walls = [rect(100, 9, 25, 77, '#5b7d63'), rect(185, 9, 15, 77, '#5b7d63')];
  const { layer, box } = fit(words, walls);
  expect(box.bottom <= 42 || box.top >= 52).toBe(true);
  const { size = 0, maxWidth = 0 } = layer as { size?: number; maxWidth?: number };
  expect(size).toBeGreaterThanOrEqual(4.2);
  expect(maxWidth).toBeLessThanOrEqual(60);
  expect(maxWidth).toBeGreaterThan(30);
});

test('text lands with air around it, in the largest free part of the side', () => {
  const { layer, box } = fit(words, [rect(100, 60, 100, 35, '#5b7d63')]);
  expect(layer).toMatchObject({ size: 11 });
  // Half of the room above the name is above the words.
  expect(42 - box.bottom).toBeGreaterThan(4);
  expect(box.top - AREA.safe).toBeGreaterThan(4);
});

test('an emoji is as large as its room allows, and not spaced like a line of words', () => {
  const low = [rect(100, 9, 100, 25, '#5b7d63'), rect(100, 72, 100, 23, '#5b7d63')];
  const crown: NewLayer = { ...words, text: '👑', font: 'emoji', size: 11 };
  expect(fit(crown, low).layer).toMatchObject({ size: 11 });
});

test.each([54, 54.4, 54.8, 55.2])(
  'a small text keeps half of its size from lines below %d mm',
  (top) => {
    const bottom = top + 9.6;
    const line = (y: number) => text(150, y, 'sans', 20, 'MMMMMM', '#000000');
    const walls = [rect(100, 5, 100, 38, '#5b7d63'), rect(100, 77, 100, 13, '#5b7d63')];
    const lines = [...walls, line(top), line(bottom + 14)];
    const { layer, place } = fit(words, lines);
    const { size = 0 } = layer as { size?: number };
    expect(place.y - 0.7 * size - top).toBeGreaterThanOrEqual(size * 0.5);
    expect(bottom - place.y).toBeGreaterThanOrEqual(size * 0.5);
  },
);
