import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_CART, useCart } from '../state/cart.ts';
import { formOf, typeAddress, typeDetails } from './checkout-form.ts';
import { isSamePart, withoutSaved } from './checkout-input.ts';

const here = {
  ...EMPTY_CART.shipping,
  FirstName: 'Siân',
  LastName: 'Evans',
  AddressLine1: '4 Tŷ Gwyn Road',
  CityTown: 'Cardiff',
  PostCode: 'CF23 5JG',
};

describe('checkout input', () => {
  beforeEach(() => useCart.setState(EMPTY_CART, true));

  test('overrides the server’s data, even if it was cleared', () => {
    useCart.setState({ firstName: 'Siân', lastName: 'Evans', email: 'old@example.org' });
    typeDetails({ email: '', phone: '029 2018 0000' });
    expect(formOf(useCart.getState()).details).toMatchObject({
      firstName: 'Siân',
      email: '',
      phone: '029 2018 0000',
    });
  });

  test('survives the response to an earlier edit', () => {
    typeAddress('shipping', { PostCode: 'cf23' });
    const { typed: _, ...answer } = { ...EMPTY_CART, cartId: 'cart-1' };
    useCart.setState(answer);
    expect(formOf(useCart.getState()).shipping.PostCode).toBe('cf23');
  });

  test('a parcel goes to the buyer, until another name is typed', () => {
    typeDetails({ firstName: 'Siân', lastName: 'Evans' });
    expect(formOf(useCart.getState()).shipping).toMatchObject({ FirstName: 'Siân' });
    typeAddress('shipping', { FirstName: 'Rhys' });
    expect(formOf(useCart.getState()).shipping).toMatchObject({
      FirstName: 'Rhys',
      LastName: 'Evans',
    });
    expect(formOf(useCart.getState()).nameSame).toBe(false);
    typeDetails({ nameSame: true });
    expect(formOf(useCart.getState()).shipping).toMatchObject({ FirstName: 'Siân' });
  });

  test('a parcel in the buyer’s name follows it, even once both are saved', () => {
    const names = { firstName: 'Sian', lastName: 'Evans' };
    useCart.setState({ ...names, shipping: { ...here, FirstName: 'Sian' } });
    typeDetails({ firstName: 'Siân' });
    expect(formOf(useCart.getState())).toMatchObject({
      nameSame: true,
      shipping: { FirstName: 'Siân', PostCode: 'CF23 5JG' },
    });
    typeDetails({ nameSame: false });
    expect(formOf(useCart.getState()).shipping).toMatchObject({ FirstName: 'Sian' });
  });

  test('is dropped once saved, except what has changed since then', () => {
    const typed = { email: 'a@example.org', shipping: { PostCode: 'CF23 5JG', CityTown: 'Bar' } };
    expect(withoutSaved(typed, { email: 'a@example.org', firstName: 'Siân' })).toEqual({
      shipping: typed.shipping,
    });
    expect(withoutSaved(typed, { shipping: here })).toEqual({
      email: 'a@example.org',
      shipping: { CityTown: 'Bar' },
    });
    expect(withoutSaved({ shipping: { PostCode: 'CF23 5JG' } }, { shipping: here })).toEqual({});
  });

  test('the bill goes to the delivery address until another is known', () => {
    expect(formOf({ ...EMPTY_CART, shipping: here }).billingSame).toBe(true);
    const same = { ...EMPTY_CART, shipping: here, payment: { ...here, Method: '' } };
    expect(formOf(same).billingSame).toBe(true);
    const other = { ...same, payment: { ...here, PostCode: 'CF10 1EP' } };
    expect(formOf(other).billingSame).toBe(false);
    expect(formOf({ ...other, typed: { billingSame: true } }).billingSame).toBe(true);
  });
});

test('a part is equal only if every value is', () => {
  expect(isSamePart({ firstName: 'Siân' }, EMPTY_CART)).toBe(false);
  expect(isSamePart({ firstName: '', comment: '' }, EMPTY_CART)).toBe(true);
});
