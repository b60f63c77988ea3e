import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { designDocument, text, type DrawnPlace } from '../../artwork/drawing/drawing.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import { addToSpace } from './add-to-space.ts';
import type { NewLayer } from './editing.ts';

const AREA = { w: 200, h: 95, bleed: 2, safe: 9 };
const HOME = { x: 156, y: 47.5 };
const shaper = makeShaper(hb, {
  sans: readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url)),
});
const words: NewLayer = {
  type: 'text',
  text: '',
  font: 'sans',
  size: 11,
  fill: '#000000',
  align: 'centre',
  maxWidth: 182,
};

test.each([
  ['beside the words that are there', 14],
  ['where there is no room', 80],
])('long words added %s become smaller before they cross the safe line', (_, size) => {
  const name = text(156, 52, 'sans', size, 'Grandma', '#000000', { field: 'name' });
  const { editing } = addToSpace({ words: {}, edits: {} }, words, {
    document: designDocument('plain', AREA, [name]),
    process: 'sublimation',
    home: HOME,
    shaper,
    views: [],
    side: undefined,
  });
  const [added] = editing.edits.own ?? [];
  if (added?.type !== 'text') throw new Error('A text is added');
  const half = (added.maxWidth ?? Infinity) / 2;
  expect(half).toBeGreaterThan(10);
  expect(added.x - half).toBeGreaterThanOrEqual(AREA.safe);
  expect(added.x + half).toBeLessThanOrEqual(AREA.w - AREA.safe);
});

test('a photograph fills a place of the design that is open, first one on the side that is looked at', () => {
  const place = (x: number): DrawnPlace => ({
    type: 'place',
    x,
    y: 40,
    w: 30,
    h: 20,
    sample: [],
  });
  const photo: NewLayer = {
    type: 'photo',
    upload: 'u',
    w: 95,
    h: 95,
    crop: { x: 0, y: 0, w: 1, h: 1 },
    tone: 'colour',
  };
  const added = (side: { from: number; to: number } | undefined) =>
    addToSpace({ words: {}, edits: {} }, photo, {
      document: designDocument('plain', AREA, [place(44), place(156)]),
      process: 'sublimation',
      home: HOME,
      shaper,
      views: [],
      side,
    }).editing.edits.own?.[0];
  expect(added(undefined)).toMatchObject({ place: 'photo', x: 44, y: 40, w: 30, h: 20 });
  expect(added({ from: 100, to: 200 })).toMatchObject({ place: 'photo-2', x: 156 });
});
