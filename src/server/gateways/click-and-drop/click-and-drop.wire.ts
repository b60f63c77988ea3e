/** Converts Click & Drop's responses to the shop's own terms, and a parcel to Click & Drop's. */
import type { z } from 'zod';
import { poundsValue } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import { dialled } from '../../../domain/sending/sending-columns.ts';
import type {
  PackageSize,
  ParcelDefaults,
  ParcelToSend,
  SendingField,
} from '../../../domain/sending/sending-columns.ts';
import { oneLine } from '../../../domain/text/plain-text.ts';
import type { CarrierFailed, CarrierFailure, CarrierOrder } from './click-and-drop.ts';
import type { carrierOrder, refusedOrder } from './click-and-drop.shapes.ts';

const LONGEST_SAID = 200;

/** Its names of package formats. Printed papers exist only abroad and have no name in the API. */
const FORMATS: Record<PackageSize | '', string> = {
  '': 'undefined',
  letter: 'letter',
  'large letter': 'largeLetter',
  'small parcel': 'smallParcel',
  'medium parcel': 'mediumParcel',
  parcel: 'parcel',
  'printed papers': 'undefined',
};

/** By the last part of its names, in small letters. */
const FIELDS: Readonly<Record<string, SendingField>> = {
  orderreference: 'reference',
  orderdate: 'date',
  fullname: 'name',
  companyname: 'company',
  addressline1: 'line1',
  addressline2: 'line2',
  addressline3: 'line3',
  city: 'city',
  county: 'county',
  postcode: 'postcode',
  countrycode: 'country',
  emailaddress: 'email',
  phonenumber: 'phone',
  weightingrams: 'weight',
  packageformatidentifier: 'packageSize',
  servicecode: 'serviceCode',
  subtotal: 'subtotal',
  shippingcostcharged: 'delivery',
  total: 'total',
  currencycode: 'currency',
};

export function readOrder(wire: z.infer<typeof carrierOrder>): CarrierOrder {
  const numbers = [wire.trackingNumber, ...(wire.packages ?? []).map((one) => one.trackingNumber)];
  return {
    id: String(wire.orderIdentifier),
    reference: wire.orderReference ?? '',
    tracking: numbers.map((number) => number?.trim()).find(Boolean) ?? null,
  };
}

export const failed = (
  reason: CarrierFailure,
  more: Partial<Omit<CarrierFailed, 'outcome' | 'reason'>> = {},
): CarrierFailed => ({
  outcome: 'failed',
  reason,
  fields: [],
  said: null,
  retryAfterMs: null,
  ...more,
});

export function readRefusal({ errors }: z.infer<typeof refusedOrder>): CarrierFailed {
  const named = (errors ?? [])
    .flatMap(({ fields }) => fields ?? [])
    .flatMap(({ fieldName }) => FIELDS[lastPart(fieldName ?? '')] ?? []);
  const messages = (errors ?? []).flatMap(({ errorMessage }) => errorMessage ?? []);
  return failed('refused', { fields: [...new Set(named)], said: saidOf(messages) });
}

export function saidOf(messages: readonly string[]): string | null {
  const said = oneLine(messages.join(' ').slice(0, LONGEST_SAID).toWellFormed()).trim();
  return said === '' ? null : said;
}

const lastPart = (name: string): string => name.split('.').at(-1)!.trim().toLowerCase();

export function writeOrder(parcel: ParcelToSend, defaults: ParcelDefaults): object {
  const { address, email, phone, currency } = parcel;
  const { serviceCode, packageSize, weightGrams } = defaults;
  return {
    orderReference: parcel.reference,
    recipient: {
      address: {
        fullName: `${address.FirstName} ${address.LastName}`.trim(),
        companyName: given(address.Company),
        addressLine1: address.AddressLine1,
        addressLine2: given(address.AddressLine2),
        addressLine3: given(address.AddressLine3),
        city: address.CityTown,
        county: given(address.County),
        postcode: given(address.PostCode),
        countryCode: address.Country || 'GB',
      },
      emailAddress: given(email),
      phoneNumber: given(dialled(phone).slice(0, 25)),
    },
    orderDate: parcel.placedAt.toISOString(),
    subtotal: pounds(parcel.subtotalPence),
    shippingCostCharged: pounds(parcel.deliveryPence),
    total: pounds(parcel.totalPence),
    currencyCode: currency,
    // A package needs a weight; without one the account's own rules say what it is.
    packages:
      weightGrams === 0
        ? undefined
        : [{ weightInGrams: weightGrams, packageFormatIdentifier: FORMATS[packageSize] }],
    postageDetails: serviceCode === '' ? undefined : { serviceCode },
  };
}

const given = (text: string): string | undefined => (text === '' ? undefined : text);
const pounds = (amount: Pence): number => Number(poundsValue(amount));
