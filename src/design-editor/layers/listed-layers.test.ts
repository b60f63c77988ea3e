import { expect, test } from 'vitest';
import type { TextLayer } from '../../artwork/design/design.ts';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { copyInView, listedLayers } from './listed-layers.ts';

const words = (x: number, field: string, written: string, more: Partial<TextLayer> = {}) =>
  text(x, 50, 'sans', 20, written, '#000000', { field, ...more });
const { layers } = designDocument('plain', { w: 200, h: 90, bleed: 3, safe: 5 }, [
  words(44, 'top', ''),
  words(44, 'name', 'Nain'),
  words(156, 'top', ''),
  words(156, 'name', 'Nain'),
  words(100, 'names', 'Siân', { listItem: 0 }),
  words(100, 'names', '', { listItem: 1 }),
]);
const sides = (id: string) => (id.endsWith('-2') ? [id.slice(0, -2)] : [`${id}-2`]);
const linked = (id: string) => (id.startsWith('names') ? [] : sides(id));
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

test('linked copies are listed once, and empty texts as what can be written', () => {
  const { listed, empty } = listedLayers(layers, linked, null);
  expect(ids(listed)).toEqual(['name', 'names']);
  expect(ids(empty)).toEqual(['top']);
});

test('copies that are changed apart are listed apart', () => {
  const { listed, empty } = listedLayers(layers, () => [], null);
  expect(ids(listed)).toEqual(['name', 'name-2', 'names']);
  expect(ids(empty)).toEqual(['top', 'top-2']);
});

test('an empty text is listed while it is selected', () => {
  expect(ids(listedLayers(layers, linked, 'top').listed)).toEqual(['top', 'name', 'names']);
});

test('an entry selects the copy on the side that is looked at, unless another is selected', () => {
  const sidesOfMug = [
    { angle: 'left', from: 0, to: 100, middle: 44 },
    { angle: 'hero', from: 100, to: 200, middle: 156 },
  ];
  const copies = layers.filter(({ id }) => id === 'name' || id === 'name-2');
  const pick = (chosen: string[], angle: string) =>
    copyInView(copies, new Set(chosen), sidesOfMug, angle)?.id;
  expect(pick([], 'hero')).toBe('name-2');
  expect(pick([], 'left')).toBe('name');
  expect(pick([], 'scene')).toBe('name');
  expect(pick(['name'], 'hero')).toBe('name');
});
