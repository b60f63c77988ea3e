/** An address as it is written on a parcel. */
import { addressLines as linesOfLabel, type PlainAddress } from '../../domain/delivery/address.ts';

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The country only if it is another one than ours. */
export function addressLines(address: PlainAddress): string[] {
  const { Country } = address;
  const country = Country === 'GB' ? '' : (COUNTRIES.of(Country) ?? Country);
  return [...linesOfLabel(address), country].filter((line) => line !== '');
}
