import { expect, test } from 'vitest';
import { EMPTY_ACCOUNT } from './account.ts';
import { EMPTY_APP } from './app.ts';
import { EMPTY_CART } from './cart.ts';

const ADDRESS = [
  'FirstName',
  'LastName',
  'Company',
  'AddressLine1',
  'AddressLine2',
  'AddressLine3',
  'CityTown',
  'County',
  'PostCode',
  'Country',
  'Method',
];

test('the account stores tokens, the customer and the remembered email', () => {
  expect(Object.keys(EMPTY_ACCOUNT)).toEqual(['token', 'refresh_token', 'user', 'remember_me']);
});

test('the cart stores what the specification names, with the specified initial values', () => {
  expect(Object.keys(EMPTY_CART)).toEqual(
    expect.arrayContaining([
      'cartId',
      'items',
      'firstName',
      'lastName',
      'email',
      'phone',
      'mobile',
      'payment',
      'shipping',
      'comment',
      'tracking',
      'itemsTotal',
      'shippingTotal',
      'subTotal',
      'tax',
      'total',
      'status',
    ]),
  );
  expect(EMPTY_CART).toMatchObject({
    cartId: 'new',
    items: [],
    shippingTotal: 499,
    status: 'new',
    shipping: { Method: 'Flat Delivery Rate' },
  });
  for (const address of [EMPTY_CART.payment, EMPTY_CART.shipping])
    expect(Object.keys(address)).toEqual(ADDRESS);
});

test('the app stores menu, count, dialogs, toasts, holidays and viewed products', () => {
  expect(EMPTY_APP).toEqual({
    menu: [],
    cartCount: 0,
    dialogState: { login: false, register: false, recover: false },
    toastState: { newNotification: { count: 0, date: '' }, newMessage: '' },
    bankHolidays: [],
    recentlyViewedProducts: [],
  });
});
