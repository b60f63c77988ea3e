import { expect, test } from 'vitest';
import { BLANK_MESSAGE } from '../text/blank-message.ts';
import { checkPerson, normalisePerson } from './person.ts';

const sian = { firstName: ' Siân ', lastName: 'Llŷr-Price', phone: '', mobile: '' };
const unprintable = expect.stringContaining('cannot be printed') as string;

test('names are trimmed and composed', () => {
  expect(normalisePerson({ ...sian, lastName: 'Lly\u0302r' })).toEqual({
    firstName: 'Siân',
    lastName: 'Llŷr',
    phone: '',
    mobile: '',
  });
});

test('a pasted tab or no-break space becomes a space', () => {
  const pasted = { ...sian, firstName: 'Siân\tMair', phone: '01632\u00a0960123' };
  expect(normalisePerson(pasted)).toMatchObject({ firstName: 'Siân Mair', phone: '01632 960123' });
});

test('names are required, numbers are optional, and any printable text is accepted', () => {
  expect(
    checkPerson(normalisePerson({ ...sian, firstName: ' \n ', phone: 'ask my mother' })),
  ).toEqual({
    firstName: BLANK_MESSAGE,
    lastName: null,
    phone: null,
    mobile: null,
  });
  expect(checkPerson(normalisePerson(sian))).toEqual({
    firstName: null,
    lastName: null,
    phone: null,
    mobile: null,
  });
  expect(checkPerson({ ...sian, firstName: '李小龍', lastName: 'O’Brien 👩‍👧' })).toMatchObject({
    firstName: null,
    lastName: null,
  });
});

test.each(['a\0b', 'a\nb', 'a\u202eb', 'a\u200bb', 'a\ud800b'])(
  '%j is refused in every field',
  (text) => {
    expect(checkPerson({ firstName: text, lastName: text, phone: text, mobile: text })).toEqual({
      firstName: unprintable,
      lastName: unprintable,
      phone: unprintable,
      mobile: unprintable,
    });
  },
);
