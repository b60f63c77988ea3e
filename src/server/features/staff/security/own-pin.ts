/** Sets and removes a member's own PIN for shared tablets. */
import { createHmac } from 'node:crypto';
import { ShopError } from '../../../../domain/errors.ts';
import { checkPin } from '../../../../domain/staff/pin.ts';
import { hashPassword } from '../../users/password-hash.ts';
import type { SignedInMember } from '../staff-sessions.ts';
import type { StaffContext } from '../staff.context.ts';
import { changeFactor } from './change-factors.ts';

/**
 * What is hashed as the PIN. All PINs are tried against a leaked hash within minutes, so the shop's
 * secret, which is not in the database, is part of it.
 */
export const keyedPin = ({ pinKey }: StaffContext, staffId: string, pin: string): string =>
  createHmac('sha256', pinKey).update(`${staffId}\n${pin}`).digest('base64url');

/** Throws invalid. */
export async function setOwnPin(
  context: StaffContext,
  member: SignedInMember,
  pin: string,
): Promise<void> {
  const message = checkPin(pin);
  if (message) throw new ShopError('invalid', { violations: [{ propertyPath: 'pin', message }] });
  const pinHash = await hashPassword(keyedPin(context, member.staffId, pin));
  await changeFactor(context, member, 'pinChanged', (transaction) =>
    context.makers.setPin(transaction, member.staffId, pinHash),
  );
}

export async function removeOwnPin(context: StaffContext, member: SignedInMember): Promise<void> {
  await changeFactor(context, member, 'pinRemoved', (transaction) =>
    context.makers.setPin(transaction, member.staffId, null),
  );
}
