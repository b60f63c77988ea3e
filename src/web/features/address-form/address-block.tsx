/** An address, formatted as on a label. */
import type { Address } from '../../../contract/cart/cart.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { countryName } from './countries.ts';

/** Omits the country for domestic addresses. */
export function AddressBlock({ address }: { address: Address }) {
  const lines = [
    ...addressLines(address),
    ...(address.Country === 'GB' ? [] : [countryName(address.Country)]),
  ];
  return (
    <address className="not-italic">
      {lines.map((line, place) => (
        // Two lines of an address may have the same text.
        <span key={`${place} ${line}`} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
