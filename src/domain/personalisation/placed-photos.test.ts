import { expect, test } from 'vitest';
import type { DesignEdits } from './design-edits.ts';
import { changesMore, placedPhotos, withPhoto } from './placed-photos.ts';

const sea = {
  type: 'photo' as const,
  place: 'photo',
  upload: 'sea',
  tone: 'colour' as const,
  x: 1,
  y: 1,
  w: 2,
  h: 2,
  crop: { x: 0, y: 0, w: 1, h: 1 },
};
const heart = {
  type: 'clipart' as const,
  id: 'p1',
  clipart: 'heart',
  x: 1,
  y: 1,
  size: 4,
  fill: '#000000',
};

test('a photograph takes the place of the one before it, under a name of its own', () => {
  const filled = withPhoto({ own: [heart] }, sea);
  expect(filled.own).toEqual([heart, { ...sea, id: 'p2' }]);
  const replaced = withPhoto(filled, { ...sea, upload: 'hill' });
  expect(replaced.own).toEqual([heart, { ...sea, id: 'p2', upload: 'hill' }]);
  expect(placedPhotos(replaced).get('photo')?.upload).toBe('hill');
});

test('photographs in their places are no other change to the design', () => {
  expect(changesMore(withPhoto({}, sea))).toBe(false);
  const others: DesignEdits[] = [{ own: [heart] }, { without: ['rect'] }, { words: { name: {} } }];
  for (const edits of others) expect(changesMore(edits)).toBe(true);
});
