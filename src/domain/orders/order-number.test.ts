import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInvoiceNumber, formatOrderReference, parseOrderReference } from './order-number.ts';

const sequences = fc.integer({ min: 1, max: 29 ** 6 - 1 });

describe('order references', () => {
  test('are short, and neighbours are not similar', () => {
    const references = [1, 2, 3].map(formatOrderReference);
    for (const reference of references)
      expect(reference).toMatch(/^KS-[1-9BCDFGHJKMNPQRSTVWXYZ]{3}-[1-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
    expect(new Set(references.map((reference) => reference.slice(3, 6))).size).toBe(3);
  });

  test('are all different', () => {
    const first = Array.from({ length: 20_000 }, (_, place) => formatOrderReference(place + 1));
    expect(new Set(first).size).toBe(first.length);
    fc.assert(
      fc.property(
        sequences,
        sequences,
        (one, other) =>
          (formatOrderReference(one) === formatOrderReference(other)) === (one === other),
      ),
    );
  });

  test('are accepted however they are typed', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const reference = formatOrderReference(sequence);
        expect(parseOrderReference(reference)).toBe(reference);
        expect(parseOrderReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(
          reference,
        );
        expect(parseOrderReference(reference.slice(3))).toBe(reference);
      }),
    );
  });

  test('with one wrong character or two swapped are refused', () => {
    fc.assert(
      fc.property(
        sequences,
        fc.nat(6),
        fc.constantFrom(...'123456789BCDFGHJKMNPQRSTVWXYZ'),
        (sequence, place, wrong) => {
          const characters = [...formatOrderReference(sequence).replaceAll(/^KS|-/g, '')];
          const other = characters.with(place, wrong);
          expect(parseOrderReference(other.join('')) !== null).toBe(characters[place] === wrong);
          const [one = '', next = ''] = [characters[place], characters[(place + 1) % 7]];
          if (place < 6 && one !== next)
            expect(
              parseOrderReference(
                characters
                  .with(place, next)
                  .with(place + 1, one)
                  .join(''),
              ),
            ).toBeNull();
        },
      ),
    );
  });

  test.each(['', 'KS', 'KS-123-456', 'KS-AAA-AAAA', '12345678'])('%j is not one', (typed) => {
    expect(parseOrderReference(typed)).toBeNull();
  });

  test.each([0, -1, 1.5, 29 ** 6])('do not contain %s', (sequence) => {
    expect(() => formatOrderReference(sequence)).toThrow(RangeError);
  });
});

test('invoice numbers name their kind', () => {
  expect(formatInvoiceNumber('invoice', 42)).toBe('INV-000042');
  expect(formatInvoiceNumber('creditNote', 1_234_567)).toBe('CN-1234567');
});
