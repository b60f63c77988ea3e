/** Which of a customer's saved addresses another one is, line for line. */
import type { SavedAddress } from '../../../contract/addresses.ts';
import type { Address } from '../../../contract/cart.ts';
import { normaliseAddress } from '../../../domain/delivery/address.ts';

/** The method says how it is sent, not where. */
export function savedAs(
  address: Address,
  saved: readonly SavedAddress[],
): SavedAddress | undefined {
  const tidied = normaliseAddress({ ...address, Method: '' });
  return saved.find((one) => {
    const known = normaliseAddress({ ...placeOf(one), Method: '' });
    return Object.entries(tidied).every(
      ([field, value]) => known[field as keyof Address] === value,
    );
  });
}

/** A saved address without what makes it a saved one. */
export function placeOf({ id: _, isDefault: __, ...place }: SavedAddress): Omit<Address, 'Method'> {
  return place;
}

/** Saved addresses, with the customer that they were answered to. */
export interface KeptList {
  customerId: string | undefined;
  addresses: readonly SavedAddress[];
}

/** Never the list of the customer who was signed in before, not even while the present one's is on its way. */
export function listOf(
  kept: KeptList | undefined,
  customerId: string | undefined,
): readonly SavedAddress[] | undefined {
  return kept && kept.customerId === customerId ? kept.addresses : undefined;
}
