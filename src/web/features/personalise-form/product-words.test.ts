import { expect, test } from 'vitest';
import {
  byField,
  faultsOf,
  isWordless,
  nameFirst,
  personalisationOf,
  wordsOf,
} from './product-words.ts';

const fields = [
  { name: 'top', label: 'Words above', sample: 'The best', maxLength: 18, optional: true },
  { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 8 },
];

test('the name comes first, the others in the design’s order', () => {
  const house = [...fields, { name: 'number', label: 'Number', sample: '12', maxLength: 5 }];
  expect(nameFirst(house).map(({ name }) => name)).toEqual(['name', 'top', 'number']);
});

test('a name from another product starts in the field, until something is typed there', () => {
  expect(wordsOf(fields, {}, 'Ffion')).toEqual({ top: '', name: 'Ffion' });
  expect(wordsOf(fields, { name: '' }, 'Ffion')).toEqual({ top: '', name: '' });
});

test('a name too long for this design is not brought along', () => {
  expect(wordsOf(fields, {}, 'Christopher')).toEqual({ top: '', name: '' });
  expect(wordsOf(fields, {}, '👩‍👩‍👧‍👦 Wren')).toEqual({ top: '', name: '👩‍👩‍👧‍👦 Wren' });
});

test('spaces alone are no words', () => {
  expect(isWordless({ top: ' ', name: '' })).toBe(true);
  expect(isWordless({ top: ' ', name: 'W' })).toBe(false);
});

test('words go into the cart as the server keeps them', () => {
  expect(personalisationOf({ top: '', name: ' Sia\u0302n  &  Rhys ' }, fields)).toEqual({
    v: 1,
    fields: { top: '', name: 'Siân & Rhys' },
  });
});

test('a needed field left empty is named; an optional one is not', () => {
  expect(faultsOf({ top: '', name: ' ' }, fields)).toEqual({ name: 'Please fill in “Name”.' });
  expect(faultsOf({ top: '', name: 'Wren' }, fields)).toEqual({});
});

test('refusals of the server find their fields', () => {
  expect(
    byField([
      { field: 'personalisation.fields.name', message: 'Too long' },
      { field: 'quantity', message: 'Too many' },
    ]),
  ).toEqual({ name: 'Too long' });
});
