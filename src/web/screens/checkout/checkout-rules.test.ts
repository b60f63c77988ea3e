import { expect, test } from 'vitest';
import { formOf, type CheckoutForm } from '../../cart/checkout-form.ts';
import { EMPTY_CART } from '../../state/cart.ts';
import { faultsOf, firstUnready, stepOf, stepShown, tidy } from './checkout-rules.ts';

const messages = { firstName: 'first?', lastName: 'last?', accept: 'accept?' };
const empty = formOf(EMPTY_CART);
const details = {
  ...empty.details,
  firstName: 'Aoife',
  lastName: 'Brennan',
  email: 'aoife@example.org',
};
const shipping = {
  ...empty.shipping,
  FirstName: 'Aoife',
  LastName: 'Brennan',
  AddressLine1: '12 Lisburn Road',
  CityTown: 'Belfast',
  PostCode: 'BT9 6AA',
};
const full: CheckoutForm = { ...empty, details, shipping };

test('a shopper starts at the first step that is not ready', () => {
  expect(firstUnready(empty)).toBe('delivery');
  expect(firstUnready({ ...empty, details })).toBe('delivery');
  expect(firstUnready(full)).toBe('review');
  expect(firstUnready({ ...full, billingSame: false })).toBe('delivery');
});

test('earlier steps can be opened again, later ones not before they are ready', () => {
  expect(stepShown('delivery', 'review')).toBe('delivery');
  expect(stepShown('review', 'delivery')).toBe('delivery');
  expect(stepShown('nonsense', 'delivery')).toBe('delivery');
  expect(stepShown(null, 'review')).toBe('review');
});

test('errors are listed in the order of the page', () => {
  const address = { ...shipping, CityTown: '', PostCode: 'BT9' };
  const typed = {
    ...full,
    details: { ...details, firstName: ' ', email: 'aoife@' },
    shipping: address,
  };
  expect(faultsOf('delivery', tidy(typed), messages, false).slice(0, 2)).toEqual([
    { field: 'firstName', message: 'first?' },
    { field: 'email', message: 'Please enter a valid email address.' },
  ]);
  expect(faultsOf('delivery', tidy(typed), messages, false).map(({ field }) => field)).toEqual([
    'firstName',
    'email',
    'shipping.PostCode',
    'shipping.CityTown',
  ]);
});

test('the name on the parcel is asked for where it is typed', () => {
  const nameless = { ...full, shipping: { ...shipping, FirstName: '' } };
  const fields = (form: CheckoutForm) =>
    faultsOf('delivery', form, messages, false).map(({ field }) => field);
  expect(fields({ ...nameless, nameSame: true })).toEqual([]);
  expect(fields({ ...nameless, nameSame: false })).toEqual(['shipping.FirstName']);
});

test('only personalised goods require their acceptance', () => {
  expect(faultsOf('review', full, messages, false)).toEqual([]);
  expect(faultsOf('review', full, messages, true)).toEqual([
    { field: 'personalisedAccepted', message: 'accept?' },
  ]);
  const accepted = { ...full, details: { ...details, personalisedAccepted: true } };
  expect(faultsOf('review', accepted, messages, true)).toEqual([]);
});

test('values are trimmed as the server stores them', () => {
  const typed = {
    ...full,
    details: { ...details, email: ' aoife@example.org ' },
    shipping: { ...shipping, PostCode: 'bt96aa' },
  };
  expect(tidy(typed)).toMatchObject({
    details: { email: 'aoife@example.org' },
    shipping: { PostCode: 'BT9 6AA' },
  });
});

test('a refused field names its step', () => {
  expect(['email', 'shipping.PostCode', 'personalisedAccepted', 'items.1'].map(stepOf)).toEqual([
    'delivery',
    'delivery',
    'review',
    null,
  ]);
});
