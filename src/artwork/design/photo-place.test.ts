import { expect, test } from 'vitest';
import type { OwnPhoto } from '../../domain/personalisation/design-edits.ts';
import { firstCrop, inPlace } from './photo-place.ts';

test('a tall photograph loses more at its foot than at its head', () => {
  const crop = firstCrop({ width: 1000, height: 2000 }, { w: 30, h: 30 });
  expect(crop).toEqual({ x: 0, y: 0.15, w: 1, h: 0.5 });
  expect(firstCrop({ width: 2000, height: 1000 }, { w: 30, h: 30 })).toEqual({
    x: 0.25,
    y: 0,
    w: 0.5,
    h: 1,
  });
});

test('in a place of another shape it is not distorted, and shows about the same part', () => {
  const photo: OwnPhoto = {
    type: 'photo',
    id: 'p1',
    upload: 'sea',
    tone: 'colour',
    x: 5,
    y: 5,
    w: 20,
    h: 10,
    crop: { x: 0.5, y: 0.25, w: 0.5, h: 0.5 },
  };
  const to = { id: 'photo-2', x: 40, y: 50, w: 10, h: 10 };
  const moved = inPlace(photo, to, { pixelsOf: () => ({ width: 2000, height: 1000 }) });
  const { crop } = moved;
  expect(moved).toMatchObject({ place: 'photo-2', x: 40, y: 50, w: 10, h: 10 });
  expect((crop.w * 2000) / (crop.h * 1000)).toBeCloseTo(1, 2);
  expect(crop.x).toBeGreaterThan(0.5);
});
