import { expect, test } from 'vitest';
import { cropOf, framingOf, fullCrop } from './crop-framing.ts';

test('a frame of another shape cuts off the sides, or above and below', () => {
  expect(fullCrop(2, 1)).toEqual({ w: 0.5, h: 1 });
  expect(fullCrop(0.5, 1)).toEqual({ w: 1, h: 0.5 });
  expect(fullCrop(1.5, 1.5)).toEqual({ w: 1, h: 1 });
});

test('a framing is a crop within the picture, and the crop converts back to that framing', () => {
  for (const full of [fullCrop(2, 1), fullCrop(0.7, 1.4), fullCrop(1, 1)])
    for (const zoom of [1, 1.7, 4])
      for (const across of [0, 0.3, 1]) {
        const crop = cropOf({ zoom, across, down: 0.5 }, full);
        expect(crop.x + crop.w).toBeLessThanOrEqual(1);
        expect(crop.y + crop.h).toBeLessThanOrEqual(1);
        const framing = framingOf(crop, full);
        expect(framing.zoom).toBeCloseTo(zoom, 2);
        if (crop.w < 1) expect(framing.across).toBeCloseTo(across, 2);
      }
});
