import { describe, expect, test } from 'vitest';
import { designDocument, rect, text, type Drawn, type DrawnPlace } from '../drawing/drawing.ts';
import { fillFields } from './fill-fields.ts';

const place: DrawnPlace = { type: 'place', x: 50, y: 20, w: 30, h: 30, sample: [] };
const words = [
  text(50, 50, 'script', 10, 'Mamgu', '#000000', { field: 'name' }),
  text(50, 57, 'sans', 3, 'with all our love', '#000000', { field: 'line' }),
];
const area = { w: 100, h: 80, bleed: 3, safe: 4 };
const heightsOf = (layers: readonly Drawn[], fields: Record<string, string>) => {
  const design = designDocument('framed', area, [...layers]);
  return fillFields(design, { v: 1, fields }).layers.flatMap((layer) =>
    layer.type === 'text' ? [layer.y] : [],
  );
};

describe('below photographs', () => {
  test('a small line rises where its name is left empty', () => {
    const [, line = 0] = heightsOf([place, ...words], { name: ' ', line: 'always' });
    expect(line).toBeLessThan(50);
    expect(line).toBeGreaterThan(45);
  });

  test('nothing moves while there is a name, or where the line is empty', () => {
    expect(heightsOf([place, ...words], { name: 'Nain', line: 'always' })).toEqual([50, 57]);
    expect(heightsOf([place, ...words], { line: '' })).toEqual([50, 57]);
  });

  test('a label is left out without words, and the ground is not', () => {
    const [ground, label] = [rect(0, 0, 100, 80, '#ffffff'), rect(30, 40, 40, 20, '#ffffff')];
    const design = designDocument('framed', area, [ground, place, label, ...words]);
    const rectsFor = (fields: Record<string, string>) =>
      fillFields(design, { v: 1, fields }).layers.filter(({ type }) => type === 'rect').length;
    expect(rectsFor({ name: '', line: 'always' })).toBe(2);
    expect(rectsFor({ name: '', line: '' })).toBe(1);
  });

  test('words farther away stay', () => {
    const apart = text(50, 70, 'sans', 3, 'always', '#000000', { field: 'foot' });
    expect(heightsOf([place, words[0]!, apart], { name: '' })).toEqual([50, 70]);
  });
});

test('designs without photographs keep their words in place', () => {
  expect(heightsOf(words, { name: '' })).toEqual([50, 57]);
});
