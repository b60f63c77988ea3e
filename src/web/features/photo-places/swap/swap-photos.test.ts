import { expect, test } from 'vitest';
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import { placedPhotos, withPhoto } from '../../../../domain/personalisation/placed-photos.ts';
import { swapped } from './swap-photos.ts';

const placeAt = (id: string, x: number) => ({ id, x, y: 5, w: 20, h: 10 }) as PhotoPlace;
const [left, right, free] = [placeAt('left', 10), placeAt('right', 40), placeAt('free', 70)];
const photo = ({ id: place, x, y, w, h }: PhotoPlace, upload: string, brightness?: number) => ({
  type: 'photo' as const,
  tone: 'colour' as const,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  place,
  x,
  y,
  w,
  h,
  upload,
  brightness,
});
const both = withPhoto(withPhoto({}, photo(left, 'sea', 20)), photo(right, 'hill'));

test('two photographs change places, each with its brightness', () => {
  const photos = placedPhotos(swapped(both, left, right));
  expect(photos.get('left')).toMatchObject({ upload: 'hill', x: 10, brightness: undefined });
  expect(photos.get('right')).toMatchObject({ upload: 'sea', x: 40, brightness: 20 });
  expect(photos.size).toBe(2);
});

test('a photograph moves to an empty place and leaves its own', () => {
  const photos = placedPhotos(swapped(both, left, free));
  expect([...photos.keys()].toSorted()).toEqual(['free', 'right']);
  expect(photos.get('free')).toMatchObject({ upload: 'sea', x: 70 });
});

test('nothing changes from an empty place, or onto the same one', () => {
  expect(swapped(both, free, left)).toBe(both);
  expect(swapped(both, left, left)).toBe(both);
});
