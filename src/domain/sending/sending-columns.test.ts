import { expect, test } from 'vitest';
import { normaliseAddress } from '../delivery/address.ts';
import { pence } from '../money/money.ts';
import { CLICK_AND_DROP, sendingRow, USUAL_COLUMNS } from './sending-columns.ts';
import type { ParcelToSend } from './sending-columns.ts';

const parcel: ParcelToSend = {
  reference: 'KS-4F7-K9Q2',
  // Past midnight in London.
  placedAt: new Date('2026-06-30T23:30:00Z'),
  address: normaliseAddress({
    FirstName: 'Siân',
    LastName: 'O’Brien-Price',
    AddressLine1: 'Tŷ Gwyn, 1 High Street',
    CityTown: 'Ludlow',
    PostCode: 'sy81aa',
    Country: 'GB',
  }),
  email: 'sian@example.org',
  phone: '+44 (0)7700 900 123',
  pieces: 3,
  subtotalPence: pence(2997),
  deliveryPence: pence(350),
  totalPence: pence(3347),
  currency: 'GBP',
};
const DEFAULTS = { serviceCode: 'TOLP48', packageSize: 'small parcel', weightGrams: 450 } as const;

test('Click & Drop gets its own columns, with the place of every value', () => {
  const row = sendingRow(CLICK_AND_DROP, parcel, DEFAULTS);
  expect(Object.fromEntries(CLICK_AND_DROP.map(({ heading }, at) => [heading, row[at]]))).toEqual({
    'Order reference': 'KS-4F7-K9Q2',
    Date: '01/07/26',
    'First Name': 'Siân',
    'Last Name': 'O’Brien-Price',
    'Company Name': '',
    'Address Line 1': 'Tŷ Gwyn, 1 High Street',
    'Address Line 2': '',
    'Address Line 3': '',
    City: 'Ludlow',
    County: '',
    Postcode: 'SY8 1AA',
    Country: 'United Kingdom',
    Email: 'sian@example.org',
    Phone: '07700900123',
    Weight: '0.450',
    'Package Size': 'small parcel',
    'Sub-total': '29.97',
    'Shipping Cost': '3.50',
    Total: '33.47',
    'Currency Code': 'GBP',
    'Service code': 'TOLP48',
  });
});

test('another carrier gets the columns that were set, with fixed texts between them', () => {
  const columns = [
    { heading: 'Kind', field: 'text', text: 'PARCEL' },
    { heading: 'To', field: 'name', text: '' },
    { heading: 'Pieces', field: 'pieces', text: '' },
  ] as const;
  expect(sendingRow(columns, parcel, DEFAULTS)).toEqual(['PARCEL', 'Siân O’Brien-Price', '3']);
  expect(sendingRow(USUAL_COLUMNS, parcel, DEFAULTS)).toHaveLength(USUAL_COLUMNS.length);
});

test('what is not set stays empty', () => {
  const columns = CLICK_AND_DROP.filter(({ field }) =>
    ['weight', 'packageSize', 'serviceCode'].includes(field),
  );
  const none = { serviceCode: '', packageSize: '', weightGrams: 0 } as const;
  expect(sendingRow(columns, parcel, none)).toEqual(['', '', '']);
});

test.each([
  ['07700 900123', '07700900123'],
  ['+44 7700 900123', '07700900123'],
  ['+33 6 12 34 56 78', '0033612345678'],
  ['', ''],
  ['=1+1', '11'],
])('a phone number has only digits: %j', (phone, written) => {
  const columns = [{ heading: 'Phone', field: 'phone', text: '' }] as const;
  expect(sendingRow(columns, { ...parcel, phone }, DEFAULTS)).toEqual([written]);
});
