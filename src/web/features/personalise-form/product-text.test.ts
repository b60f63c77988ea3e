import { expect, test } from 'vitest';
import {
  byField,
  faultsOf,
  isTextless,
  nameFirst,
  personalisationOf,
  textOf,
} from './product-text.ts';

const fields = [
  { name: 'top', label: 'Words above', sample: 'The best', maxLength: 18, optional: true },
  { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 8 },
];

test('the name comes first, the others in the design’s order', () => {
  const house = [...fields, { name: 'number', label: 'Number', sample: '12', maxLength: 5 }];
  expect(nameFirst(house).map(({ name }) => name)).toEqual(['name', 'top', 'number']);
});

test('a name typed on another product is in the field, until something is typed there', () => {
  expect(textOf(fields, {}, 'Ffion')).toEqual({ top: '', name: 'Ffion' });
  expect(textOf(fields, { name: '' }, 'Ffion')).toEqual({ top: '', name: '' });
});

test('a name too long for this design is not carried over', () => {
  expect(textOf(fields, {}, 'Christopher')).toEqual({ top: '', name: '' });
  expect(textOf(fields, {}, '👩‍👩‍👧‍👦 Wren')).toEqual({ top: '', name: '👩‍👩‍👧‍👦 Wren' });
});

test('spaces alone are no text', () => {
  expect(isTextless({ top: ' ', name: '' })).toBe(true);
  expect(isTextless({ top: ' ', name: 'W' })).toBe(false);
});

test('texts go into the cart as the server stores them', () => {
  expect(personalisationOf({ top: '', name: ' Sia\u0302n  &  Rhys ' }, fields)).toEqual({
    v: 1,
    fields: { top: '', name: 'Siân & Rhys' },
  });
});

test('a required field left empty is named; an optional one is not', () => {
  expect(faultsOf({ top: '', name: ' ' }, fields)).toEqual({ name: 'Please fill in “Name”.' });
  expect(faultsOf({ top: '', name: 'Wren' }, fields)).toEqual({});
});

test('refusals of the server appear at their fields', () => {
  expect(
    byField([
      { field: 'personalisation.fields.name', message: 'Too long' },
      { field: 'quantity', message: 'Too many' },
    ]),
  ).toEqual({ name: 'Too long' });
});
