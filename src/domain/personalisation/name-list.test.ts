import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPieces, joinNames, MAX_NAMES, readNameList } from './name-list.ts';

const textsOf = (pasted: string) => readNameList(pasted).names.map(({ text }) => text);
/** Words that begin and end with a letter, as names do. */
const name = fc.stringMatching(/^[A-Za-zŵŷâêîôûÀ-ÖØ-öø-ÿĄ-ž]([A-Za-zŵŷâ' -]{0,12}[A-Za-zŵŷ])?$/u);
const tidied = name.map((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' '));

test.each([
  ['blanks and empty lines', ' Siân \n\n\t\n  Rhys\r\nNia\r', ['Siân', 'Rhys', 'Nia']],
  [
    'numbering',
    '1. Siân\n2) Rhys\n(3) Nia\n4: Tom\n5.Wren',
    ['Siân', 'Rhys', 'Nia', 'Tom', 'Wren'],
  ],
  ['bullets', '- Siân\n• Rhys\n*  Nia\n– Tom\n•Wren', ['Siân', 'Rhys', 'Nia', 'Tom', 'Wren']],
  ['a bullet before a number', '• 1. Siân\n• 2. Rhys', ['Siân', 'Rhys']],
  ['the number column of a spreadsheet', '1\tSiân\n2\tRhys', ['Siân', 'Rhys']],
  ['commas at the ends', 'Siân,\nRhys;\nNia', ['Siân', 'Rhys', 'Nia']],
])('%s are removed', (_, pasted, names) => {
  expect(textsOf(pasted)).toEqual(names);
});

test.each(['12', '7 Heol y Bont', '3.14', 'No. 5', '-5', 'Jo-Ann', 'Mr. & Mrs. Rees', '1'])(
  'a name such as “%s” stays unchanged',
  (text) => {
    expect(textsOf(text)).toEqual([text]);
  },
);

test('a repeated name becomes one line with a quantity of two; names are case-sensitive', () => {
  expect(readNameList('Tom\nNia\n2. Tom\ntom')).toEqual({
    names: [
      { text: 'Tom', quantity: 2 },
      { text: 'Nia', quantity: 1 },
      { text: 'tom', quantity: 1 },
    ],
    doubles: 1,
    left: 0,
  });
});

test('accepts two hundred different names and ninety-nine of each, and counts the rest', () => {
  const many = Array.from({ length: MAX_NAMES + 30 }, (_, place) => `Name ${place}`).join('\n');
  expect(readNameList(many)).toMatchObject({ left: 30 });
  expect(readNameList(many).names).toHaveLength(MAX_NAMES);
  const same = 'Tom\n'.repeat(120);
  expect(readNameList(same)).toEqual({
    names: [{ text: 'Tom', quantity: 99 }],
    doubles: 1,
    left: 21,
  });
});

test('the same names are read from a list with any decoration', () => {
  const decorations = [
    (text: string) => text,
    (text: string, place: number) => `${place + 1}. ${text}`,
    (text: string, place: number) => `(${place + 1}) ${text}`,
    (text: string) => `•  ${text}`,
    (text: string) => `  - ${text}  `,
    (text: string, place: number) => `${place + 1}\t${text},`,
  ];
  fc.assert(
    fc.property(
      fc.array(tidied, { maxLength: 60 }),
      fc.constantFrom(...decorations),
      fc.constantFrom('\n', '\r\n', '\n\n', '\u2028'),
      (names, decorate, end) => {
        const list = readNameList(names.map(decorate).join(end));
        expect(list.names.map(({ text }) => text)).toEqual([...new Set(names)]);
        expect(countPieces(list.names) + list.left).toBe(names.length);
      },
    ),
  );
});

test('every name of any pasted text is normalised and appears once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (pasted) => {
      const { names } = readNameList(pasted);
      for (const { text } of names) {
        expect(text).toBe(text.trim());
        expect(text).not.toBe('');
      }
      expect(new Set(names.map(({ text }) => text)).size).toBe(names.length);
    }),
  );
});

test('names that became equal by editing are merged', () => {
  const names = [
    { text: 'Tom', quantity: 2 },
    { text: 'Nia', quantity: 1 },
    { text: ' Tom ', quantity: 3 },
  ];
  expect(joinNames(names)).toEqual([
    { text: 'Tom', quantity: 5 },
    { text: 'Nia', quantity: 1 },
  ]);
});
