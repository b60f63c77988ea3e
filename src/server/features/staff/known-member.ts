/** Finds a member of the staff for a change. */
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { StaffContext } from './staff.context.ts';
import type { StaffMember } from './staff.store.ts';

/** The id of a member who is not disabled. Throws notFound. */
export async function enabledMemberId({ staff }: StaffContext, email: string): Promise<string> {
  const member = (await staff.list()).find(
    (each) => each.email.toLowerCase() === email.toLowerCase(),
  );
  if (!member || member.disabledAt)
    throw new ShopError('notFound', { message: `${email} is not in the staff.` });
  return member.id;
}

/** Throws notFound. */
export async function lockKnown(
  { staff }: StaffContext,
  transaction: Transaction,
  email: string,
): Promise<StaffMember> {
  const member = await staff.lock(transaction, email);
  if (!member) throw new ShopError('notFound', { message: `${email} is not in the staff.` });
  return member;
}
