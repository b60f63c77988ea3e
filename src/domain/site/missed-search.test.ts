import { expect, test } from 'vitest';
import { countedWords } from './missed-search.ts';

test.each([
  ['Purple teapot', ['purple', 'teapot']],
  ['teapots, teapots!', ['teapots']],
  ['SY8 1AA', []],
  ['07700 900123 kite', ['kite']],
  ['sian@example.org', []],
  ['to be', []],
])('of “%s” these words are counted: %j', (keyword, words) => {
  expect(countedWords(keyword)).toEqual(words);
});
