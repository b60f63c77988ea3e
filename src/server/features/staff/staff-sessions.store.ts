/** Sessions of the staff in the database. */
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export type StaffSession = Row<'staffSession'>;

/** A session that has not ended, with its member. */
export interface OpenSession extends Pick<
  StaffSession,
  'id' | 'createdAt' | 'usedAt' | 'provedAt' | 'tabletSince'
> {
  staffId: string;
  email: string;
  role: Row<'staff'>['role'];
}

export function staffSessionsStore(database: Database) {
  return {
    ...bound(database, {
      find: findOpenSession,
      list: listOpenSessions,
      touch: touchSession,
      end: endSession,
      deleteEnded: deleteEndedSessions,
    }),
    insert: insertStaffSession,
    endAll: endSessionsOfMember,
    endOne: endOneOfMember,
    setProved,
  };
}

export async function insertStaffSession(
  transaction: Transaction,
  session: Omit<StaffSession, 'endedAt' | 'tabletSince'>,
): Promise<void> {
  await transaction.insertInto('staffSession').values(session).execute();
}

/** Undefined if the session has ended or its member is disabled. The caller checks its age. */
export function findOpenSession(
  database: Database,
  secretHash: string,
): Promise<OpenSession | undefined> {
  return database
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select([
      'staffSession.id',
      'staffSession.createdAt',
      'usedAt',
      'provedAt',
      'tabletSince',
      'staffId',
      'email',
      'role',
    ])
    .where('secretHash', '=', secretHash)
    .where('endedAt', 'is', null)
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function touchSession(database: Database, id: string, usedAt: Date): Promise<void> {
  await database.updateTable('staffSession').set({ usedAt }).where('id', '=', id).execute();
}

export async function endSession(database: Database, id: string, endedAt: Date): Promise<void> {
  await database
    .updateTable('staffSession')
    .set({ endedAt })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** @param exceptId stays open */
export async function endSessionsOfMember(
  transaction: Transaction,
  staffId: string,
  endedAt: Date,
  exceptId?: string,
): Promise<void> {
  await transaction
    .updateTable('staffSession')
    .set({ endedAt })
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .execute();
}

/** Newest first. The caller checks their age. */
export function listOpenSessions(database: Database, staffId: string): Promise<StaffSession[]> {
  return database
    .selectFrom('staffSession')
    .selectAll()
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False if the member has no such session, or it has ended. */
export async function endOneOfMember(
  transaction: Transaction,
  { staffId, sessionId, endedAt }: { staffId: string; sessionId: string; endedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staffSession')
    .set({ endedAt })
    .where('id', '=', sessionId)
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False if the session has ended. */
export async function setProved(
  transaction: Transaction,
  id: string,
  provedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('staffSession')
    .set({ provedAt })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes sessions that began before `before`. */
export async function deleteEndedSessions(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('staffSession').where('createdAt', '<', before).execute();
}
