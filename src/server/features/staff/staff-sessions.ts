/** Sessions of the staff: found by the secret in the cookie, and ended. `sign-in/` opens them. */
import { ShopError } from '../../../domain/errors.ts';
import { HOUR, MINUTE } from '../../../domain/time/durations.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { hashOfToken } from './staff-links.ts';
import type { OpenSession } from './staff-sessions.store.ts';
import type { StaffContext } from './staff.context.ts';

/** A session ends after this time without a call, and in any case after the second. */
const LONGEST_IDLE = 30 * MINUTE;
export const LONGEST_SESSION = 12 * HOUR;
const PROOF_LASTS = 5 * MINUTE;
/** The last call is stored at most once in this time. */
const TOUCHED_EVERY = MINUTE;

/** A signed-in member of the staff. */
export interface SignedInMember {
  sessionId: string;
  staffId: string;
  email: string;
  role: StaffRole;
  endsAt: Date;
  /** Whether the last proof of identity is at most five minutes old. */
  isFresh: boolean;
}

/** Throws signInRequired, also at once after the member was disabled or the session ended. */
export async function authenticateStaff(
  context: StaffContext,
  secret: string,
): Promise<SignedInMember> {
  const { sessions, clock } = context;
  const found = await openSessionOf(context, secret);
  const now = clock();
  if (now.getTime() - found.usedAt.getTime() > TOUCHED_EVERY) await sessions.touch(found.id, now);
  return memberOf(found, now);
}

/** The member's role now, without using the session. Throws signInRequired like any call. */
export async function roleOfSession(context: StaffContext, secret: string): Promise<StaffRole> {
  return (await openSessionOf(context, secret)).role;
}

async function openSessionOf(
  { sessions, clock }: StaffContext,
  secret: string,
): Promise<OpenSession> {
  const found = await sessions.find(hashOfToken(secret));
  if (!found || isOver(found, clock())) throw new ShopError('signInRequired');
  return found;
}

export async function endStaffSession(
  { sessions, clock }: StaffContext,
  sessionId: string,
): Promise<void> {
  await sessions.end(sessionId, clock());
}

/** Whether it was idle too long, or lasted too long. */
export function isOver(
  { createdAt, usedAt }: Pick<OpenSession, 'createdAt' | 'usedAt'>,
  now: Date,
): boolean {
  return (
    now.getTime() - usedAt.getTime() > LONGEST_IDLE ||
    now.getTime() - createdAt.getTime() > LONGEST_SESSION
  );
}

export function memberOf(session: OpenSession, now: Date): SignedInMember {
  const { id, staffId, email, role, createdAt, provedAt } = session;
  return {
    sessionId: id,
    staffId,
    email,
    role,
    endsAt: new Date(createdAt.getTime() + LONGEST_SESSION),
    isFresh: now.getTime() - provedAt.getTime() <= PROOF_LASTS,
  };
}
