import { expect, test } from 'vitest';
import type { NewItem } from '../../state/cart.ts';
import { faultOfName, namedItems, remainingPlaces } from './named-items.ts';

const field = { name: 'name', label: 'Name', maxLength: 8, optional: true };
const item: NewItem = {
  productId: 'slate',
  slug: 'slate',
  name: 'Slate coaster',
  options: {},
  finish: '',
  quantity: 1,
  unitPricePence: 799,
  wasPence: null,
  availability: 'inStock',
  picture: null,
  design: '',
  plate: '',
  angle: '',
  otherAngle: null,
  warnings: [],
  words: [
    {
      label: 'Year',
      text: '2026',
    },
  ],
  personalisation: {
    v: 1,
    fields: {
      name: '',
      line: ' 2026 ',
    },
  },
};
const names = [
  { text: 'Siân', quantity: 2 },
  { text: 'Rhys', quantity: 1 },
  { text: 'Siân ', quantity: 1 },
];

test('each name is a line with the common data, equal names together', () => {
  expect(namedItems(item, field, names)).toMatchObject([
    {
      quantity: 3,
      personalisation: { v: 1, fields: { name: 'Siân', line: '2026' } },
      words: [
        { label: 'Name', text: 'Siân' },
        { label: 'Year', text: '2026' },
      ],
    },
    { quantity: 1, personalisation: { v: 1, fields: { name: 'Rhys', line: '2026' } } },
  ]);
});

test.each([
  ['', 'Please fill in “Name”.'],
  ['Bartholomew', '“Name” can have at most 8 characters.'],
  ['Si\u200bân', '“Name” contains characters that cannot be printed.'],
  ['Siân', null],
])('a name “%s” gets the message %s', (text, fault) => {
  expect(faultOfName(text, field)).toBe(fault);
});

test('lines already in the cart need no more room', () => {
  const items = namedItems(item, field, names);
  const inCart = items.slice(0, 1).map((one) => ({ ...one, id: 'x', linePence: 0 }));
  expect(remainingPlaces(inCart, items)).toBe(248);
  const full = Array.from({ length: 250 }, (_, place) => ({
    ...item,
    id: `${place}`,
    linePence: 0,
    personalisation: {
      v: 1 as const,
      fields: { name: `${place}` },
    },
  }));
  expect(remainingPlaces(full, items)).toBe(-2);
});
