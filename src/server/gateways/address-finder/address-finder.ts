/** Looks up the addresses at a postcode with an outside service. */

/** As an address form takes it; a part that the address has not is ''. */
export interface FoundAddress {
  Company: string;
  AddressLine1: string;
  AddressLine2: string;
  AddressLine3: string;
  CityTown: string;
  County: string;
  PostCode: string;
}

export type LookUp =
  | { outcome: 'found'; addresses: FoundAddress[] }
  /** The postcode does not exist, or has no addresses. */
  | { outcome: 'none' }
  | { outcome: 'failed'; reason: LookUpFailure };

export type LookUpFailure =
  /** No answer in time, or one that is not understood. */
  | 'unavailable'
  | 'busy'
  | 'keyRefused'
  /** The shop has used up the look-ups that it bought. */
  | 'usedUp';

export interface AddressFinder {
  /** Never throws. @param postcode normalised and valid, such as 'SY8 1AB' */
  lookUp(postcode: string): Promise<LookUp>;
}
