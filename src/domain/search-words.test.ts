import { describe, expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words of a search', () => {
  test.each([
    ['Wreath Mug', ['wreath', 'mug']],
    ['  Siân’s  garden ', ['sian', 'garden']],
    ["grandad's mug!", ['grandad', 'mug']],
    ["'; DROP TABLE product; --", ['drop', 'table', 'product']],
    ['mug & (tea | !coffee):*', ['mug', 'tea', 'coffee']],
    ['№ 10', ['10']],
    ['!!!', []],
  ])('of %j are %j', (keyword, words) => {
    expect(searchWords(keyword)).toEqual(words);
  });

  test('are at most eight of forty letters', () => {
    expect(searchWords('a '.repeat(20))).toHaveLength(8);
    expect(searchWords('x'.repeat(100))[0]).toHaveLength(40);
  });
});
