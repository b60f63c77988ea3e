import { expect, test } from 'vitest';
import { printedWords, singleLine, tidiedText } from './text.ts';

test('a name or an address line that was pasted has spaces for tabs and no-break spaces', () => {
  expect(singleLine(30).parse('\t1 Mill\tLane,\u00a0Leeds ')).toBe('1 Mill Lane, Leeds');
});

test.each(['a\nb', 'a\u0000b', 'a\u202eb'])('a name like %j is refused', (text) => {
  expect(singleLine(30).safeParse(text).success).toBe(false);
});

test('texts with lines keep them, with spaces for tabs', () => {
  expect(tidiedText(30).parse('one\ttwo\r\nthree')).toBe('one two\nthree');
  expect(printedWords(30).parse('one\ttwo\r\nthree')).toBe('one two\nthree');
});
