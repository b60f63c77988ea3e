import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import type { TextLayer } from '../../artwork/design/design.ts';
import { outlineText } from '../../artwork/render/outline-text.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import { sampleOf } from './lettering-sample.ts';

const sans = readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url));
const shaper = makeShaper(hb, { sans });
const layer: TextLayer = {
  type: 'text',
  id: 'name',
  x: 40,
  y: 30,
  font: 'sans',
  size: 20,
  text: '',
  align: 'left',
  fill: '#000000',
};
const outlineOf = (text: string) =>
  outlineText({ ...layer, x: 0, y: 0, size: 1, align: 'centre', text }, shaper).d;
const shown = (text: string) => sampleOf({ ...layer, text }, 'sans', 'Montserrat', shaper)!;

test('a lettering shows the layer’s words, or its own name while there are none', () => {
  expect(shown('Nana Gwen').d).toBe(outlineOf('Nana Gwen'));
  expect(shown(' ').d).toBe(outlineOf('Montserrat'));
});

test('of a long text it shows the first words, and of a long word its beginning', () => {
  expect(shown('The Jones family since 1987\nof Bala').d).toBe(outlineOf('The Jones'));
  expect(shown('Llanfairpwllgwyngyll').d).toBe(outlineOf('Llanfairpwllgw'));
});

test('the tile is as wide as the words, and not narrower than a short name', () => {
  const width = (text: string) => Number(shown(text).viewBox.split(' ')[2]);
  expect(width('Jo')).toBe(3.5);
  expect(width('Bartholomew Ab')).toBeGreaterThan(5);
});

test('letters that the lettering lacks are named', () => {
  expect(shown('愛').missing).toEqual(['愛']);
});
