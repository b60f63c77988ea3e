import { expect, test } from 'vitest';
import { formOf, type CheckoutForm } from '../../cart/checkout-input.ts';
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
  expect(firstUnready(empty)).toBe('details');
  expect(firstUnready({ ...empty, details })).toBe('delivery');
  expect(firstUnready(full)).toBe('review');
  expect(firstUnready({ ...full, billingSame: false })).toBe('delivery');
});

test('earlier steps can be opened again, later ones not before they are ready', () => {
  expect(stepShown('details', 'review')).toBe('details');
  expect(stepShown('review', 'delivery')).toBe('delivery');
  expect(stepShown('nonsense', 'delivery')).toBe('delivery');
  expect(stepShown(null, 'review')).toBe('review');
});

test('errors are listed in the order of the page', () => {
  const typed = { ...empty, details: { ...details, firstName: ' ', email: 'aoife@' } };
  expect(faultsOf('details', tidy(typed), messages, false)).toEqual([
    { field: 'firstName', message: 'first?' },
    { field: 'email', message: 'Please enter a valid email address.' },
  ]);
  const address = { ...shipping, CityTown: '', PostCode: 'BT9' };
  expect(
    faultsOf('delivery', { ...full, shipping: address }, messages, false).map(({ field }) => field),
  ).toEqual(['shipping.CityTown', 'shipping.PostCode']);
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
    'details',
    'delivery',
    'review',
    null,
  ]);
});
