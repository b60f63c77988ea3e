/** An address as it stands on a label. */
import type { Address } from '../../../contract/cart.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { countryName } from './countries.ts';

/** The country is left out at home. */
export function AddressBlock({ address }: { address: Address }) {
  const lines = [
    ...addressLines(address),
    ...(address.Country === 'GB' ? [] : [countryName(address.Country)]),
  ];
  return (
    <address className="not-italic">
      {lines.map((line, place) => (
        // Two lines of an address may read the same.
        <span key={`${place} ${line}`} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
