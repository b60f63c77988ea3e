import { EMPTY_ADDRESS } from './empty-address.ts';
import { describe, expect, test } from 'vitest';
import {
  addressLines,
  checkAddress,
  EMPTY_SHIPPING_ADDRESS,
  normaliseAddress,
  type Address,
} from './address.ts';

const home: Address = {
  ...EMPTY_ADDRESS,
  FirstName: 'Ada',
  LastName: 'Okafor',
  AddressLine1: '4 Mill Lane',
  CityTown: 'Leeds',
  PostCode: 'LS1 4AP',
};

function wrongFields(changes: Partial<Address>): string[] {
  return checkAddress(normaliseAddress({ ...home, ...changes })).map(
    ({ propertyPath }) => propertyPath,
  );
}

test('normalising trims each field and formats the postcode', () => {
  const typed = {
    FirstName: '  Ada ',
    AddressLine1: '4  Mill\tLane',
    PostCode: 'ls14ap',
    Country: 'gb',
  };
  expect(normaliseAddress(typed)).toEqual({
    ...EMPTY_ADDRESS,
    FirstName: 'Ada',
    AddressLine1: '4 Mill Lane',
    PostCode: 'LS1 4AP',
  });
  expect(normaliseAddress({ PostCode: 'd02 x285', Country: 'IE' }).PostCode).toBe('d02 x285');
});

test('a new delivery address has the flat rate as its method', () => {
  expect(EMPTY_SHIPPING_ADDRESS.Method).toBe('Flat Delivery Rate');
});

describe('checking', () => {
  test('accepts a complete address, with or without a county', () => {
    expect(checkAddress(home)).toEqual([]);
    expect(wrongFields({ County: 'West Riding of Yorkshire' })).toEqual([]);
  });

  test('lists every required field of an empty address', () => {
    expect(checkAddress({ ...EMPTY_ADDRESS, Country: '' })).toEqual([
      { propertyPath: 'FirstName', message: 'Please enter a first name.' },
      { propertyPath: 'LastName', message: 'Please enter a last name.' },
      { propertyPath: 'AddressLine1', message: 'Please enter the first line of the address.' },
      { propertyPath: 'CityTown', message: 'Please enter a town or city.' },
      { propertyPath: 'PostCode', message: 'Please enter a postcode.' },
      { propertyPath: 'Country', message: 'Please choose a country.' },
    ]);
  });

  test.each<[Partial<Address>, string[]]>([
    [{ PostCode: 'LS1' }, ['PostCode']],
    [{ PostCode: '75001', Country: 'FR' }, []],
    [{ Country: 'GBR' }, ['Country']],
    [{ Company: 'x'.repeat(101) }, ['Company']],
    [{ AddressLine2: 'Flat\u00002' }, ['AddressLine2']],
    [{ FirstName: ' ' }, ['FirstName']],
  ])('an address with %j has an error in %j', (changes, fields) => {
    expect(wrongFields(changes)).toEqual(fields);
  });
});

test('label lines leave empty fields out', () => {
  expect(addressLines({ ...home, Company: 'Mill Works' })).toEqual([
    'Ada Okafor',
    'Mill Works',
    '4 Mill Lane',
    'Leeds',
    'LS1 4AP',
  ]);
});
