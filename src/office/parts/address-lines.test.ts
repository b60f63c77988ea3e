import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const ADDRESS = {
  FirstName: 'Bethan',
  LastName: 'Hughes',
  Company: '',
  AddressLine1: '14 Lower Broad Street',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Ludlow',
  County: '',
  PostCode: 'SY8 1ZZ',
  Country: 'GB',
  Method: '',
};

test('an address leaves out what is empty, and names only other countries', () => {
  expect(addressLines(ADDRESS)).toEqual([
    'Bethan Hughes',
    '14 Lower Broad Street',
    'Ludlow',
    'SY8 1ZZ',
  ]);
  expect(addressLines({ ...ADDRESS, Country: 'IE' }).at(-1)).toBe('Ireland');
});
