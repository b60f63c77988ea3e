import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalPersonalisation,
  checkPersonalisation,
  countCharacters,
  normalisePersonalisation,
  normaliseText,
  type FieldRule,
  type Personalisation,
} from './personalisation.ts';

const rules: FieldRule[] = [
  { name: 'name', label: 'Name', maxLength: 8 },
  { name: 'date', label: 'Date', maxLength: 10, optional: true },
];

function personalised(fields: Record<string, string>): Personalisation {
  return { v: 1, fields };
}

function messages(fields: Record<string, string>): string[] {
  const given = normalisePersonalisation(personalised(fields), rules);
  return checkPersonalisation(given, rules).map(
    ({ propertyPath, message }) => `${propertyPath}: ${message}`,
  );
}

describe('normalising', () => {
  test.each([
    ['  Aoife   O’Neill ', 'Aoife O’Neill'],
    ['Mam\u00a0a\nDad\t', 'Mam a Dad'],
    ['W\u0302yn', 'Ŵyn'],
    [' \u3000 ', ''],
  ])('%j becomes %j', (text, normalised) => {
    expect(normaliseText(text)).toBe(normalised);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => normaliseText(normaliseText(text)) === normaliseText(text),
      ),
    );
  });

  test('fills in every field of the design, so that no sample text is printed', () => {
    expect(normalisePersonalisation(personalised({ name: ' Zoë ' }), rules)).toEqual(
      personalised({ name: 'Zoë', date: '' }),
    );
  });

  test('returns null if nothing was entered', () => {
    expect(normalisePersonalisation(personalised({ name: ' ', date: '' }), rules)).toBeNull();
    expect(normalisePersonalisation(null, rules)).toBeNull();
  });
});

describe('checking', () => {
  test('accepts valid texts', () => {
    expect(messages({ name: 'Siân' })).toEqual([]);
    expect(messages({ name: '👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿👍🏽 Ada!' })).toEqual([]);
  });

  test('reports missing required fields', () => {
    expect(messages({ date: '1 May' })).toEqual([
      'personalisation.fields.name: Please fill in “Name”.',
    ]);
    expect(checkPersonalisation(null, rules)).toHaveLength(1);
    expect(checkPersonalisation(null, [])).toEqual([]);
  });

  test('counts graphemes', () => {
    expect(countCharacters('👨‍👩‍👧‍👦é')).toBe(2);
    expect(messages({ name: 'Ffion Mai' })).toEqual([
      'personalisation.fields.name: “Name” can have at most 8 characters.',
    ]);
    expect(messages({ name: `Z${'\u0301'.repeat(500)}` })).toHaveLength(1);
  });

  test('counts letters as Unicode does, next to any other letter', () => {
    const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
    const letter = fc.oneof(
      fc.integer({ min: 0, max: 0x3ff }).map((code) => String.fromCodePoint(code)),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\r\n', '\u200d', '\u0301', '\ufe0f', '👩'),
    );
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 6 }), (letters) => {
        const text = letters.join('');
        expect(countCharacters(text)).toBe([...graphemes.segment(text)].length);
      }),
    );
  });

  test.each(['a\u0000b', 'a\u0007', 'a\u202eb', '\ud800', '\ue000', 'a\u200bb'])(
    'refuses %j',
    (name) => {
      expect(messages({ name })).toEqual([
        'personalisation.fields.name: “Name” contains characters that cannot be printed.',
      ]);
    },
  );

  test('refuses fields the design does not have', () => {
    expect(messages({ name: 'Ada', toString: 'x' })).toEqual([
      'personalisation.fields.toString: This product has no such field.',
    ]);
    expect(
      messages(JSON.parse('{"name":"Ada","__proto__":"x"}') as Record<string, string>),
    ).toHaveLength(1);
  });
});

test('equal texts have equal canonical text, different texts different canonical text', () => {
  const some = fc.dictionary(fc.string(), fc.string());
  fc.assert(
    fc.property(some, some, (one, other) => {
      const turned = Object.fromEntries(Object.entries(one).toReversed());
      expect(canonicalPersonalisation(personalised(turned))).toBe(
        canonicalPersonalisation(personalised(one)),
      );
      const same = Object.keys({ ...one, ...other }).every(
        (name) =>
          Object.hasOwn(one, name) && Object.hasOwn(other, name) && one[name] === other[name],
      );
      expect(
        canonicalPersonalisation(personalised(one)) ===
          canonicalPersonalisation(personalised(other)),
      ).toBe(same);
    }),
  );
});
