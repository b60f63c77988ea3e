/** Sessions of the staff: found by the secret in the cookie, and ended. `sign-in/` opens them. */
import { ShopError } from '../../../domain/errors.ts';
import { HOUR, MINUTE } from '../../../domain/time/durations.ts';
import { isPermitted } from '../../../domain/staff/permissions.ts';
import type { Permission, StaffRole } from '../../../domain/staff/permissions.ts';
import { hashOfToken } from './staff-links.ts';
import type { OpenSession } from './staff-sessions.store.ts';
import type { StaffContext } from './staff.context.ts';

/** A session ends after this time without a call, unless it is a tablet, and in any case after the second. */
const LONGEST_IDLE = 30 * MINUTE;
export const LONGEST_SESSION = 12 * HOUR;
const PROOF_LASTS = 5 * MINUTE;
/** The last call is stored at most once in this time. */
export const TOUCHED_EVERY = MINUTE;

/** What a member may do who opens a shared tablet, and those who work on it. */
export const TABLET_MAY: Permission = 'production.change';
/** The rights of a shared tablet, which are the same for every maker and do not depend on who opened it. */
const TABLET_ROLE: StaffRole = 'workshop';

/** A signed-in member of the staff. */
export interface SignedInMember {
  sessionId: string;
  staffId: string;
  email: string;
  role: StaffRole;
  endsAt: Date;
  /** Whether the last proof of identity is at most five minutes old. */
  isFresh: boolean;
  /** Whether the session is a shared tablet. The member is who opened it, or a maker on it. */
  isTablet: boolean;
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
  return memberOf(await openSessionOf(context, secret), context.clock()).role;
}

async function openSessionOf(
  { sessions, clock }: StaffContext,
  secret: string,
): Promise<OpenSession> {
  const found = await sessions.find(hashOfToken(secret));
  if (!found || isOver(found, clock()) || isTabletOfOther(found))
    throw new ShopError('signInRequired');
  return found;
}

export async function endStaffSession(
  { sessions, clock }: StaffContext,
  sessionId: string,
): Promise<void> {
  await sessions.end(sessionId, clock());
}

/** Whether the one who opened the tablet could no longer do so. */
const isTabletOfOther = ({ tabletSince, role }: OpenSession): boolean =>
  tabletSince !== null && !isPermitted(role, TABLET_MAY);

/** Whether it was idle too long, or lasted too long. */
export function isOver(
  { createdAt, usedAt, tabletSince }: Pick<OpenSession, 'createdAt' | 'usedAt' | 'tabletSince'>,
  now: Date,
): boolean {
  return (
    (tabletSince === null && now.getTime() - usedAt.getTime() > LONGEST_IDLE) ||
    now.getTime() - createdAt.getTime() > LONGEST_SESSION
  );
}

export function memberOf(session: OpenSession, now: Date): SignedInMember {
  const { id, staffId, email, role, createdAt, provedAt, tabletSince } = session;
  const isTablet = tabletSince !== null;
  return {
    sessionId: id,
    staffId,
    email,
    role: isTablet ? TABLET_ROLE : role,
    endsAt: new Date(createdAt.getTime() + LONGEST_SESSION),
    isFresh: !isTablet && now.getTime() - provedAt.getTime() <= PROOF_LASTS,
    isTablet,
  };
}
