import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOrderReference } from '../order-number.ts';
import { pieceCodeOf, pieceNumberOf } from './piece-code.ts';

const ALPHABET = '123456789BCDFGHJKMNPQRSTVWXYZ';
const numbers = fc.integer({ min: 1, max: 29 ** 6 - 1 });
const bare = (code: string) => [...code.replace('-', '')];

describe('the code of a piece', () => {
  test('is short, and far from that of the next piece', () => {
    const codes = [1, 2, 3].map(pieceCodeOf);
    for (const code of codes) expect(code).toMatch(/^P[1-9B-DF-HJ-KMNP-TV-Z]{3}-[1-9B-Z]{4}$/);
    expect(new Set(codes.map((code) => code.slice(1, 4))).size).toBe(3);
  });

  test('gives its number back, however it is typed', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const code = pieceCodeOf(number);
        expect(pieceNumberOf(code)).toBe(number);
        expect(pieceNumberOf(` ${code.toLowerCase().replace('-', ' – ')} `)).toBe(number);
        expect(pieceNumberOf(bare(code).join(' '))).toBe(number);
        for (const one of ['I', 'l'])
          expect(pieceNumberOf(code.replaceAll('1', one).replaceAll('V', 'u'))).toBe(number);
      }),
    );
  });

  test('with any one wrong character is refused', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.nat(7),
        fc.constantFrom(...ALPHABET, '0', 'A'),
        (number, at, wrong) => {
          const characters = bare(pieceCodeOf(number));
          const isSame = characters[at] === wrong;
          expect(pieceNumberOf(characters.with(at, wrong).join(''))).toBe(isSame ? number : null);
        },
      ),
    );
  });

  test('with any two neighbours swapped is refused', () => {
    fc.assert(
      fc.property(numbers, fc.nat(6), (number, at) => {
        const characters = bare(pieceCodeOf(number));
        const [one = '', next = ''] = characters.slice(at);
        const swapped = characters.with(at, next).with(at + 1, one);
        expect(pieceNumberOf(swapped.join(''))).toBe(one === next ? number : null);
      }),
    );
  });

  test('with a character lost or added is refused', () => {
    fc.assert(
      fc.property(numbers, fc.nat(7), fc.constantFrom(...ALPHABET), (number, at, added) => {
        const characters = bare(pieceCodeOf(number));
        expect(pieceNumberOf(characters.toSpliced(at, 1).join(''))).toBeNull();
        expect(pieceNumberOf(characters.toSpliced(at, 0, added).join(''))).toBeNull();
      }),
    );
  });

  test('is never the reference of an order', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(pieceNumberOf(formatOrderReference(number))).toBeNull();
        expect(pieceNumberOf(formatOrderReference(number).slice(3))).toBeNull();
      }),
    );
  });

  test.each([
    '',
    'P',
    'P111-111',
    'P111-1111',
    'PPPPPPPP',
    '5012345678900',
    'P4F7*K9Q2',
    'P٣٣٣٣٣٣٣',
  ])('%j is not one', (typed) => {
    expect(pieceNumberOf(typed)).toBeNull();
  });

  test.each([0, -1, 1.5, 29 ** 6])('does not exist for %s', (number) => {
    expect(() => pieceCodeOf(number)).toThrow(RangeError);
  });
});
