import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
};

test.each([
  ['UTF-8', new TextEncoder().encode('Siân 😀')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFSiân 😀')],
  ['UTF-16', utf16('Siân 😀', false)],
  ['UTF-16, big-endian', utf16('Siân 😀', true)],
])('reads %s', (_, bytes) => {
  expect(readText(bytes)).toBe('Siân 😀');
});

test('reads Windows-1252, as older programs write it', () => {
  expect(readText(new Uint8Array([0x53, 0x69, 0xe2, 0x6e, 0x20, 0x80]))).toBe('Siân €');
});

test('reads nothing from an empty file', () => {
  expect(readText(new Uint8Array())).toBe('');
});
