import { expect, test } from 'vitest';
import { rng } from './seeded-random.ts';
import { designDocument, dot, heart, text } from './drawing.ts';
import { sprig } from './foliage.ts';
import { upgradeDesign } from '../design/upgrade-design.ts';

const area = { w: 100, h: 100, bleed: 0, safe: 4 };

test('ids name texts by field and artwork by its place in the drawing', () => {
  const drawn = [
    dot(1, 1, 1, '#000'),
    text(50, 20, 'sans', 5, 'the', '#000'),
    text(50, 40, 'sans', 5, 'Wren', '#000', { field: 'name' }),
    heart(2, 2, 1, '#000'),
    text(50, 60, 'sans', 5, 'Wren', '#000', { field: 'name' }),
  ];
  const { layers } = designDocument('test', area, drawn);
  expect(layers.map((layer) => layer.id)).toEqual(['path', 'text', 'name', 'path-2', 'name-2']);
});

test('a sprig tapers from root to tip and grows either way round', () => {
  const common = { x: 0, y: 0, radius: 10, pairs: 6, colours: ['#111', '#222'], length: 4 };
  const [stem, ...leaves] = sprig({ ...common, from: 0, to: 90 });
  expect(stem).toMatchObject({ stroke: '#111', d: 'M0 -10A10 10 0 0 1 10 0' });
  expect(leaves).toHaveLength(13);
  expect(leaves.at(-1)?.scale).toBeLessThan(leaves[0]?.scale ?? 0);
  expect(sprig({ ...common, from: 90, to: 0 })[0]).toMatchObject({ d: 'M10 0A10 10 0 0 0 0 -10' });
});

test('randomness repeats by seed', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, rng(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('stored designs of this version are read unchanged, others refused', () => {
  const stored: unknown = JSON.parse(
    JSON.stringify(designDocument('test', area, [dot(1, 1, 1, '#000')])),
  );
  expect(upgradeDesign(stored)).toEqual(stored);
  for (const wrong of [
    null,
    'x',
    {},
    { v: 99 },
    { v: 1, template: 'x', area: { w: 1 }, layers: [] },
  ]) {
    expect(() => upgradeDesign(wrong)).toThrow(expect.objectContaining({ code: 'malformed' }));
  }
});
