/** What a customer could still add to make the account more useful. */
import type { User } from '../../../contract/account/account.ts';

export type MissingPart = 'name' | 'phone' | 'address' | 'twoStep';

/** The number of addresses is undefined until loaded. */
export function missingOf(
  { firstName, lastName, phone, mobile, twoStep }: User,
  addresses: number | undefined,
): MissingPart[] {
  const parts: [MissingPart, boolean][] = [
    ['name', firstName === '' || lastName === ''],
    ['phone', phone === '' && mobile === ''],
    ['address', addresses === 0],
    ['twoStep', !twoStep],
  ];
  return parts.filter(([, isMissing]) => isMissing).map(([part]) => part);
}
