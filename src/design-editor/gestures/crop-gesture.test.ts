import { expect, test } from 'vitest';
import { croppedBy } from './crop-gesture.ts';
import { fullCrop } from '../../artwork/design/crop-framing.ts';

const STILL = { dx: 0, dy: 0, scale: 1 };
/** A picture twice as wide as high in a square frame of 40 mm, which shows its middle half. */
const full = fullCrop(2, 1);
const photo = { w: 40, h: 40, crop: { x: 0.25, y: 0, w: 0.5, h: 1 } };

test('the picture follows the pointer within its bounds', () => {
  expect(croppedBy(photo, full, STILL)).toEqual(photo.crop);
  expect(croppedBy(photo, full, { ...STILL, dx: 8 }).x).toBeCloseTo(0.15, 3);
  expect(croppedBy(photo, full, { ...STILL, dx: -8 }).x).toBeCloseTo(0.35, 3);
  expect(croppedBy(photo, full, { ...STILL, dx: 200 }).x).toBe(0);
  expect(croppedBy(photo, full, { ...STILL, dx: -200 }).x).toBe(0.5);
  // Its full height is shown, so it cannot move vertically.
  expect(croppedBy(photo, full, { ...STILL, dy: 12 })).toEqual(photo.crop);
});

test('it zooms around the middle, four times at most, and back to the whole', () => {
  expect(croppedBy(photo, full, { ...STILL, scale: 2 })).toEqual({
    x: 0.375,
    y: 0.25,
    w: 0.25,
    h: 0.5,
  });
  const nearest = croppedBy(photo, full, { ...STILL, scale: 9 });
  expect(nearest).toMatchObject({ w: 0.125, h: 0.25 });
  expect(croppedBy({ ...photo, crop: nearest }, full, { ...STILL, scale: 0.01 })).toEqual(
    photo.crop,
  );
});

test('dragging a turned photograph moves it as seen on screen', () => {
  const near = { ...photo, crop: { x: 0.375, y: 0.25, w: 0.25, h: 0.5 } };
  const turned = croppedBy({ ...near, rotation: 90 }, full, { ...STILL, dy: 8 });
  expect(turned.x).toBeCloseTo(0.325, 3);
  expect(turned.y).toBeCloseTo(0.25, 3);
  expect(croppedBy({ ...near, rotation: 180 }, full, { ...STILL, dy: 8 }).y).toBeCloseTo(0.35, 3);
});
