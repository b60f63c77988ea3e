/** The carriers that bring the parcels, and where each shows how far one has come. */

export interface Carrier {
  /** As people read it. */
  name: string;
  /** How its tracking numbers look, without spaces. */
  number: RegExp;
  /** Its page for one parcel; `{number}` is put in encoded. */
  page: string;
}

/** Only these: a link in a letter or an account leads nowhere else. */
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

/** The number as the carrier writes it, however it was typed; null where it cannot be one of the carrier's. */
export function readTracking(carrier: CarrierCode, typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return CARRIERS[carrier].number.test(number) ? number : null;
}

/** Where the parcel can be followed; null without a number, or for a carrier of earlier days. */
export function trackingUrl(carrier: string | null, tracking: string | null): string | null {
  if (!carrier || !tracking || !isCarrier(carrier)) return null;
  return CARRIERS[carrier].page.replace('{number}', () => encodeURIComponent(tracking));
}
