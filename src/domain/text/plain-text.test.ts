import { describe, expect, test } from 'vitest';
import { isOneLine, manyLines, oneLine, plainSpaces } from './plain-text.ts';

describe('text that someone typed', () => {
  test.each([
    ['Hello\r\nBcc: all@example.org', 'Hello Bcc: all@example.org'],
    ['  much \t space ', 'much space'],
    ['nul\u0000 and bell\u0007', 'nul and bell'],
    ['turned \u202Egnp.exe\u202C', 'turned gnp.exe'],
    ['half \uD83D a picture', 'half a picture'],
    ['Siân 🎁', 'Siân 🎁'],
  ])('becomes one line: %j', (typed, plain) => expect(oneLine(typed)).toBe(plain));

  test.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['a\tb\u0000c\u0085d', 'a bcd'],
    ['turned \u2066x\u2069', 'turned x'],
    ['half \uDE00 x', 'half  x'],
    ['👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
  ])('keeps its lines: %j', (typed, plain) => expect(manyLines(typed)).toBe(plain));

  test('has plain spaces for tabs and spaces that were pasted', () => {
    expect(plainSpaces('1\tMill\u00a0Lane,\u202fLeeds\u3000LS1')).toBe('1 Mill Lane, Leeds LS1');
  });

  test.each(['\u0000', '\u0007', '\n', '\u202e', '\u200b'])('still refuses %j', (character) =>
    expect(isOneLine(plainSpaces(`a${character}b`))).toBe(false),
  );
});
