import { expect, test } from 'vitest';
import { readSearch } from './customer-search.ts';

const read = (text: string) =>
  readSearch(
    text,
    text
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter(Boolean),
  );

test('a postcode, or its beginning, is found alone and after a name', () => {
  expect(read('SY8 1AA').postcode).toEqual({ words: [], beginning: 'sy81aa' });
  expect(read('sy81aa').postcode).toEqual({ words: [], beginning: 'sy81aa' });
  expect(read('SY8').postcode).toEqual({ words: [], beginning: 'sy8' });
  expect(read('Price EC1A 1').postcode).toEqual({ words: ['price'], beginning: 'ec1a1' });
  expect(read('Siân Price').postcode).toBeNull();
  expect(read('mug11').postcode).toBeNull();
});

test('a phone number is the same in every notation', () => {
  for (const text of ['07700 900123', '+44 7700 900123', '0044 7700-900123', '(07700) 900 123'])
    expect(read(text).digits).toBe('7700900123');
  expect(read('900 123').digits).toBe('900123');
  expect(read('12').digits).toBeNull();
  expect(read('Price 2026').digits).toBeNull();
});

test('repeated words are searched once, and no more than eight', () => {
  expect(read('Price price one two three four five six seven eight').words).toHaveLength(8);
});
