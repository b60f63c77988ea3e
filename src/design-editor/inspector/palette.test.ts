import { expect, test } from 'vitest';
import { designDocument, path, rect, text } from '../../artwork/drawing/drawing.ts';
import {
  groundOf,
  isHardToRead,
  nearestName,
  otherColours,
  paletteOf,
  accentInk,
  readableInk,
} from './palette.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const leaf = (fill: string) => path(50, 50, 'M0 0L1 0L1 1Z', fill);

test('the palette begins with the colours of the words, and then has the most frequent ones', () => {
  const design = designDocument('plain', AREA, [
    leaf('#c9787a'),
    leaf('#5b7d63'),
    leaf('#5b7d63'),
    text(100, 50, 'sans', 20, 'Nain', '#2c4a3c', { field: 'name' }),
  ]);
  expect(paletteOf(design, '#ffffff')).toEqual(['#2c4a3c', '#5b7d63', '#c9787a']);
});

test('it has no colour twice, and not the one behind the design', () => {
  const design = designDocument('plain', AREA, [
    rect(-3, -3, 206, 96, '#f6efe0'),
    leaf('#5b7d63'),
    leaf('#5c7e64'),
    leaf('none'),
    text(100, 50, 'sans', 20, 'Nain', '#2c4a3c', { field: 'name' }),
  ]);
  expect(groundOf(design, '#ffffff')).toBe('#f6efe0');
  expect(paletteOf(design, groundOf(design, '#ffffff'))).toEqual(['#2c4a3c', '#5b7d63']);
});

test('without a ground of its own, a design lies on the blank', () => {
  const design = designDocument('plain', AREA, [rect(10, 10, 20, 20, '#f6efe0')]);
  expect(groundOf(design, '#1e2f55')).toBe('#1e2f55');
});

test('pale colours on white are hard to read', () => {
  const on = (hex: string) => [{ hex, share: 1 }];
  expect(isHardToRead('#e3a9a0', on('#ffffff'))).toBe(true);
  expect(isHardToRead('#e3a9a0', on('#1e2f55'))).toBe(false);
  expect(isHardToRead('#1f5044', on('#ffffff'))).toBe(false);
});

test('a colour of the design is called like the nearest of the shop', () => {
  expect(nearestName('#2c4a3c')).toBe('bottle');
  expect(nearestName('#fdfdfd')).toBe('white');
});

test('shades of one colour are offered once, and the shop’s colours only where they differ', () => {
  const greens = ['#2c4a3c', '#32503f', '#3e6250', '#5b7d63', '#7d9c7f', '#86a588'];
  const design = designDocument('plain', AREA, greens.map(leaf));
  const palette = paletteOf(design, '#ffffff');
  expect(palette).toEqual(['#2c4a3c', '#5b7d63', '#7d9c7f']);
  const names = (value: string) => otherColours(palette, value).map(({ name }) => name);
  expect(names('#000000')).not.toContain('bottle');
  expect(names('#000000')).not.toContain('sage');
  expect(names('#000000')).toEqual(expect.arrayContaining(['black', 'navy', 'red', 'white']));
  expect(names('#1f5044')).toContain('bottle');
});

test('what is added takes the colour of the words, or else one that can be read there', () => {
  const on = (...hexes: string[]) => hexes.map((hex) => ({ hex, share: 1 / hexes.length }));
  expect(readableInk(['#2c4a3c', '#e3a9a0'], on('#ffffff'))).toBe('#2c4a3c');
  expect(readableInk(['#e3a9a0'], on('#ffffff'))).toBe('#000000');
  expect(readableInk(['#2c4a3c', '#e3a9a0'], on('#1e2f55'))).toBe('#e3a9a0');
  expect(readableInk(['#2c4a3c'], on('#101010'))).toBe('#ffffff');
  expect(readableInk([], on('#ffffff', '#ffffff', '#000000'))).toBe('#000000');
});

test('a drawing that is added takes the most colourful of the colours that can be seen there', () => {
  const on = (hex: string) => [{ hex, share: 1 }];
  const palette = ['#2f4a44', '#f3c3b4', '#b3202c'];
  expect(accentInk(palette, on('#ffffff'))).toBe('#b3202c');
  expect(accentInk(palette, on('#b3202c'))).toBe('#f3c3b4');
  expect(accentInk([], on('#ffffff'))).toBe('#000000');
});
