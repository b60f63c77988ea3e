import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../../../../domain/delivery/empty-address.ts';
import { listOf, placeOf, savedAs } from './saved-as.ts';

const { Method: _, ...empty } = EMPTY_ADDRESS;
const home = {
  ...empty,
  id: 'a',
  isDefault: true,
  FirstName: 'Aoife',
  LastName: 'Brennan',
  AddressLine1: '12 Lisburn Road',
  CityTown: 'Belfast',
  PostCode: 'BT9 6AA',
};
const work = { ...home, id: 'b', isDefault: false, Company: 'Brennan & Daughters' };

test('an address is recognised however it was typed, and whatever its delivery method', () => {
  const typed = { ...placeOf(home), PostCode: 'bt96aa', Method: 'Flat Delivery Rate' };
  expect(savedAs(typed, [work, home])?.id).toBe('a');
});

test('one line that differs makes another address', () => {
  expect(savedAs({ ...placeOf(work), Method: '' }, [home])).toBeUndefined();
  expect(savedAs({ ...placeOf(home), Country: 'IE', Method: '' }, [home, work])).toBeUndefined();
});

test('the addresses of the previously signed-in customer are not offered to another', () => {
  const saved = { customerId: 'aoife', addresses: [home] };
  expect(listOf(saved, 'aoife')).toEqual([home]);
  expect(listOf(saved, 'gwen')).toBeUndefined();
  expect(listOf(saved, undefined)).toBeUndefined();
  expect(listOf(undefined, 'aoife')).toBeUndefined();
});
