/** Customers in the database: identity, password, consent and keys. */
import type { PersonalDetails } from '../../../domain/people/person.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { bound } from '../../bound.ts';
import {
  marketingConsents,
  updateCustomer,
  recordConsent,
  saveKeys,
  profileOf,
} from './profiles.store.ts';

export interface NewCustomer extends PersonalDetails {
  email: string;
  passwordHash: string;
  marketing: boolean;
  createdAt: Date;
}

export interface AccountStatus {
  id: string;
  email: string;
  isConfirmed: boolean;
  /** Neither deactivated nor erased. */
  isOpen: boolean;
}

const STANDING = ['id', 'email', 'emailConfirmedAt', 'deactivatedAt', 'erasedAt'] as const;

export function customersStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    ...bound(database, { find: findCustomer, passwordHash: passwordHashOf, profile: profileOf }),
    insert: insertCustomer,
    lockByEmail,
    lock: lockCustomer,
    confirmEmail,
    setPassword,
    replacePassword,
    marketing: marketingConsents,
    update: updateCustomer,
    recordConsent,
    saveKeys,
  };
}

/** The new id, or null if the email is taken, including by a concurrent registration. */
export async function insertCustomer(
  transaction: Transaction,
  customer: NewCustomer,
): Promise<string | null> {
  return (
    (
      await transaction
        .insertInto('customer')
        .values({
          ...customer,
          id: newId(),
          phone: customer.phone || null,
          mobile: customer.mobile || null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id ?? null
  );
}

/** Locks the customer until the transaction ends, which serialises changes to an account. */
export async function lockByEmail(
  transaction: Transaction,
  email: string,
): Promise<AccountStatus | null> {
  return standing(
    await transaction
      .selectFrom('customer')
      .select(STANDING)
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
}

export async function lockCustomer(
  transaction: Transaction,
  id: string,
): Promise<AccountStatus | null> {
  return standing(
    await transaction
      .selectFrom('customer')
      .select(STANDING)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
}

export async function findCustomer(database: Database, id: string): Promise<AccountStatus | null> {
  return standing(
    await database.selectFrom('customer').select(STANDING).where('id', '=', id).executeTakeFirst(),
  );
}

export async function confirmEmail(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('customer')
    .set({ emailConfirmedAt: now })
    .where('id', '=', id)
    .where('emailConfirmedAt', 'is', null)
    .execute();
}

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const found = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends sign-in and sessions; orders and invoices stay. */
export async function deactivateByEmail(
  database: Database,
  email: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('customer')
    .set({ deactivatedAt: now })
    .where('email', '=', email)
    .where('deactivatedAt', 'is', null)
    .execute();
}

export async function passwordHashOf(database: Database, id: string): Promise<string | null> {
  return (
    (
      await database
        .selectFrom('customer')
        .select('passwordHash')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.passwordHash ?? null
  );
}

export async function setPassword(
  transaction: Transaction,
  id: string,
  passwordHash: string,
): Promise<void> {
  await transaction.updateTable('customer').set({ passwordHash }).where('id', '=', id).execute();
}

/** Returns whether the password was still the old one. */
export async function replacePassword(
  transaction: Transaction,
  id: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  return (
    (await transaction
      .updateTable('customer')
      .set({ passwordHash: to })
      .where('id', '=', id)
      .where('passwordHash', '=', from)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

function standing(
  row:
    | {
        id: string;
        email: string;
        emailConfirmedAt: Date | null;
        deactivatedAt: Date | null;
        erasedAt: Date | null;
      }
    | undefined,
): AccountStatus | null {
  if (!row) return null;
  const { id, email, emailConfirmedAt, deactivatedAt, erasedAt } = row;
  const isOpen = deactivatedAt === null && erasedAt === null;
  return { id, email, isConfirmed: emailConfirmedAt !== null, isOpen };
}
