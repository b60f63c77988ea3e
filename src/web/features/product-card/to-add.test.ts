import { expect, test } from 'vitest';
import { toAdd } from './to-add.ts';

test.each([
  [['Words above', 'Name', 'Words below'], 'name'],
  [['Baby’s name', 'Weight and place', 'Date'], 'nameAndDate'],
  [['Both names', 'Place and date'], 'namesAndDate'],
  [['Up to five names'], 'names'],
  [['Initials'], 'initials'],
  [['Date'], 'date'],
  [['Occasion or date', 'Number of years'], 'words'],
  [['Photo', 'Name'], 'photo'],
  [['4 photos', 'Names'], 'photos'],
])('%s is %s', (labels, kind) => {
  expect(toAdd(labels)).toBe(kind);
});
