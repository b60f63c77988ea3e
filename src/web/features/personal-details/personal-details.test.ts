import { expect, test } from 'vitest';
import type { User } from '../../../contract/account/account.ts';
import { checkDetails, detailsOf } from './personal-details.ts';

const user: User = {
  id: '0190a0b0-0000-7000-8000-000000000000',
  email: 'sian@example.org',
  firstName: 'Siân',
  lastName: 'Price',
  phone: '',
  mobile: '07700 900123',
  marketing: false,
  orders: [],
  wishlist: [],
  notifications: 0,
  cartId: null,
  profileUpdatedAt: null,
  twoStep: false,
  keys: null,
};
const messages = { firstName: 'First!', lastName: 'Last!' };

test('typed values override those of the shop', () => {
  expect(detailsOf(user, { lastName: 'Rees', marketing: true })).toEqual({
    firstName: 'Siân',
    lastName: 'Rees',
    phone: '',
    mobile: '07700 900123',
    marketing: true,
  });
});

test('details are trimmed, and both names are required', () => {
  const { tidied, wrong } = checkDetails(
    detailsOf(user, { firstName: '  ', lastName: ' Rees ', phone: ' 7 ' }),
    messages,
  );
  expect(tidied).toMatchObject({ firstName: '', lastName: 'Rees', phone: '7' });
  expect(wrong).toEqual([{ field: 'firstName', message: 'First!' }]);
});
