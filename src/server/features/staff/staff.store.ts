/** Members of the staff in the database. */
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export type StaffMember = Row<'staff'>;

export function staffStore(database: Database) {
  return {
    ...bound(database, { list: listStaff }),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),
    insert: insertMember,
    lock: lockMember,
    lockOwners,
    setRole: setRoleOf,
    disable: disableMember,
    enable: enableMember,
    setAccepted: setAcceptedAt,
  };
}

export interface InvitedMember extends StaffMember {
  /** Until when the invitation works that was neither used nor revoked; null: there is none. */
  invitedUntil: Date | null;
}

export function listStaff(database: Database): Promise<InvitedMember[]> {
  return database
    .selectFrom('staff')
    .leftJoin('staffLink', (join) =>
      join
        .onRef('staffLink.staffId', '=', 'staff.id')
        .on('staffLink.purpose', '=', 'invitation')
        .on('staffLink.usedAt', 'is', null),
    )
    .selectAll('staff')
    .select('staffLink.expiresAt as invitedUntil')
    .orderBy('staff.createdAt')
    .orderBy('staff.id')
    .execute();
}

/** Returns whether the email address was unknown. */
export async function insertMember(
  transaction: Transaction,
  member: Pick<StaffMember, 'id' | 'email' | 'role' | 'createdAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** NO KEY, because inserted links take a key share lock. */
export function lockMember(
  transaction: Transaction,
  email: string,
): Promise<StaffMember | undefined> {
  return transaction
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks every owner who is not disabled, and returns their ids. Two changes that each leave another
 * owner run one after the other, and the second sees what the first has done.
 */
export async function lockOwners(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function setRoleOf(
  transaction: Transaction,
  id: string,
  role: StaffRole,
): Promise<void> {
  await transaction.updateTable('staff').set({ role }).where('id', '=', id).execute();
}

export async function disableMember(
  transaction: Transaction,
  id: string,
  disabledAt: Date,
): Promise<void> {
  await transaction.updateTable('staff').set({ disabledAt }).where('id', '=', id).execute();
}

export async function enableMember(
  transaction: Transaction,
  id: string,
  role: StaffRole,
): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ role, disabledAt: null })
    .where('id', '=', id)
    .execute();
}

export async function setAcceptedAt(
  transaction: Transaction,
  id: string,
  acceptedAt: Date,
): Promise<void> {
  await transaction.updateTable('staff').set({ acceptedAt }).where('id', '=', id).execute();
}
