/** Passwords, authenticators and recovery codes of the staff in the database, each code used once. */
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';

/** What a password and a code are compared with. */
export interface StaffCredentials {
  id: string;
  email: string;
  role: Row<'staff'>['role'];
  passwordHash: string | null;
  /** Encrypted; null without an authenticator. */
  totpSecret: Buffer | null;
}

export function factorsStore(database: Database) {
  return {
    ...bound(database, {
      byEmail: findCredentialsByEmail,
      byId: findCredentialsById,
      hasRecoveryCode,
      countRecoveryCodes,
    }),
    lockUnchanged,
    setPassword,
    setTotp,
    takeStep,
    replaceRecoveryCodes,
    takeRecoveryCode,
    removeAll: removeFactors,
  };
}

/** Undefined for a disabled member. */
export function findCredentialsByEmail(
  database: Database,
  email: string,
): Promise<StaffCredentials | undefined> {
  return credentials(database).where('email', '=', email).executeTakeFirst();
}

/** Undefined for a disabled member. */
export function findCredentialsById(
  database: Database,
  staffId: string,
): Promise<StaffCredentials | undefined> {
  return credentials(database).where('id', '=', staffId).executeTakeFirst();
}

const credentials = (database: Database) =>
  database
    .selectFrom('staff')
    .leftJoin('staffTotp', 'staffTotp.staffId', 'staff.id')
    .select(['id', 'email', 'role', 'passwordHash', 'staffTotp.secret as totpSecret'])
    .where('disabledAt', 'is', null);

/**
 * Whether the checked factors are still the member's, and the member is not disabled. Holds until
 * the transaction ends: a change waits, and then also ends the session opened here.
 */
export async function lockUnchanged(
  transaction: Transaction,
  { id, passwordHash }: Pick<StaffCredentials, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('staff')
    .select('passwordHash')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined && found.passwordHash === passwordHash;
}

export async function setPassword(
  transaction: Transaction,
  staffId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.updateTable('staff').set({ passwordHash }).where('id', '=', staffId).execute();
}

/** Replaces the authenticator. @param lastStep of the code that confirmed it */
export async function setTotp(
  transaction: Transaction,
  totp: { staffId: string; secret: Buffer; lastStep: number; createdAt: Date },
): Promise<void> {
  const { staffId: _, ...changed } = totp;
  await transaction
    .insertInto('staffTotp')
    .values(totp)
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet(changed))
    .execute();
}

/** False if the code of this or a later step was already used. */
export async function takeStep(
  transaction: Transaction,
  staffId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staffTotp')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function hasRecoveryCode(
  database: Database,
  staffId: string,
  hash: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('staffRecoveryCode')
    .select('hash')
    .where('staffId', '=', staffId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many are left. */
export async function countRecoveryCodes(database: Database, staffId: string): Promise<number> {
  const { left } = await database
    .selectFrom('staffRecoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** False if it is unknown or was used. */
export async function takeRecoveryCode(
  transaction: Transaction,
  staffId: string,
  hash: string,
  usedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staffRecoveryCode')
    .set({ usedAt })
    .where('staffId', '=', staffId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  transaction: Transaction,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute();
  if (hashes.length === 0) return;
  await transaction
    .insertInto('staffRecoveryCode')
    .values(hashes.map((hash) => ({ staffId, hash })))
    .execute();
}

/** Afterwards the member can only accept an invitation. */
export async function removeFactors(transaction: Transaction, staffId: string): Promise<void> {
  await replaceRecoveryCodes(transaction, staffId, []);
  await transaction.deleteFrom('staffTotp').where('staffId', '=', staffId).execute();
  await transaction.deleteFrom('staffSessionMaker').where('staffId', '=', staffId).execute();
  await transaction.deleteFrom('staffPasskey').where('staffId', '=', staffId).execute();
  await transaction
    .updateTable('staff')
    .set({ passwordHash: null, pinHash: null, acceptedAt: null })
    .where('id', '=', staffId)
    .execute();
}
