/** The carriers, their tracking numbers and their tracking pages. */

export interface Carrier {
  /** Display name. */
  name: string;
  /** Pattern of its tracking numbers, without spaces. */
  number: RegExp;
  /** URL of its tracking page. `{number}` is replaced by the URL-encoded tracking number. */
  page: string;
}

/** A fixed list, so that links in emails and accounts lead only to known carriers. */
export const CARRIERS = {
  'royal-mail': {
    name: 'Royal Mail',
    number: /^[A-Z0-9]{9,27}$/,
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  parcelforce: {
    name: 'Parcelforce Worldwide',
    number: /^[A-Z0-9]{9,16}$/,
    page: 'https://www.parcelforce.com/track-trace?trackNumber={number}',
  },
  dpd: {
    name: 'DPD',
    number: /^[A-Z0-9]{10,28}$/,
    page: 'https://track.dpd.co.uk/parcels/{number}',
  },
  evri: {
    name: 'Evri',
    number: /^[A-Z0-9]{8,20}$/,
    page: 'https://www.evri.com/track/parcel/{number}/details',
  },
} as const satisfies Record<string, Carrier>;
export type CarrierCode = keyof typeof CARRIERS;

export function isCarrier(code: string): code is CarrierCode {
  return Object.hasOwn(CARRIERS, code);
}

/** A carrier that is no longer listed keeps its code. */
export const carrierName = (code: string): string => (isCarrier(code) ? CARRIERS[code].name : code);

/** Normalises a typed tracking number. Null if it does not match the carrier's pattern. */
export function readTracking(carrier: CarrierCode, typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return CARRIERS[carrier].number.test(number) ? number : null;
}

/** The tracking page of a parcel. Null without a number, or for a carrier that is no longer listed. */
export function trackingUrl(carrier: string | null, tracking: string | null): string | null {
  if (!carrier || !tracking || !isCarrier(carrier)) return null;
  return CARRIERS[carrier].page.replace('{number}', () => encodeURIComponent(tracking));
}
