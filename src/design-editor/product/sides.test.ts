import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Layer } from '../../artwork/design/design.ts';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import type { View } from '../../artwork/plate/facing-angle.ts';
import type { PlateDescription } from '../../artwork/plate/plate.ts';
import { angleOfChanges, sidesOf } from './sides.ts';

const AREA = { w: 200, h: 95, bleed: 2, safe: 9 };
const name = (x: number) => text(x, 50, 'script', 20, 'Nain', '#1f2a24', { field: 'name' });

function viewsOf(blank: string, angles: string[]): View[] {
  const folder = new URL(`../../../catalogue/plates/${blank}/`, import.meta.url);
  return angles.map((angle) => {
    const file = readFileSync(new URL(`${angle}.json`, folder), 'utf8');
    return { angle, plate: JSON.parse(file) as PlateDescription };
  });
}
const mug = viewsOf('white-mug', ['hero', 'left', 'scene']);

test('the sides of a mug are its halves, each with the photograph that faces it', () => {
  expect(sidesOf(designDocument('plain', AREA, [name(44), name(156)]), mug)).toEqual([
    { angle: 'left', from: 0, to: 100, middle: 44 },
    { angle: 'hero', from: 100, to: 200, middle: 156 },
  ]);
});

test('words that are there once have no sides, nor have those of one photograph', () => {
  expect(sidesOf(designDocument('plain', AREA, [name(100)]), mug)).toEqual([]);
  const pair = designDocument('plain', AREA, [name(44), name(156)]);
  expect(sidesOf(pair, viewsOf('slate-coaster', ['hero', 'stack']))).toEqual([]);
});

test('what was changed is shown from the front, unless it is on the other side alone', () => {
  const before = designDocument('plain', AREA, [name(44), name(156)]);
  const [left, right] = before.layers as [Layer, Layer];
  const sides = sidesOf(before, mug);
  const shownOf = (...layers: Layer[]) =>
    angleOfChanges({ sides, views: mug }, before, { ...before, layers });
  expect(shownOf(left, right)).toBe(undefined);
  expect(shownOf({ ...left, y: 60 }, { ...right, y: 60 })).toBe('hero');
  expect(shownOf(left, { ...right, y: 60 })).toBe('hero');
  expect(shownOf({ ...left, y: 60 }, right)).toBe('left');
  expect(shownOf(right)).toBe('left');
  expect(shownOf(left)).toBe('hero');
});
