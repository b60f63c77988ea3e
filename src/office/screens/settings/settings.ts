/** The settings as the page reads and edits them. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { DELIVERY_ZONE_NAMES, type DeliveryZoneName } from '../../../domain/delivery/delivery.ts';
import { parsePounds, pence, poundsValue } from '../../../domain/money/money.ts';
import { moneyText } from '../../parts/money-text.ts';

export type Settings = OfficeAnswerOf<'settings'>;
export type Group = keyof Settings['versions'];
export type Zone = Settings['delivery']['zones'][number];

/** One row of the form; texts as they are typed. */
export interface ZoneDraft {
  name: DeliveryZoneName;
  isServed: boolean;
  /** In pounds. */
  price: string;
  extraDays: string;
}

export const draftZones = (zones: readonly Zone[]): ZoneDraft[] =>
  DELIVERY_ZONE_NAMES.map((name) => {
    const zone = zones.find((each) => each.name === name);
    return {
      name,
      isServed: zone !== undefined,
      price: zone ? poundsValue(pence(zone.price)) : '',
      extraDays: String(zone?.extraDays ?? 0),
    };
  });

const POUNDS = /^\d{1,4}(\.\d\d)?$/;
const DAYS = /^\d{1,2}$/;

/** Null if the price or the days of a served zone cannot be read. */
export function readZone({ name, price, extraDays }: ZoneDraft): Zone | null {
  if (!POUNDS.test(price.trim()) || !DAYS.test(extraDays.trim())) return null;
  return { name, price: parsePounds(price.trim()), extraDays: Number(extraDays) };
}

/** The served zones; null if one of them cannot be read. */
export function readZones(drafts: readonly ZoneDraft[]): Zone[] | null {
  const zones = drafts.filter(({ isServed }) => isServed).map(readZone);
  const read = zones.filter((zone) => zone !== null);
  return read.length === zones.length ? read : null;
}

export const priceText = (price: number): string => (price === 0 ? 'free' : moneyText(price));
