/** The payloads of the calls have the specification's names and defaults. */
import { expect, test } from 'vitest';
import { user } from './account/account.ts';
import { logIn } from './account/auth.ts';
import { cartAdd, cartAddress, cartItem, cartItemUpdate } from './cart/cart.ts';
import { menuCategory } from './shop/catalogue.ts';
import { notifyWebsite } from './shop/contact.ts';
import { notifications } from './account/notifications.ts';
import { search } from './shop/search.ts';
import { meKeys, userCreate, userRecover } from './account/users.ts';
import { wishlistAdd, wishlistRemove } from './account/wishlist.ts';

test.each([
  [
    'registering',
    userCreate.body,
    ['firstName', 'lastName', 'email', 'phone', 'mobile', 'password', 'confirm', 'marketing'],
  ],
  ['signing in', logIn.body, ['username', 'password', '_two_step']],
  [
    'recovering',
    userRecover.body,
    ['email', 'new', 'confirm', 'new_password', 'confirm_new_password'],
  ],
  ['adding to the cart', cartAdd.body, ['productId', 'quantity']],
  ['changing an item', cartItemUpdate.body, ['quantity']],
  ['choosing an address', cartAddress.body, ['addressId']],
  ['searching', search.body, ['keyword', 'page', 'numOfRecords']],
  ['listing notifications', notifications.body, ['page', 'numOfRecords']],
  ['wishing', wishlistAdd.body, ['productId']],
  ['removing from the wishlist', wishlistRemove.body, ['productId']],
  ['writing to the shop', notifyWebsite.body, ['title', 'items', 'color']],
  ['storing keys', meKeys.body, ['public', 'private']],
  ['the customer', user, ['email', 'orders', 'wishlist', 'notifications', 'profileUpdatedAt']],
  ['a cart item', cartItem, ['name', 'quantity']],
  ['a category', menuCategory, ['name', 'slug', 'image', 'metaDescription', 'categories']],
])('%s has the fields that the specification names', (_, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields));
});

test('the defaults are the first page, with ten search results or twenty notifications', () => {
  expect(search.body.parse({ keyword: '' })).toMatchObject({ page: 1, numOfRecords: 10 });
  expect(notifications.body.parse({})).toEqual({ page: 1, numOfRecords: 20 });
});
