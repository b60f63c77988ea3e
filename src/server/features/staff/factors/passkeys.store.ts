/** Passkeys of the staff and the challenges that they sign, in the database. */
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';

export type StaffPasskey = Row<'staffPasskey'>;
export type StaffChallenge = Row<'staffChallenge'>;

export function passkeysStore(database: Database) {
  return {
    ...bound(database, {
      find: findPasskey,
      list: listPasskeys,
      insertChallenge,
      deleteExpired: deleteExpiredChallenges,
    }),
    insert: insertPasskey,
    countUse,
    takeChallenge,
    remove: removePasskey,
  };
}

/** With its member. Undefined if the member is disabled. */
export function findPasskey(database: Database, credentialId: string) {
  return database
    .selectFrom('staffPasskey')
    .innerJoin('staff', 'staff.id', 'staffPasskey.staffId')
    .select([
      'staffPasskey.id as passkeyId',
      'staffId',
      'email',
      'role',
      'passwordHash',
      'credentialId',
      'publicKey',
      'counter',
    ])
    .where('credentialId', '=', credentialId)
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export function listPasskeys(database: Database, staffId: string): Promise<StaffPasskey[]> {
  return database
    .selectFrom('staffPasskey')
    .selectAll()
    .where('staffId', '=', staffId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Returns whether the authenticator's id was unknown. */
export async function insertPasskey(
  transaction: Transaction,
  passkey: Omit<StaffPasskey, 'usedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('staffPasskey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * False if the passkey was removed, or another use counted further: then the key may have been
 * copied. Authenticators that do not count send zero each time.
 */
export async function countUse(
  transaction: Transaction,
  { passkeyId, counter, usedAt }: { passkeyId: string; counter: number; usedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staffPasskey')
    .set({ counter, usedAt })
    .where('id', '=', passkeyId)
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the name of the removed passkey; undefined if the member has none with this id. */
export async function removePasskey(
  transaction: Transaction,
  { id, staffId }: Pick<StaffPasskey, 'id' | 'staffId'>,
): Promise<string | undefined> {
  const removed = await transaction
    .deleteFrom('staffPasskey')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

export async function insertChallenge(
  database: Database,
  challenge: StaffChallenge,
): Promise<void> {
  await database.insertInto('staffChallenge').values(challenge).execute();
}

/** Uses up the challenge. False if it is unknown, was used, or has expired. */
export async function takeChallenge(
  transaction: Transaction,
  { hash, purpose, staffId, now }: Omit<StaffChallenge, 'expiresAt'> & { now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staffChallenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('staffId', staffId === null ? 'is' : '=', staffId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredChallenges(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('staffChallenge').where('expiresAt', '<=', now).execute();
}
