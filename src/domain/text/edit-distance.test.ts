import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['football', 'football', 0],
  ['fotball', 'football', 1],
  ['footballl', 'football', 1],
  ['foptball', 'football', 1],
  ['ofotball', 'football', 1],
  ['mothers', 'brothers', 2],
  ['', 'ab', 2],
])('from %j to %j the distance is %i', (one, other, far) => {
  expect(editDistance(one, other, 3)).toBe(far);
});

test('a distance above the limit is only reported as above the limit', () => {
  expect(editDistance('mug', 'christening', 2)).toBe(3);
});
