import { expect, test } from 'vitest';
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import { placedPhotos, withPhoto } from '../../../../domain/personalisation/placed-photos.ts';
import { inEveryPlace, repeated } from './repeat-photos.ts';

const placeAt = (id: string, x: number) => ({ id, x, y: 5, w: 20, h: 10 }) as PhotoPlace;
const [left, middle, right] = [placeAt('left', 10), placeAt('middle', 40), placeAt('right', 70)];
const places = [left, middle, right];
const photo = ({ id: place, x, y, w, h }: PhotoPlace, upload: string) => ({
  type: 'photo' as const,
  tone: 'colour' as const,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  place,
  x,
  y,
  w,
  h,
  upload,
});
const both = withPhoto(withPhoto({}, photo(left, 'sea')), photo(middle, 'hill'));
const uploads = (edits: typeof both) =>
  places.map(({ id }) => placedPhotos(edits).get(id)?.upload ?? null);

test('one photograph goes into every place, at each place’s own spot', () => {
  const all = inEveryPlace(both, places, middle);
  expect(uploads(all)).toEqual(['hill', 'hill', 'hill']);
  expect(placedPhotos(all).get('left')).toMatchObject({ x: 10 });
  expect(placedPhotos(all).get('right')).toMatchObject({ x: 70 });
});

test('nothing goes anywhere from an empty place', () => {
  expect(inEveryPlace(both, places, right)).toBe(both);
});

test('those that were chosen fill the open places in their order', () => {
  expect(uploads(repeated(both, places))).toEqual(['sea', 'hill', 'sea']);
});
