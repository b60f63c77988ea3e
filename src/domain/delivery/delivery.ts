/** Delivery zones: where the shop delivers, the price and the extra days. */
import { pence, type Pence } from '../money/money.ts';
import { isPostcode, normalisePostcode, splitPostcode } from './postcode.ts';

export const FLAT_DELIVERY_RATE = 'Flat Delivery Rate';

export const DELIVERY_ZONE_NAMES = [
  'uk',
  'highlands',
  'northernIreland',
  'isleOfMan',
  'bfpo',
  'channelIslands',
] as const;

export type DeliveryZoneName = (typeof DELIVERY_ZONE_NAMES)[number];

export interface DeliveryZone {
  name: DeliveryZoneName;
  pricePence: Pence;
  /** Working days added to the courier's usual 1-3. */
  extraDays: number;
}

const flatRate = pence(499);

/** The shop does not deliver to zones that are missing here. */
export const DEFAULT_DELIVERY_ZONES: readonly DeliveryZone[] = [
  { name: 'uk', pricePence: flatRate, extraDays: 0 },
  { name: 'highlands', pricePence: flatRate, extraDays: 1 },
  { name: 'northernIreland', pricePence: flatRate, extraDays: 1 },
  { name: 'isleOfMan', pricePence: flatRate, extraDays: 2 },
  { name: 'bfpo', pricePence: flatRate, extraDays: 5 },
];

/** GB and the Crown dependencies, which use UK postcodes. ISO 3166 codes. */
const POSTED_TO_BY_POSTCODE = ['GB', 'IM', 'JE', 'GG'];

const EVERY_DISTRICT = [0, 99] as const;

/** Postcode areas and districts that parcels do not reach by road on the mainland. */
const OFF_MAINLAND: readonly {
  zone: DeliveryZoneName;
  area: string;
  districts: readonly [from: number, to: number];
}[] = [
  { zone: 'channelIslands', area: 'JE', districts: EVERY_DISTRICT },
  { zone: 'channelIslands', area: 'GY', districts: EVERY_DISTRICT },
  { zone: 'isleOfMan', area: 'IM', districts: EVERY_DISTRICT },
  { zone: 'northernIreland', area: 'BT', districts: EVERY_DISTRICT },
  { zone: 'bfpo', area: 'BF', districts: EVERY_DISTRICT },
  { zone: 'highlands', area: 'HS', districts: EVERY_DISTRICT },
  { zone: 'highlands', area: 'IV', districts: EVERY_DISTRICT },
  { zone: 'highlands', area: 'KW', districts: EVERY_DISTRICT },
  { zone: 'highlands', area: 'ZE', districts: EVERY_DISTRICT },
  { zone: 'highlands', area: 'AB', districts: [36, 38] },
  { zone: 'highlands', area: 'AB', districts: [55, 56] },
  { zone: 'highlands', area: 'KA', districts: [27, 28] },
  { zone: 'highlands', area: 'PA', districts: [20, 80] },
  { zone: 'highlands', area: 'PH', districts: [19, 50] },
  { zone: 'highlands', area: 'TR', districts: [21, 25] },
];

export interface Destination {
  PostCode: string;
  /** Two-letter ISO 3166 code. */
  Country: string;
}

export function hasUkPostcode(country: string): boolean {
  return POSTED_TO_BY_POSTCODE.includes(country);
}

/** Working days that an address adds to the courier's; 0 if no zone serves it. */
export function extraDaysTo(destination: Destination, zones: readonly DeliveryZone[]): number {
  return extraDaysIn(zoneNameOf(destination), zones);
}

export function extraDaysIn(
  name: DeliveryZoneName | null | undefined,
  zones: readonly DeliveryZone[],
): number {
  return zones.find((zone) => zone.name === name)?.extraDays ?? 0;
}

/** Null for other countries and invalid postcodes. The postcode decides, not which of GB, IM, JE and GG was chosen. */
export function zoneNameOf({ PostCode, Country }: Destination): DeliveryZoneName | null {
  const postcode = normalisePostcode(PostCode);
  if (!hasUkPostcode(Country) || !isPostcode(postcode)) return null;
  const { area, district } = splitPostcode(postcode);
  const place = OFF_MAINLAND.find(
    ({ area: name, districts: [from, to] }) => name === area && from <= district && district <= to,
  );
  return place?.zone ?? 'uk';
}
