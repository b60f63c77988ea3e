/** A stand-in for the address finder, for trials and tests: invented addresses at every postcode. */
import { postTownOf } from '../../../domain/delivery/post-towns.ts';
import type { AddressFinder } from './address-finder.ts';

/** Postcodes that end so have no addresses, or cannot be looked up. */
export const NOWHERE = '0AA';
export const OUT_OF_ORDER = '0BB';

export const standInAddressFinder: AddressFinder = {
  async lookUp(postcode) {
    if (postcode.endsWith(NOWHERE)) return { outcome: 'none' };
    if (postcode.endsWith(OUT_OF_ORDER)) return { outcome: 'failed', reason: 'unavailable' };
    const found = {
      Company: '',
      AddressLine2: '',
      AddressLine3: '',
      CityTown: postTownOf(postcode) ?? 'Sampletown',
      County: '',
      PostCode: postcode,
    };
    return {
      outcome: 'found',
      addresses: [
        ...[12, 14, 16].map((house) => ({ ...found, AddressLine1: `${house} Sample Walk` })),
        { ...found, AddressLine1: 'Flat 1, Sample House', AddressLine2: '18 Sample Walk' },
        { ...found, Company: 'Sample Bakery', AddressLine1: '20 Sample Walk' },
      ],
    };
  },
};
