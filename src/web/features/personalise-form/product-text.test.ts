import { expect, test } from 'vitest';
import {
  byField,
  faultsOf,
  isUnwritten,
  nameFirst,
  personalisationOf,
  textOf,
} from './product-text.ts';

const top = {
  name: 'top',
  label: 'Words above',
  sample: 'The best',
  maxLength: 18,
  optional: true,
};
const name = { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 8 };
const fields = [top, name];

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

test('words of the sample that suit any name stay, until they are changed or emptied', () => {
  const wreath = [
    { ...top, ideas: ['The best', 'Super'] },
    name,
    { ...top, name: 'line', sample: 'Est. 1987', ideas: ['Made with love'] },
  ];
  expect(textOf(wreath, {}, '')).toEqual({ top: 'The best', name: '', line: '' });
  expect(textOf(wreath, { top: '' }, 'Ffion')).toEqual({ top: '', name: 'Ffion', line: '' });
  expect(isUnwritten(wreath, textOf(wreath, {}, ''))).toBe(true);
  expect(isUnwritten(wreath, textOf(wreath, { top: 'Super' }, ''))).toBe(false);
  expect(isUnwritten(wreath, textOf(wreath, {}, 'Ffion'))).toBe(false);
});

test('spaces alone are no text', () => {
  expect(isUnwritten(fields, { top: ' ', name: '' })).toBe(true);
  expect(isUnwritten(fields, { top: ' ', name: 'W' })).toBe(false);
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
