/** PINs of members, and who has entered theirs on a shared tablet, in the database. */
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';

/** A member with what decides whether they may work on a tablet. */
export interface Maker extends Pick<
  Row<'staff'>,
  'id' | 'email' | 'role' | 'disabledAt' | 'pinHash'
> {
  /** What they did last on it; null: they have not entered their PIN on it. */
  usedAt: Date | null;
}

export function makersStore(database: Database) {
  return {
    ...bound(database, { list: listMakers, find: findMaker, touch: touchMaker, hasPin }),
    setPin,
    prove: insertProof,
    lockPin,
    lockTablet,
    setTablet,
  };
}

const makersOn = (database: Database, sessionId: string) =>
  database
    .selectFrom('staff')
    .leftJoin('staffSessionMaker as proof', (join) =>
      join.onRef('proof.staffId', '=', 'staff.id').on('proof.sessionId', '=', sessionId),
    )
    .select(['staff.id', 'email', 'role', 'disabledAt', 'pinHash', 'proof.usedAt']);

/** Members who have a PIN and are not disabled. The caller checks their roles. */
export function listMakers(database: Database, sessionId: string): Promise<Maker[]> {
  return makersOn(database, sessionId)
    .where('pinHash', 'is not', null)
    .where('disabledAt', 'is', null)
    .orderBy('email')
    .execute();
}

/** Also a disabled member. */
export function findMaker(
  database: Database,
  sessionId: string,
  staffId: string,
): Promise<Maker | undefined> {
  return makersOn(database, sessionId).where('staff.id', '=', staffId).executeTakeFirst();
}

export async function touchMaker(
  database: Database,
  sessionId: string,
  staffId: string,
  usedAt: Date,
): Promise<void> {
  await database
    .updateTable('staffSessionMaker')
    .set({ usedAt })
    .where('sessionId', '=', sessionId)
    .where('staffId', '=', staffId)
    .where('usedAt', '<', usedAt)
    .execute();
}

export async function hasPin(database: Database, staffId: string): Promise<boolean> {
  const found = await database
    .selectFrom('staff')
    .select('pinHash')
    .where('id', '=', staffId)
    .executeTakeFirst();
  return Boolean(found?.pinHash);
}

/** On every tablet the new PIN is asked for. */
export async function setPin(
  transaction: Transaction,
  staffId: string,
  pinHash: string | null,
): Promise<void> {
  await transaction.updateTable('staff').set({ pinHash }).where('id', '=', staffId).execute();
  await transaction.deleteFrom('staffSessionMaker').where('staffId', '=', staffId).execute();
}

/** Whether the checked PIN is still that of the member, who is not disabled. Holds until the transaction ends. */
export async function lockPin(
  transaction: Transaction,
  { id, pinHash }: Pick<Maker, 'id' | 'pinHash'>,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('pinHash', '=', pinHash)
    .where('disabledAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the session is a tablet that has not ended. Holds until the transaction ends. */
export async function lockTablet(transaction: Transaction, sessionId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('staffSession')
    .select('id')
    .where('id', '=', sessionId)
    .where('tabletSince', 'is not', null)
    .where('endedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertProof(
  transaction: Transaction,
  proof: Row<'staffSessionMaker'>,
): Promise<void> {
  const { provedAt, usedAt } = proof;
  await transaction
    .insertInto('staffSessionMaker')
    .values(proof)
    .onConflict((conflict) =>
      conflict.columns(['sessionId', 'staffId']).doUpdateSet({ provedAt, usedAt }),
    )
    .execute();
}

/** False if it is one already, or has ended. */
export async function setTablet(
  transaction: Transaction,
  sessionId: string,
  tabletSince: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staffSession')
    .set({ tabletSince })
    .where('id', '=', sessionId)
    .where('tabletSince', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
