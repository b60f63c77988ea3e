/** Accepts an invitation: the member enrols what they will sign in with, and is signed in. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ShopError } from '../../../../domain/errors.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import { checkStaffPassword } from '../../../../domain/staff/staff-password.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { hashPassword } from '../../users/password-hash.ts';
import { confirmAuthenticator, offerAuthenticator } from '../factors/codes.ts';
import type { Offer } from '../factors/codes.ts';
import { addPasskey, offerPasskey } from '../factors/passkeys.ts';
import { queueNotice } from '../security/notices.ts';
import { hashOfToken } from '../staff-links.ts';
import type { OpenInvitation } from '../staff-links.store.ts';
import type { StaffContext } from '../staff.context.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession, Visit } from './open-session.ts';

export interface ShownInvitation {
  email: string;
  role: StaffRole;
  expiresAt: Date;
  /** Whether a password alone is not enough. */
  needsCode: boolean;
  authenticator: Offer;
}

export interface Accepted extends OpenedSession {
  /** Shown once. None without an authenticator. */
  recoveryCodes: string[];
}

interface Acceptance {
  token: string;
  visit: Visit;
}

/** Does not use up the invitation. Throws linkInvalid, and tooManyRequests after too many guesses. */
export function showInvitation(
  context: StaffContext,
  { token, visit }: Acceptance,
): Promise<ShownInvitation> {
  return watched(context, visit, async () => {
    const { staffId, ...invitation } = await knownInvitation(context, token);
    return {
      ...invitation,
      needsCode: !context.trial,
      authenticator: offerAuthenticator(context, { id: staffId, email: invitation.email }),
    };
  });
}

/** What the browser needs to make a passkey. Throws as `showInvitation` does. */
export function offerPasskeyToInvited(context: StaffContext, { token, visit }: Acceptance) {
  return watched(context, visit, async () =>
    offerPasskey(context, await knownInvitation(context, token)),
  );
}

/**
 * A shop in trial mode needs no code. Throws invalid for an unsuitable password and for a wrong
 * code, which leave the invitation open; linkInvalid and tooManyRequests.
 */
export function acceptByPassword(
  context: StaffContext,
  given: Acceptance & { password: string; offer?: string; code?: string },
): Promise<Accepted> {
  const { token, visit, password, offer, code } = given;
  const message = checkStaffPassword(password);
  if (message)
    throw new ShopError('invalid', { violations: [{ propertyPath: 'password', message }] });
  const hasCode = offer !== undefined && code !== undefined;
  if (!hasCode && !context.trial)
    throw new ShopError('invalid', {
      violations: [
        { propertyPath: 'code', message: 'Please enter the code of your authenticator.' },
      ],
    });
  return watched(context, visit, async () => {
    await knownInvitation(context, token);
    const passwordHash = await hashPassword(password);
    return accept(context, { token, visit }, 'password', async (transaction, staffId) => {
      await context.factors.setPassword(transaction, staffId, passwordHash);
      if (!hasCode) return [];
      return confirmAuthenticator(context, transaction, { staffId, offer, code });
    });
  });
}

/** Throws invalid, linkInvalid and tooManyRequests. */
export function acceptByPasskey(
  context: StaffContext,
  { token, visit, name, passkey }: Acceptance & { name: string; passkey: RegistrationResponseJSON },
): Promise<Accepted> {
  return watched(context, visit, () =>
    accept(context, { token, visit }, 'passkey', async (transaction, staffId) => {
      await addPasskey(context, transaction, { staffId, name, response: passkey });
      return [];
    }),
  );
}

// By source alone: a stranger who guesses must not delay the invited member.
const watched = <Result>(
  { guesses }: StaffContext,
  { network }: Visit,
  work: () => Promise<Result>,
): Promise<Result> => guesses.watch(`office link ${network}`, network, work);

/** Throws linkInvalid. */
async function knownInvitation(
  { links, clock }: StaffContext,
  token: string,
): Promise<OpenInvitation & { staffId: string }> {
  const found = await links.invitationByToken(hashOfToken(token), clock());
  if (!found) throw new ShopError('linkInvalid');
  return found;
}

/**
 * Replaces all the member's factors and ends their sessions, because a member whose factors are lost
 * or stolen is invited again.
 * @param enrol stores the new factors, and returns recovery codes
 */
async function accept(
  context: StaffContext,
  { token, visit }: Acceptance,
  by: 'password' | 'passkey',
  enrol: (transaction: Transaction, staffId: string) => Promise<string[]>,
): Promise<Accepted> {
  const { staff, links, sessions, factors, clock, record } = context;
  const { staffId, email } = await knownInvitation(context, token);
  return staff.transaction(async (transaction) => {
    // Invitations are made under this lock too.
    await staff.lock(transaction, email);
    const now = clock();
    const member = await links.use(transaction, {
      tokenHash: hashOfToken(token),
      purpose: 'invitation',
      now,
    });
    if (!member) throw new ShopError('linkInvalid');
    await links.revoke(transaction, staffId, ['signIn'], now);
    await sessions.endAll(transaction, staffId, now);
    await factors.removeAll(transaction, staffId);
    const recoveryCodes = await enrol(transaction, staffId);
    await staff.setAccepted(transaction, staffId, now);
    await record(transaction, {
      actor: { kind: 'staff', name: staffId },
      action: 'staff.acceptInvitation',
      subject: { kind: 'staff', id: staffId },
      before: null,
      after: { by, hasAuthenticator: recoveryCodes.length > 0 },
      requestId: visit.requestId,
    });
    await queueNotice(transaction, staffId, 'invitationAccepted');
    const opened = await openSession(context, transaction, member, 'invitation', visit);
    return { ...opened, recoveryCodes };
  });
}
