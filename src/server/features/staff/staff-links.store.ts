/** Invitations and one-time sign-in links of the staff, in the database. */
import type { StaffLinkPurpose } from '../../database/column-values.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export type StaffLink = Row<'staffLink'>;

export interface OpenInvitation {
  staffId: string;
  email: string;
  role: Row<'staff'>['role'];
  expiresAt: Date;
}

export function staffLinksStore(database: Database) {
  return {
    ...bound(database, {
      openInvitation: findOpenInvitation,
      invitationByToken: findInvitationByToken,
      deleteUsed: deleteUsedStaffLinks,
    }),
    insert: insertStaffLink,
    use: useStaffLink,
    revoke: revokeStaffLinks,
  };
}

export async function insertStaffLink(
  transaction: Transaction,
  link: Omit<StaffLink, 'usedAt'>,
): Promise<void> {
  await transaction.insertInto('staffLink').values(link).execute();
}

/**
 * Uses up the link with this token, and returns its member. Undefined if the link is not open, or
 * its member is disabled.
 */
export function useStaffLink(
  transaction: Transaction,
  { tokenHash, purpose, now }: Pick<StaffLink, 'tokenHash' | 'purpose'> & { now: Date },
): Promise<{ staffId: string; email: string; role: Row<'staff'>['role'] } | undefined> {
  return transaction
    .updateTable('staffLink')
    .from('staff')
    .set({ usedAt: now })
    .whereRef('staff.id', '=', 'staffLink.staffId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('staff.disabledAt', 'is', null)
    .returning(['staffId', 'email', 'role'])
    .executeTakeFirst();
}

export async function revokeStaffLinks(
  transaction: Transaction,
  staffId: string,
  purposes: readonly StaffLinkPurpose[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('staffLink')
    .set({ usedAt: now })
    .where('staffId', '=', staffId)
    .where('purpose', 'in', [...purposes])
    .where('usedAt', 'is', null)
    .execute();
}

/** Undefined if it was used, replaced or revoked, or has expired. */
export function findOpenInvitation(
  database: Database,
  id: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return openInvitations(database, now).where('staffLink.id', '=', id).executeTakeFirst();
}

/** Undefined if it was used, replaced or revoked, or has expired. */
export function findInvitationByToken(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return openInvitations(database, now).where('tokenHash', '=', tokenHash).executeTakeFirst();
}

const openInvitations = (database: Database, now: Date) =>
  database
    .selectFrom('staffLink')
    .innerJoin('staff', 'staff.id', 'staffLink.staffId')
    .select(['staffId', 'email', 'role', 'expiresAt'])
    .where('purpose', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('staff.disabledAt', 'is', null);

/** Deletes links used or expired before `before`. */
export async function deleteUsedStaffLinks(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('staffLink')
    .where((eb) => eb(eb.fn.coalesce('usedAt', 'expiresAt'), '<', before))
    .execute();
}
