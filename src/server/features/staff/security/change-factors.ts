/** Changes a member's own factors. Each change is in the journal, and the member gets an email. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ShopError } from '../../../../domain/errors.ts';
import { checkStaffPassword } from '../../../../domain/staff/staff-password.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { hashPassword } from '../../users/password-hash.ts';
import { confirmAuthenticator, newRecoveryCodes, offerAuthenticator } from '../factors/codes.ts';
import type { Offer } from '../factors/codes.ts';
import { addPasskey, offerPasskey } from '../factors/passkeys.ts';
import type { SignedInMember } from '../staff-sessions.ts';
import type { StaffContext } from '../staff.context.ts';
import { queueNotice } from './notices.ts';
import type { NoticeEvent } from './notices.ts';

/** Ends the member's other sessions. Throws invalid. */
export async function changeOwnPassword(
  context: StaffContext,
  member: SignedInMember,
  password: string,
): Promise<void> {
  const message = checkStaffPassword(password);
  if (message)
    throw new ShopError('invalid', { violations: [{ propertyPath: 'password', message }] });
  const passwordHash = await hashPassword(password);
  await changeFactor(context, member, 'passwordChanged', async (transaction) => {
    await context.factors.setPassword(transaction, member.staffId, passwordHash);
    await endOtherSessions(context, transaction, member);
  });
}

export const offerOwnAuthenticator = (
  context: StaffContext,
  { staffId, email }: SignedInMember,
): Offer => offerAuthenticator(context, { id: staffId, email });

/** Replaces authenticator and recovery codes, and ends the member's other sessions. Throws invalid. */
export function changeOwnAuthenticator(
  context: StaffContext,
  member: SignedInMember,
  { offer, code }: { offer: string; code: string },
): Promise<string[]> {
  const { staffId } = member;
  return changeFactor(context, member, 'authenticatorChanged', async (transaction) => {
    const codes = await confirmAuthenticator(context, transaction, { staffId, offer, code });
    await endOtherSessions(context, transaction, member);
    return codes;
  });
}

/** Replaces the old codes. Throws stepNotAllowed without an authenticator. */
export function renewOwnRecoveryCodes(
  context: StaffContext,
  member: SignedInMember,
): Promise<string[]> {
  return changeFactor(context, member, 'recoveryCodesRenewed', async (transaction) => {
    const found = await context.factors.byId(member.staffId);
    if (!found?.totpSecret)
      throw new ShopError('stepNotAllowed', { message: 'Please add an authenticator first.' });
    return newRecoveryCodes(context, transaction, member.staffId);
  });
}

export const offerOwnPasskey = (context: StaffContext, member: SignedInMember) =>
  offerPasskey(context, member);

/** Throws invalid. */
export function addOwnPasskey(
  context: StaffContext,
  member: SignedInMember,
  { name, passkey }: { name: string; passkey: RegistrationResponseJSON },
): Promise<void> {
  const { staffId } = member;
  return changeFactor(
    context,
    member,
    'passkeyAdded',
    (transaction) => addPasskey(context, transaction, { staffId, name, response: passkey }),
    { name },
  );
}

/** Throws notFound, and stepNotAllowed if the member could then no longer sign in. */
export function removeOwnPasskey(
  context: StaffContext,
  member: SignedInMember,
  id: string,
): Promise<void> {
  const { factors, passkeys } = context;
  const { staffId } = member;
  return changeFactor(context, member, 'passkeyRemoved', async (transaction) => {
    const left = (await passkeys.list(staffId)).filter((each) => each.id !== id);
    const found = await factors.byId(staffId);
    if (left.length === 0 && !(found?.passwordHash && found.totpSecret))
      throw new ShopError('stepNotAllowed', {
        message: 'This passkey is your only way to sign in. Please add another one first.',
      });
    if ((await passkeys.remove(transaction, { id, staffId })) === undefined)
      throw new ShopError('notFound');
  });
}

const endOtherSessions = (
  { sessions, clock }: StaffContext,
  transaction: Transaction,
  { staffId, sessionId }: SignedInMember,
): Promise<void> => sessions.endAll(transaction, staffId, clock(), sessionId);

/** One change at a time for each member. Throws signInRequired if the member was disabled since. */
export function changeFactor<Result>(
  { staff, record }: StaffContext,
  { staffId, email }: SignedInMember,
  event: NoticeEvent,
  work: (transaction: Transaction) => Promise<Result>,
  after: Record<string, string> | null = null,
): Promise<Result> {
  return staff.transaction(async (transaction) => {
    const locked = await staff.lock(transaction, email);
    if (!locked || locked.disabledAt) throw new ShopError('signInRequired');
    const result = await work(transaction);
    await record(transaction, {
      actor: { kind: 'staff', name: staffId },
      action: `staff.${event}`,
      subject: { kind: 'staff', id: staffId },
      before: null,
      after,
    });
    await queueNotice(transaction, staffId, event);
    return result;
  });
}
