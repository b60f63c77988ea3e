/** What a member sees of their own factors and sessions, and of other members' sessions. */
import { ShopError } from '../../../../domain/errors.ts';
import type { StaffPasskey } from '../factors/passkeys.store.ts';
import { isOver } from '../staff-sessions.ts';
import type { SignedInMember } from '../staff-sessions.ts';
import type { StaffSession } from '../staff-sessions.store.ts';
import type { StaffContext } from '../staff.context.ts';

export interface Security {
  hasPassword: boolean;
  hasAuthenticator: boolean;
  /** For shared tablets. */
  hasPin: boolean;
  /** How many are left. */
  recoveryCodes: number;
  passkeys: StaffPasskey[];
  sessions: StaffSession[];
}

export async function showSecurity(context: StaffContext, staffId: string): Promise<Security> {
  const { factors, passkeys, makers } = context;
  const [member, hasPin, recoveryCodes, known, sessions] = await Promise.all([
    factors.byId(staffId),
    makers.hasPin(staffId),
    factors.countRecoveryCodes(staffId),
    passkeys.list(staffId),
    listSessions(context, staffId),
  ]);
  return {
    hasPassword: Boolean(member?.passwordHash),
    hasAuthenticator: Boolean(member?.totpSecret),
    hasPin,
    recoveryCodes,
    passkeys: known,
    sessions,
  };
}

/** The newest first. */
export async function listSessions(
  { sessions, clock }: StaffContext,
  staffId: string,
): Promise<StaffSession[]> {
  const now = clock();
  return (await sessions.list(staffId)).filter((each) => !isOver(each, now));
}

/**
 * Ends one session of a member. Throws notFound if the member has no such session.
 * @param staffId whose session it is: the member's own, or another's as an owner
 */
export function endOneSession(
  { staff, sessions, clock, record }: StaffContext,
  actor: SignedInMember,
  { staffId, sessionId }: { staffId: string; sessionId: string },
): Promise<void> {
  return staff.transaction(async (transaction) => {
    if (!(await sessions.endOne(transaction, { staffId, sessionId, endedAt: clock() })))
      throw new ShopError('notFound');
    await record(transaction, {
      actor: { kind: 'staff', name: actor.staffId },
      action: 'staff.endSession',
      subject: { kind: 'staff', id: staffId },
      before: null,
      after: { sessionId },
    });
  });
}
