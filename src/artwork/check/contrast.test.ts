import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import type { Layer } from '../design/design.ts';
import { designDocument, rect, text } from '../drawing/drawing.ts';
import { makeShaper } from '../render/shaper.ts';
import { weakContrasts } from './contrast.ts';
import { layerInk } from './layer-ink.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const sans = readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url));
const shaper = makeShaper(hb, { sans });
const name = (fill: string, x = 100) => text(x, 50, 'sans', 20, 'Nain', fill, { field: 'name' });

function found(
  drawn: Parameters<typeof designDocument>[2],
  { surface = '#ffffff', own = [] as Layer[] } = {},
) {
  const { layers } = designDocument('plain', AREA, drawn);
  const all = [...layers, ...own];
  const ink = all.map((layer) => layerInk(layer, { name: { fill: '#000000' } }, shaper));
  return weakContrasts(ink, surface).map(({ kind, layer }) => `${kind} ${layer}`);
}

test('words in the colour of the blank cannot be read', () => {
  expect(found([name('#ffffff')])).toEqual(['unreadable name']);
  expect(found([name('#fefefc')])).toEqual(['unreadable name']);
  expect(found([name('#1e2f55')], { surface: '#233951' })).toEqual(['unreadable name']);
  expect(found([name('#2c4a3c')])).toEqual([]);
});

test('a pale colour is hard to read, one that designs use for words is not', () => {
  expect(found([name('#f0e6c8')])).toEqual(['lowContrast name']);
  expect(found([name('#c9787a')])).toEqual([]);
});

test('the topmost drawing below the words counts, as far as it lets through', () => {
  const ground = rect(0, 0, 200, 90, '#1e2f55');
  expect(found([ground, name('#ffffff')])).toEqual([]);
  expect(found([ground, name('#1e2f55')])).toEqual(['unreadable name']);
  expect(found([{ ...ground, opacity: 0.02 }, name('#ffffff')])).toEqual(['unreadable name']);
  expect(found([name('#ffffff'), ground])).toEqual(['unreadable name']);
  // Beside the words.
  expect(found([rect(0, 0, 40, 90, '#1e2f55'), name('#ffffff')])).toEqual(['unreadable name']);
});

test('words of which half cannot be seen are hard to read', () => {
  expect(found([rect(0, 0, 100, 90, '#1e2f55'), name('#ffffff')])).toEqual(['lowContrast name']);
  expect(found([rect(0, 0, 125, 90, '#1e2f55'), name('#ffffff')])).toEqual([]);
});

test('what is on a photograph is not judged', () => {
  const photo: Layer = {
    type: 'image',
    id: 'own-p1',
    x: 100,
    y: 45,
    w: 180,
    h: 80,
    upload: 'sea',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    tone: 'colour',
  };
  const own: Layer = {
    type: 'text',
    id: 'own-t1',
    x: 100,
    y: 50,
    font: 'sans',
    size: 20,
    text: 'Nain',
    align: 'centre',
    fill: '#ffffff',
  };
  expect(found([], { own: [photo, own] })).toEqual([]);
  expect(found([], { own: [own] })).toEqual(['unreadable own-t1']);
});

test('the pale shadow of words is not for reading', () => {
  const shadow = { ...name('#fdfcf8', 101), field: 'name' };
  expect(found([shadow, name('#2c4a3c')])).toEqual([]);
});
