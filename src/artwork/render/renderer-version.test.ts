/** Ties the renderer version to its output: every kind of layer and every font in the shop's files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { FONT_IDS } from '../design/design.ts';
import type { DesignDocument, Layer } from '../design/design.ts';
import { designDocument, flower, ground, line, rect, text } from '../drawing/drawing.ts';
import { wreath } from '../drawing/foliage.ts';
import { renderDesign } from './render-design.ts';
import { RENDERER_VERSION, fontsIn } from './renderer-version.ts';
import { makeShaper } from './shaper.ts';

/** The output of each version. A changed drawing needs a new version; never overwrite an entry. */
const DRAWN: Readonly<Record<number, string>> = {
  1: '9077915103b636efd034905f5fb99dbba35d70e8b80596a06d36d1673060aa6f',
  // Wraps added words, and keeps a range of years on one line of two.
  2: '06500972c714daa3cb2b06e1fd13e181e4e701dbd3bbbb210665840830c25ffb',
};

const folder = new URL('../../../catalogue/fonts/', import.meta.url);
const shaper = makeShaper(
  hb,
  Object.fromEntries(
    Object.entries(FONTS).map(([id, { file }]) => [id, readFileSync(new URL(file, folder))]),
  ),
);
const area = { w: 120, h: 80, bleed: 3, safe: 4 };

const photo = (id: string, changes: object): Layer => ({
  id,
  type: 'image',
  x: 40,
  y: 30,
  w: 30,
  h: 20,
  upload: 'a-photograph',
  tone: 'colour',
  crop: {
    x: 0.1,
    y: 0.2,
    w: 0.5,
    h: 0.6,
  },
  ...changes,
});

const shapes = designDocument('layers', area, [
  ground(area, '#faf6ee'),
  ...wreath(60, 40, 24, ['#5b7d63', '#7f9d7c']),
  ...flower(60, 70, 5, '#e3a49a', '#f0cf7a'),
  line('M25 50L75 50', '#204060', 2),
  { ...rect(5, 5, 20, 10, '#204060'), radius: 3, opacity: 0.5 },
]);
const broken = designDocument('broken', area, [
  text(60, 20, 'sans', 9, 'Nia and Tom 2019-2024', '#2c4a3c', { lines: 2 }),
  text(60, 60, 'sans', 9, 'With all our love from the whole family', '#2c4a3c', {
    maxWidth: 50,
    maxHeight: 30,
  }),
]);
const turned = { x: 90, rotation: 30, tone: 'sepia', opacity: 0.8 };
const drawn: readonly DesignDocument[] = [
  { ...shapes, layers: [...shapes.layers, photo('plain', {}), photo('turned', turned)] },
  broken,
  ...FONT_IDS.map((font) =>
    designDocument(`words in ${font}`, area, [
      text(60, 20, font, 14, 'Siân ŵŷ\nŁódź ğış', '#2c4a3c', { maxWidth: 90, centred: true }),
      text(60, 50, font, 9, 'Office 12', '#2f443a', { arc: 40, tracking: 60 }),
      text(20, 70, font, 9, 'To & Fro', '#2f443a', { arc: -60, rotation: -12, align: 'left' }),
      text(110, 75, font, 5, 'straße', '#2f443a', { upperCase: true, align: 'right' }),
    ]),
  ),
];

test('each version of the renderer draws what it has always drawn', () => {
  const digest = createHash('sha256');
  for (const document of drawn)
    for (const mono of [undefined, '#333333'])
      digest.update(
        renderDesign(document, {
          shaper,
          imageHref: ({ upload, tone }) => `${upload}-${tone}`,
          ...(mono && { mono }),
        }),
      );
  expect(
    digest.digest('hex'),
    'Designs are drawn otherwise than before: raise RENDERER_VERSION and note here what the new version draws',
  ).toBe(DRAWN[RENDERER_VERSION]);
});

test('the fonts of a design are listed once each', () => {
  expect(fontsIn(drawn[0]!)).toEqual([]);
  expect(
    fontsIn(
      designDocument('two', area, [
        text(1, 1, 'serif', 4, 'a', '#000'),
        text(1, 9, 'hand', 4, 'b', '#000'),
        text(1, 18, 'serif', 4, 'c', '#000'),
      ]),
    ),
  ).toEqual(['hand', 'serif']);
});
