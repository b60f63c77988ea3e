import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import type { ImageLayer, Layer } from '../design/design.ts';
import { designDocument, text } from '../drawing/drawing.ts';
import { makeShaper } from '../render/shaper.ts';
import { hiddenWords } from './hidden-words.ts';
import { layerInk } from './layer-ink.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const sans = readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url));
const shaper = makeShaper(hb, { sans });
const photo: ImageLayer = {
  type: 'image',
  id: 'own-p1',
  x: 100,
  y: 65,
  w: 80,
  h: 20,
  upload: 'sea',
  crop: { x: 0, y: 0, w: 1, h: 1 },
  tone: 'colour',
};

const name = (y: number) => text(100, y, 'sans', 20, 'Nain', '#000000', { field: 'name' });
const line = (y: number) => text(100, y, 'sans', 8, 'Est. 2026', '#3a3a3a', { field: 'line' });

function found(layers: Parameters<typeof designDocument>[2], own: Layer[] = [], moved = ['line']) {
  const document = designDocument('plain', AREA, layers);
  const restyled: DesignEdits['words'] = Object.fromEntries(moved.map((id) => [id, { y: 1 }]));
  const all = [...document.layers, ...own];
  return hiddenWords(all.map((layer) => layerInk(layer, restyled, shaper)));
}

test('words moved onto other words are found, at the moved ones', () => {
  expect(found([name(40), line(38)])).toEqual([
    { kind: 'hiddenWords', layer: 'line', severity: 'warn' },
  ]);
  expect(found([line(38), name(40)])).toEqual([
    { kind: 'hiddenWords', layer: 'line', severity: 'warn' },
  ]);
});

test('words close to each other are not', () => {
  expect(found([name(40), line(50)])).toEqual([]);
});

test('a line pushed into another by a tenth of its height is found, before letters meet', () => {
  const wide = text(100, 40, 'sans', 20, 'o o', '#000000', { field: 'name' });
  const dots = (y: number) => text(100, y, 'sans', 8, '. i .', '#3a3a3a', { field: 'line' });
  expect(found([wide, dots(44)])).toHaveLength(1);
  expect(found([wide, dots(47)])).toEqual([]);
});

test('what was only recoloured is where the design has it', () => {
  const { layers } = designDocument('plain', AREA, [name(40), line(38)]);
  const ink = layers.map((layer) => layerInk(layer, { line: { fill: '#aa0000' } }, shaper));
  expect(hiddenWords(ink)).toEqual([]);
});

test('what the design itself sets over words, such as a shadow, is not', () => {
  expect(found([name(40), line(38)], [], [])).toEqual([]);
  expect(found([name(40), name(41)], [], ['name'])).toEqual([]);
});

test('a photograph over words is found, under them it is not', () => {
  expect(found([name(40), line(65)], [photo], [])).toEqual([
    { kind: 'hiddenWords', layer: 'own-p1', severity: 'warn', isPhoto: true },
  ]);
  const { layers } = designDocument('plain', AREA, [line(65)]);
  const ink = [photo, ...layers].map((layer) => layerInk(layer, undefined, shaper));
  expect(hiddenWords(ink)).toEqual([]);
});
