/** The wire form of a saved address. */
import type { SavedAddress } from '../../../contract/account/addresses.ts';
import type { StoredAddress } from './addresses.service.ts';

/** Without `Method`, which belongs to deliveries. */
export function answerAddress({ id, address, isDefault }: StoredAddress): SavedAddress {
  const { Method: _, ...fields } = address;
  return { id, ...fields, isDefault };
}
