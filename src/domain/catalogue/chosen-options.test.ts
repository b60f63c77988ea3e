import { expect, test } from 'vitest';
import { chosenTexts, chosenValues } from './chosen-options.ts';

test('the colour is named before the size, in whatever order they were stored', () => {
  expect(chosenTexts({ size: 'M', colour: 'Black' })).toEqual(['Colour: Black', 'Size: M']);
  expect(chosenValues({ size: 'M', colour: 'Black' })).toEqual(['Black', 'M']);
});

test('what has no choice names nothing', () => {
  expect(chosenTexts({})).toEqual([]);
  expect(chosenTexts({ size: 'Age 3–4' })).toEqual(['Size: Age 3–4']);
});
