import { expect, test } from 'vitest';
import { hourText } from './hour-text.ts';

test.each([
  [1, '1am'],
  [11, '11am'],
  [12, 'noon'],
  [14, '2pm'],
  [23, '11pm'],
])('%i is %s', (hour, text) => {
  expect(hourText(hour)).toBe(text);
});
