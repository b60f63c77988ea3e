/** Changes the role of a member of the staff, or disables the member. The last owner stays. */
import { ShopError } from '../../../domain/errors.ts';
import { isOwnerLeft } from '../../../domain/staff/last-owner.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { StaffActor, StaffContext } from './staff.context.ts';
import { lockKnown } from './known-member.ts';
import type { StaffMember } from './staff.store.ts';

/** Returns the role before. Throws notFound, and stepNotAllowed for the last owner. */
export function changeRole(
  context: StaffContext,
  actor: StaffActor,
  { email, role }: { email: string; role: StaffRole },
): Promise<StaffRole> {
  const { staff, record } = context;
  return staff.transaction(async (transaction) => {
    const ownerIds = await staff.lockOwners(transaction);
    const member = await lockKnown(context, transaction, email);
    if (member.role === role) return role;
    refuseLastOwner(ownerIds, member);
    await staff.setRole(transaction, member.id, role);
    await record(transaction, {
      actor,
      action: 'staff.changeRole',
      subject: { kind: 'staff', id: member.id },
      before: { role: member.role },
      after: { role },
    });
    return member.role;
  });
}

/**
 * Ends the member's sessions, revokes the invitation and the sign-in link, and removes password,
 * authenticator and passkeys, so that a later invitation enrols new ones. Returns whether the member was enabled.
 * Throws notFound, and stepNotAllowed for the last owner.
 */
export function disableStaffMember(
  context: StaffContext,
  actor: StaffActor,
  email: string,
): Promise<boolean> {
  const { staff } = context;
  return staff.transaction(async (transaction) => {
    const ownerIds = await staff.lockOwners(transaction);
    const member = await lockKnown(context, transaction, email);
    if (member.disabledAt) return false;
    refuseLastOwner(ownerIds, member);
    await removeMember(context, transaction, actor, member);
    return true;
  });
}

/** Disables a member whom the caller has locked, also the last owner. */
export async function removeMember(
  { staff, links, sessions, factors, clock, record }: StaffContext,
  transaction: Transaction,
  actor: StaffActor,
  { id }: StaffMember,
): Promise<void> {
  const now = clock();
  await staff.disable(transaction, id, now);
  await links.revoke(transaction, id, ['invitation', 'signIn'], now);
  await sessions.endAll(transaction, id, now);
  await factors.removeAll(transaction, id);
  await record(transaction, {
    actor,
    action: 'staff.disable',
    subject: { kind: 'staff', id },
    before: { isDisabled: false },
    after: { isDisabled: true },
  });
}

function refuseLastOwner(ownerIds: readonly string[], { id, email }: StaffMember): void {
  if (isOwnerLeft(ownerIds, id)) return;
  throw new ShopError('stepNotAllowed', {
    message: `${email} is the last owner. Make another member an owner first.`,
  });
}
