import { expect, test } from 'vitest';
import { aspectOf } from './crop-framing.ts';
import { turned } from './turn-photo.ts';

test('a turned photograph shows what it showed, until there is no more of it', () => {
  const pixels = { width: 2000, height: 1000 };
  // The left end of a picture becomes its upper end.
  const photo = { turn: undefined, w: 20, h: 20, crop: { x: 0, y: 0, w: 0.5, h: 1 } };
  expect(aspectOf(photo, pixels)).toBe(2);
  const first = { ...photo, ...turned(photo, pixels) };
  expect(first).toMatchObject({ turn: 1, crop: { x: 0, y: 0, w: 1, h: 0.5 } });
  expect(aspectOf(first, pixels)).toBe(0.5);
  const second = { ...first, ...turned(first, pixels) };
  expect(second).toMatchObject({ turn: 2, crop: { x: 0.5, y: 0, w: 0.5, h: 1 } });
  const third = { ...second, ...turned(second, pixels) };
  expect(third).toMatchObject({ turn: 3, crop: { x: 0, y: 0.5, w: 1, h: 0.5 } });
  expect(turned(third, pixels)).toEqual({ turn: undefined, crop: photo.crop });
});

test('a turned photograph keeps its zoom', () => {
  const photo = { w: 30, h: 15, crop: { x: 0.5, y: 0.25, w: 0.25, h: 0.25 } };
  const pixels = { width: 2000, height: 1000 };
  const { crop } = turned(photo, pixels);
  // Half of the length that fits across: the picture is 1000 pixels wide now.
  expect(crop).toMatchObject({ w: 0.25, h: 0.0625 });
});
