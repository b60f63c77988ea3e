/** Customers' profiles, consents and keys in the database. */
import type { PersonalDetails } from '../../../domain/people/person.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';

export interface CustomerKeys {
  public: string;
  private: string;
}

export interface Profile extends PersonalDetails {
  id: string;
  email: string;
  marketing: boolean;
  profileUpdatedAt: Date | null;
  createdAt: Date;
  keys: CustomerKeys | null;
}

export async function marketingConsents(transaction: Transaction, id: string): Promise<boolean> {
  return (
    await transaction
      .selectFrom('customer')
      .select('marketing')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).marketing;
}

export async function updateCustomer(
  transaction: Transaction,
  id: string,
  profile: PersonalDetails & { marketing: boolean; profileUpdatedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('customer')
    .set({ ...profile, phone: profile.phone || null, mobile: profile.mobile || null })
    .where('id', '=', id)
    .execute();
}

export async function recordConsent(
  transaction: Transaction,
  consent: { customerId: string; given: boolean; source: 'registration' | 'profile'; at: Date },
): Promise<void> {
  await transaction
    .insertInto('marketingConsent')
    .values({ id: newId(), ...consent })
    .execute();
}

export async function saveKeys(
  transaction: Transaction,
  customerId: string,
  keys: CustomerKeys,
  updatedAt: Date,
): Promise<void> {
  const pair = { publicKey: keys.public, privateKey: keys.private, updatedAt };
  await transaction
    .insertInto('customerKeys')
    .values({ customerId, ...pair })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(pair))
    .execute();
}

export async function profileOf(database: Database, id: string): Promise<Profile> {
  const { publicKey, privateKey, phone, mobile, ...rest } = await database
    .selectFrom('customer')
    .leftJoin('customerKeys', 'customerKeys.customerId', 'customer.id')
    .select(['customer.id', 'email', 'firstName', 'lastName', 'phone', 'mobile', 'marketing'])
    .select(['profileUpdatedAt', 'createdAt', 'publicKey', 'privateKey'])
    .where('customer.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...rest,
    phone: phone ?? '',
    mobile: mobile ?? '',
    keys:
      publicKey !== null && privateKey !== null ? { public: publicKey, private: privateKey } : null,
  };
}
