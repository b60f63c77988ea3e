/** The columns of the file that a carrier's program imports, and what each says of a parcel. */
import type { Address } from '../delivery/address.ts';
import { poundsValue } from '../money/money.ts';
import type { Pence } from '../money/money.ts';

/** What a column can hold, as the settings offer it. */
export const SENDING_FIELDS = {
  reference: 'Order reference',
  date: 'Date of the order',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  line1: 'Address line 1',
  line2: 'Address line 2',
  line3: 'Address line 3',
  city: 'Town or city',
  county: 'County',
  postcode: 'Postcode',
  country: 'Country',
  countryCode: 'Country, two letters',
  email: 'Email address',
  phone: 'Phone number',
  weight: 'Weight in kg',
  packageSize: 'Package size',
  serviceCode: 'Service code',
  pieces: 'Number of pieces',
  subtotal: 'Price of the goods',
  delivery: 'Price of delivery',
  total: 'Total',
  currency: 'Currency',
  text: 'Fixed text',
} as const;
export type SendingField = keyof typeof SENDING_FIELDS;

export interface SendingColumn {
  heading: string;
  field: SendingField;
  /** Of a fixed text; otherwise ''. */
  text: string;
}

/** As Click & Drop names them; its letters and parcels of one country. */
export const PACKAGE_SIZES = [
  'letter',
  'large letter',
  'small parcel',
  'medium parcel',
  'parcel',
  'printed papers',
] as const;
export type PackageSize = (typeof PACKAGE_SIZES)[number];

/** The files that are offered: Click & Drop's own columns, and those in the settings. */
export const SENDING_FORMATS = ['clickAndDrop', 'other'] as const;
export type SendingFormat = (typeof SENDING_FORMATS)[number];

/** What every parcel of the shop is sent as. */
export interface ParcelDefaults {
  /** The account's code of the service; '' leaves the choice to the carrier's program. */
  serviceCode: string;
  /** '' leaves it out. */
  packageSize: PackageSize | '';
  /** 0: unknown. */
  weightGrams: number;
}

export interface ParcelToSend {
  reference: string;
  placedAt: Date;
  address: Address;
  email: string;
  phone: string;
  pieces: number;
  subtotalPence: Pence;
  deliveryPence: Pence;
  totalPence: Pence;
  currency: string;
}

const column = (heading: string, field: SendingField): SendingColumn => ({
  heading,
  field,
  text: '',
});

/** Names of https://help.parcel.royalmail.com/hc/en-gb/articles/360000250093. */
export const CLICK_AND_DROP: readonly SendingColumn[] = [
  column('Order reference', 'reference'),
  column('Date', 'date'),
  column('First Name', 'firstName'),
  column('Last Name', 'lastName'),
  column('Company Name', 'company'),
  column('Address Line 1', 'line1'),
  column('Address Line 2', 'line2'),
  column('Address Line 3', 'line3'),
  column('City', 'city'),
  column('County', 'county'),
  column('Postcode', 'postcode'),
  column('Country', 'country'),
  column('Email', 'email'),
  column('Phone', 'phone'),
  column('Weight', 'weight'),
  column('Package Size', 'packageSize'),
  column('Sub-total', 'subtotal'),
  column('Shipping Cost', 'delivery'),
  column('Total', 'total'),
  column('Currency Code', 'currency'),
  column('Service code', 'serviceCode'),
];

/** For carriers whose columns nobody has set yet. */
export const USUAL_COLUMNS: readonly SendingColumn[] = [
  column('Reference', 'reference'),
  column('Name', 'name'),
  column('Company', 'company'),
  column('Address 1', 'line1'),
  column('Address 2', 'line2'),
  column('Address 3', 'line3'),
  column('Town', 'city'),
  column('County', 'county'),
  column('Postcode', 'postcode'),
  column('Country', 'countryCode'),
  column('Email', 'email'),
  column('Phone', 'phone'),
  column('Weight (kg)', 'weight'),
];

/** One row, in the order of the columns. */
export const sendingRow = (
  columns: readonly SendingColumn[],
  parcel: ParcelToSend,
  defaults: ParcelDefaults,
): string[] =>
  columns.map(({ field, text }) => (field === 'text' ? text : CELLS[field](parcel, defaults)));

type Cell = (parcel: ParcelToSend, defaults: ParcelDefaults) => string;

const CELLS: Record<Exclude<SendingField, 'text'>, Cell> = {
  reference: ({ reference }) => reference,
  date: ({ placedAt }) => DAY.format(placedAt),
  name: ({ address }) => `${address.FirstName} ${address.LastName}`.trim(),
  firstName: ({ address }) => address.FirstName,
  lastName: ({ address }) => address.LastName,
  company: ({ address }) => address.Company,
  line1: ({ address }) => address.AddressLine1,
  line2: ({ address }) => address.AddressLine2,
  line3: ({ address }) => address.AddressLine3,
  city: ({ address }) => address.CityTown,
  county: ({ address }) => address.County,
  postcode: ({ address }) => address.PostCode,
  country: ({ address }) => COUNTRIES.of(address.Country || 'GB') ?? address.Country,
  countryCode: ({ address }) => address.Country,
  email: ({ email }) => email,
  phone: ({ phone }) => dialled(phone),
  weight: (_, { weightGrams }) => (weightGrams === 0 ? '' : (weightGrams / 1000).toFixed(3)),
  packageSize: (_, { packageSize }) => packageSize,
  serviceCode: (_, { serviceCode }) => serviceCode,
  pieces: ({ pieces }) => String(pieces),
  subtotal: ({ subtotalPence }) => poundsValue(subtotalPence),
  delivery: ({ deliveryPence }) => poundsValue(deliveryPence),
  total: ({ totalPence }) => poundsValue(totalPence),
  currency: ({ currency }) => currency,
};

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
});

/** Digits only, as Click & Drop wants them. A leading plus would also read as a formula. */
export const dialled = (phone: string): string =>
  phone
    .replace(/^\s*\+44\s*(?:\(0\))?\s*/, '0')
    .replace(/^\s*\+/, '00')
    .replaceAll(/\D/g, '');
