/** Finds the addresses at a postcode for a shopper who fills in an address. */
import { isPostcode, normalisePostcode } from '../../../domain/delivery/postcode.ts';
import type { AddressFinder, FoundAddress } from '../../gateways/address-finder/address-finder.ts';

export interface FindAddressesDependencies {
  /** Null: the shop looks up no addresses. */
  finder: AddressFinder | null;
  warn: (detail: { reason: string }, message: string) => void;
}

export interface FoundAddresses {
  outcome: 'found' | 'none' | 'failed';
  addresses: FoundAddress[];
}

/** A failure is an outcome, not an error: the shopper can always write the address. */
export async function findAddresses(
  { finder, warn }: FindAddressesDependencies,
  typed: string,
): Promise<FoundAddresses> {
  const postcode = normalisePostcode(typed);
  if (!isPostcode(postcode)) return { outcome: 'none', addresses: [] };
  if (!finder) return { outcome: 'failed', addresses: [] };
  const answer = await finder.lookUp(postcode);
  if (answer.outcome === 'found') return answer;
  // Without the postcode, which is personal data.
  if (answer.outcome === 'failed')
    warn({ reason: answer.reason }, 'addresses could not be looked up');
  return { outcome: answer.outcome, addresses: [] };
}
