import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every character is one point wide. */
const pdf = { widthOfString: (text: string) => text.length };

test.each([
  ['Alexandra Smith-Jones', 16, ['Alexandra', 'Smith-Jones']],
  ['Alexandra Smith-Jones', 21, ['Alexandra Smith-Jones']],
  ['Llanfairpwllgwyngyll', 8, ['Llanfair', 'pwllgwyn', 'gyll']],
  ['to Llanfairpwll', 8, ['to', 'Llanfair', 'pwll']],
  ['', 8, ['']],
])('“%s” in %i points is %j', (text, width, rows) => {
  expect(wrapText(pdf, text, width)).toEqual(rows);
});

test('rows after the first leave room for a hanging indent', () => {
  expect(wrapText(pdf, 'one two three four', 10, 2)).toEqual(['one two', 'three', 'four']);
});
