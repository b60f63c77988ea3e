/** Makes invitations and one-time sign-in links. Only the hash of a token is stored. */
import { createHash, createHmac } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '../../../domain/time/durations.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import type { StaffLinkPurpose } from '../../database/column-values.ts';
import { newId, secret } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { lockKnown } from './known-member.ts';
import type { StaffActor, StaffContext } from './staff.context.ts';

const LIFETIMES: Record<StaffLinkPurpose, number> = { invitation: 48 * HOUR, signIn: 10 * MINUTE };
const WEEK = 7 * DAY;

export interface MadeLink {
  address: string;
  expiresAt: Date;
}

/** Derived from the invitation's id, so that a retried email carries the same address. */
export function invitationToken({ tokenKey }: StaffContext, linkId: string): string {
  return createHmac('sha256', tokenKey).update(linkId).digest('base64url');
}

// The token is in the fragment, so that it reaches neither server logs nor other sites.
export const invitationAddress = (origin: string, token: string): string =>
  `${origin}/office/invitation#${token}`;
const signInAddress = (origin: string, token: string): string => `${origin}/office/enter#${token}`;

/** Queues the email too. The caller's transaction holds the member's lock. */
export async function makeInvitation(
  context: StaffContext,
  transaction: Transaction,
  staffId: string,
): Promise<MadeLink> {
  const id = newId();
  const token = invitationToken(context, id);
  const expiresAt = await openLink(context, transaction, {
    id,
    staffId,
    token,
    purpose: 'invitation',
  });
  await enqueue(transaction, 'sendStaffInvitation', { linkId: id });
  return { address: invitationAddress(context.sender.origin, token), expiresAt };
}

/**
 * Makes a one-time sign-in link; it replaces an earlier one. Throws notFound, and stepNotAllowed
 * for a disabled member.
 */
export function makeSignInLink(
  context: StaffContext,
  actor: StaffActor,
  email: string,
): Promise<MadeLink> {
  const { staff, sender, record } = context;
  return staff.transaction(async (transaction) => {
    const { id: staffId, disabledAt } = await lockKnown(context, transaction, email);
    if (disabledAt) throw new ShopError('stepNotAllowed', { message: `${email} is disabled.` });
    const token = secret();
    const expiresAt = await openLink(context, transaction, {
      id: newId(),
      staffId,
      token,
      purpose: 'signIn',
    });
    await record(transaction, {
      actor,
      action: 'staff.makeSignInLink',
      subject: { kind: 'staff', id: staffId },
      before: null,
      after: { expiresAt: expiresAt.toISOString() },
    });
    return { address: signInAddress(sender.origin, token), expiresAt };
  });
}

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

async function openLink(
  { links, clock }: StaffContext,
  transaction: Transaction,
  { token, ...link }: { id: string; staffId: string; token: string; purpose: StaffLinkPurpose },
): Promise<Date> {
  const now = clock();
  await links.revoke(transaction, link.staffId, [link.purpose], now);
  const expiresAt = new Date(now.getTime() + LIFETIMES[link.purpose]);
  await links.insert(transaction, {
    ...link,
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt,
  });
  return expiresAt;
}

/** Deletes links that have been unusable for a week, sessions a week old, and expired challenges. */
export async function forgetUsedStaffLinks({
  links,
  sessions,
  passkeys,
  clock,
}: StaffContext): Promise<void> {
  const before = new Date(clock().getTime() - WEEK);
  await links.deleteUsed(before);
  await sessions.deleteEnded(before);
  await passkeys.deleteExpired(clock());
}
