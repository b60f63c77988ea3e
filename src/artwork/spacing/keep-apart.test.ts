import { expect, test } from 'vitest';
import { shaper } from '../../../catalogue/fonts/shaper.testing.ts';
import type { TextLayerStyle } from '../../domain/personalisation/design-edits.ts';
import { designDocument, text } from '../drawing/drawing.ts';
import { outlineText } from '../render/outline-text.ts';
import { personaliseDesign } from '../design/edit-design.ts';
import type { TextLayer } from '../design/design.ts';

const AREA = { w: 120, h: 90, bleed: 3, safe: 5 };
const SIZE = 16;
const name = (x = 60) =>
  text(x, 46, 'script', SIZE, 'Grandma', '#2c4a3c', { field: 'name', maxWidth: 44, centred: true });
const line = text(60, 54.8, 'sans', 3.4, 'EST. 2026', '#2c4a3c', { field: 'line', maxWidth: 30 });
const design = designDocument('wreath', AREA, [name(), line]);

function sizesOf(
  words: string,
  {
    style,
    without,
    drawn = design,
  }: { style?: TextLayerStyle; without?: string[]; drawn?: typeof design } = {},
): number[] {
  const edits = { ...(style && { words: { name: style } }), ...(without && { without }) };
  const { layers } = personaliseDesign(
    drawn,
    { v: 1, fields: { name: words }, edits },
    () => undefined,
  );
  return layers
    .filter((layer): layer is TextLayer => layer.type === 'text' && layer.field === 'name')
    .map((layer) => outlineText(layer, shaper).size);
}

test('a name whose tail would meet the line below becomes smaller', () => {
  const [size] = sizesOf('Jo');
  expect(size).toBeLessThan(SIZE);
  expect(size).toBeGreaterThan(SIZE * 0.8);
});

test('a name without a tail, and one above no line, keep their size', () => {
  expect(sizesOf('Al')).toEqual([SIZE]);
  expect(sizesOf('Jo', { without: ['line'] })).toEqual([SIZE]);
  const apart = designDocument('wreath', AREA, [name(), { ...line, y: 70 }]);
  expect(sizesOf('Jo', { drawn: apart })).toEqual([SIZE]);
});

test('words as the shop drew them are left as they are', () => {
  const tight = designDocument('wreath', AREA, [{ ...name(), text: 'Jo' }, line]);
  expect(sizesOf('Jo', { drawn: tight })).toEqual([SIZE]);
  expect(sizesOf('Joy', { drawn: tight })[0]).toBeLessThan(SIZE);
});

test('another lettering or colour is no other place, but what was moved or resized is as the shopper wants it', () => {
  expect(sizesOf('Jo', { style: { fill: '#aa0000' } })).toEqual(sizesOf('Jo'));
  expect(sizesOf('Grandma', { style: { font: 'slab' } })[0]).toBeLessThan(SIZE);
  expect(sizesOf('Jo', { style: { x: 61 } })).toEqual([SIZE]);
  expect(sizesOf('Jo', { style: { size: 20 } })).toEqual([20]);
});

test('a name and its shadow keep one size', () => {
  const shadowed = designDocument('wreath', AREA, [name(), { ...name(60.6), y: 46.9 }, line]);
  const [front, shadow] = sizesOf('Jo', { drawn: shadowed });
  expect(front).toBeLessThan(sizesOf('Jo')[0]!);
  expect(shadow).toBe(front);
});
