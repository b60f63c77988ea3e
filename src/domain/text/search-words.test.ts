import { describe, expect, test } from 'vitest';
import { matchesEveryWord, searchWords } from './search-words.ts';

describe('the terms of a search', () => {
  test.each([
    ['Wreath Mug', ['wreath', 'mug']],
    ['  Siân’s  garden ', ['sian', 'garden']],
    ["grandad's mug!", ['grandad', 'mug']],
    ["'; DROP TABLE product; --", ['drop', 'table', 'product']],
    ['mug & (tea | !coffee):*', ['mug', 'tea', 'coffee']],
    ['№ 10', ['10']],
    ['!!!', []],
  ])('for %j are %j', (keyword, terms) => {
    expect(searchWords(keyword)).toEqual(terms);
  });

  test('are at most eight of forty letters', () => {
    expect(searchWords('a '.repeat(20))).toHaveLength(8);
    expect(searchWords('x'.repeat(100))[0]).toHaveLength(40);
  });
});

describe('a text', () => {
  test.each([
    [['Siân’s mug'], 'sian mug', true],
    [['Botanical wreath mug', 'KS-9SJ-3XQG'], 'wre 9sj', true],
    [['Botanical wreath mug'], 'eath', false],
    [['Botanical wreath mug'], 'wreath slate', false],
    [['anything'], '%', false],
    [[], 'anything', false],
  ])('%j contains %j: %j', (texts, keyword, found) => {
    expect(matchesEveryWord(texts, searchWords(keyword))).toBe(found);
  });
});
