import { expect, test } from 'vitest';
import type { User } from '../../../contract/account/account.ts';
import { missingOf } from './missing-details.ts';

const whole: User = {
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
  twoStep: true,
  keys: null,
};

test('nothing is missing from a complete account', () => {
  expect(missingOf(whole, 1)).toEqual([]);
});

test('one phone number is enough, and both names are required', () => {
  expect(missingOf({ ...whole, mobile: '', phone: '01970 496000' }, 1)).toEqual([]);
  expect(missingOf({ ...whole, mobile: '', lastName: '', twoStep: false }, 0)).toEqual([
    'name',
    'phone',
    'address',
    'twoStep',
  ]);
});

test('nothing is reported about addresses before they are loaded', () => {
  expect(missingOf(whole, undefined)).toEqual([]);
});
