import { expect, test } from 'vitest';
import { ageGroupOf } from './age-group.ts';

test.each([
  ['XS', 'adult'],
  ['XXL', 'adult'],
  ['Age 3–4', 'toddler'],
  ['Age 5–6', 'kids'],
  ['Age 12–13', 'kids'],
])('a shirt in %s is for the age group %s', (size, group) => {
  expect(ageGroupOf(size)).toBe(group);
});
