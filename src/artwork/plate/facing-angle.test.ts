import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facingAngle, shownBy, type View } from './facing-angle.ts';
import type { PlateDescription } from './plate.ts';

function viewsOf(blank: string, angles: string[]): View[] {
  return angles.map((angle) => ({
    angle,
    plate: JSON.parse(
      readFileSync(
        new URL(`../../../catalogue/plates/${blank}/${angle}.json`, import.meta.url),
        'utf8',
      ),
    ) as PlateDescription,
  }));
}
const mug = viewsOf('white-mug', ['hero', 'left', 'wrap']);
const middle = 0.5;

test('each side of a mug is shown by its own photograph', () => {
  expect(facingAngle(mug, { u: 0.78, v: middle }, 'left')).toBe('hero');
  expect(facingAngle(mug, { u: 0.22, v: middle }, 'hero')).toBe('left');
  expect(facingAngle(mug, { u: 0.05, v: middle }, 'hero')).toBe('left');
});

test('the middle of a wrap is not visible from its sides', () => {
  expect(facingAngle(mug, { u: 0.48, v: middle }, 'left')).toBe('wrap');
});

test('a photograph stays while it shows the place well', () => {
  expect(facingAngle(mug, { u: 0.7, v: middle }, 'hero')).toBe('hero');
  expect(facingAngle(mug, { u: 0.7, v: middle }, 'wrap')).toBe('wrap');
  const coaster = viewsOf('slate-coaster', ['hero', 'stack']);
  expect(facingAngle(coaster, { u: middle, v: middle }, 'hero')).toBe('hero');
});

test('a place beside the area does not turn the product', () => {
  expect(facingAngle(mug, { u: 2, v: middle }, 'left')).toBe('left');
  expect(facingAngle([], { u: middle, v: middle }, 'hero')).toBe('hero');
});

test('a layer that reaches from one side of a mug to the other is shown by no photograph of its sides', () => {
  const sides = mug.slice(0, 2);
  expect(shownBy(sides)({ from: 0.7, to: 0.85, v: middle })).toBe(true);
  expect(shownBy(sides)({ from: 0.4, to: 0.6, v: middle })).toBe(false);
  // At the edge of the photograph a thing is narrowed to a third.
  expect(shownBy(sides)({ from: 0.56, to: 0.7, v: middle })).toBe(false);
  expect(shownBy(mug)({ from: 0.55, to: 0.75, v: middle })).toBe(true);
});
