/** Finds the saved address that equals another address, line for line. */
import type { SavedAddress } from '../../../../contract/account/addresses.ts';
import type { Address } from '../../../../contract/cart/cart.ts';
import { normaliseAddress } from '../../../../domain/delivery/address.ts';

/** Ignores the delivery method, which is not part of the place. */
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

/** A saved address without its id and default flag. */
export function placeOf({ id: _, isDefault: __, ...place }: SavedAddress): Omit<Address, 'Method'> {
  return place;
}

/** Saved addresses, and the customer they belong to. */
export interface LoadedAddresses {
  customerId: string | undefined;
  addresses: readonly SavedAddress[];
}

/** Never returns the previous customer's list, even while the current one's is loading. */
export function listOf(
  loaded: LoadedAddresses | undefined,
  customerId: string | undefined,
): readonly SavedAddress[] | undefined {
  return loaded && loaded.customerId === customerId ? loaded.addresses : undefined;
}
