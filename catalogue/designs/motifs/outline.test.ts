import { expect, test } from 'vitest';
import { figure } from './figure.ts';
import { brushed, curve, mirrored, moved, pierced, polygon, smooth, symmetric } from './outline.ts';

const square = polygon('0 0, 10 0, 10 10, 0 10');

test('a curve passes through each of its points and closes', () => {
  const d = smooth('0 -5, 5 0, 0 5, -5 0');
  expect(d).toMatch(/^M0 -5C.+Z$/);
  for (const point of ['5 0', '0 5', '-5 0']) expect(d).toContain(` ${point}C`);
  expect(curve('0 0, 5 5, 10 0')).not.toContain('Z');
});

test('a corner has no handles of its own', () => {
  expect(smooth('0 0 0, 10 0 0, 5 8 0')).toBe('M0 0C0 0 10 0 10 0C10 0 5 8 5 8C5 8 0 0 0 0Z');
});

test('a symmetric outline is its own mirror image', () => {
  const numbers = (d: string) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([pair]) => pair).toSorted();
  const heart = symmetric('0 -4 .2, 6 -8, 8 -2, 0 8 .2');
  expect(numbers(mirrored(heart))).toEqual(numbers(heart));
});

test('holes run against the outline, however they were drawn', () => {
  const hole = polygon('2 2, 4 2, 4 4, 2 4');
  const backwards = polygon('2 2, 2 4, 4 4, 4 2');
  expect(pierced(square, [hole])).toBe(`${square}M2 4L4 4L4 2L2 2Z`);
  expect(pierced(square, [backwards])).toBe(square + backwards);
});

test('outlines turn clockwise, grow, then move', () => {
  expect(moved('M0 0L10 0Z', 1, 2, 2, 90)).toBe('M1 2L1 22Z');
});

test('a brush stroke is full in its middle and fine at its ends', () => {
  const d = brushed('0 0, 50 0, 100 0', 10, 0.2, 0.4);
  const ys = [...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...ys)).toBeCloseTo(5, 1);
  expect(d).toContain('M0 1C');
  expect(d).toContain('100 2C');
});

test('one tone turns paint into holes, and parts name where they must not touch', () => {
  const parts = [
    { d: square, fill: '#c00' },
    { d: polygon('2 2, 4 2, 4 4, 2 4'), fill: '#fff', mono: 'cut' as const },
    { d: square, stencil: polygon('0 12, 10 12, 10 20, 0 20'), fill: '#0c0' },
    { d: square, fill: '#00c', mono: 'none' as const },
  ];
  const place = { x: 5, y: 6, size: 50 };
  expect(figure(parts, { ...place, mono: false }).map(({ fill }) => fill)).toEqual([
    '#c00',
    '#fff',
    '#0c0',
    '#00c',
  ]);
  const stencil = figure(parts, { ...place, mono: true });
  expect(stencil.map(({ d }) => d)).toEqual([
    `${square}M2 4L4 4L4 2L2 2Z`,
    'M0 12L10 12L10 20L0 20Z',
  ]);
  expect(stencil[0]).toMatchObject({ x: 5, y: 6, scale: 0.5 });
});
