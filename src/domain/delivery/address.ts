/** Postal addresses: normalised and checked field by field. Field names are the specification's. */
import { FLAT_DELIVERY_RATE, hasUkPostcode } from './delivery.ts';
import { EMPTY_ADDRESS } from './empty-address.ts';
import type { Violation } from '../errors.ts';
import { isOneLine, UNPRINTABLE_MESSAGE } from '../text/plain-text.ts';
import { isPostcode, normalisePostcode } from './postcode.ts';

export const ADDRESS_FIELDS = [
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
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** All fields are present, '' if not given. Country is an ISO 3166 code. */
export type Address = Record<AddressField, string>;

/** Without the method of delivery. */
export type PlainAddress = Omit<Address, 'Method'>;

/** The delivery address of a new cart. */
export const EMPTY_SHIPPING_ADDRESS: Address = { ...EMPTY_ADDRESS, Method: FLAT_DELIVERY_RATE };

export const ADDRESS_LINE_LENGTH = 100;

/** The county is optional because UK mail does not use it. */
const REQUIRED: Partial<Record<AddressField, string>> = {
  FirstName: 'Please enter a first name.',
  LastName: 'Please enter a last name.',
  AddressLine1: 'Please enter the first line of the address.',
  CityTown: 'Please enter a town or city.',
  PostCode: 'Please enter a postcode.',
  Country: 'Please choose a country.',
};

export function normaliseAddress(given: Partial<Address>): Address {
  const tidy = (field: AddressField) =>
    (given[field] ?? EMPTY_ADDRESS[field]).normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const address = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, tidy(field)]),
  ) as Address;
  const Country = address.Country.toUpperCase();
  return {
    ...address,
    Country,
    PostCode: hasUkPostcode(Country) ? normalisePostcode(address.PostCode) : address.PostCode,
  };
}

/** Violations of a normalised address, in field order. Does not check whether the shop delivers there; `deliveryZoneOf` does. */
export function checkAddress(address: Address): Violation[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const message = fault(field, address);
    return message === null ? [] : [{ propertyPath: field, message }];
  });
}

/** The non-empty lines of an address label, without the country, which the caller adds by name. */
export function addressLines(address: PlainAddress): string[] {
  const {
    FirstName,
    LastName,
    Company,
    AddressLine1,
    AddressLine2,
    AddressLine3,
    CityTown,
    County,
    PostCode,
  } = address;
  return [
    `${FirstName} ${LastName}`.trim(),
    Company,
    AddressLine1,
    AddressLine2,
    AddressLine3,
    CityTown,
    County,
    PostCode,
  ].filter((line) => line !== '');
}

function fault(field: AddressField, address: Address): string | null {
  const value = address[field];
  const required = REQUIRED[field];
  if (required && value === '') return required;
  if (field === 'PostCode' && hasUkPostcode(address.Country) && !isPostcode(value))
    return 'Please enter a full UK postcode, such as LS1 4AP.';
  if (value.length > ADDRESS_LINE_LENGTH)
    return `Please use at most ${ADDRESS_LINE_LENGTH} characters.`;
  if (!isOneLine(value)) return UNPRINTABLE_MESSAGE;
  if (field === 'Country' && !/^[A-Z]{2}$/.test(value)) return 'Please choose a country.';
  return null;
}
