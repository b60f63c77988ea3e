/** Shared tablets of the workshop: a session with the rights of a maker, on which makers enter their PINs. */
import { ShopError } from '../../../../domain/errors.ts';
import { memberName } from '../../../../domain/staff/member-name.ts';
import { isPermitted } from '../../../../domain/staff/permissions.ts';
import { PIN_IDLE_MINUTES } from '../../../../domain/staff/pin.ts';
import { MINUTE, SECOND } from '../../../../domain/time/durations.ts';
import { isPassword } from '../../users/password-hash.ts';
import { keyedPin } from '../security/own-pin.ts';
import { TABLET_MAY, TOUCHED_EVERY } from '../staff-sessions.ts';
import type { SignedInMember } from '../staff-sessions.ts';
import type { StaffContext } from '../staff.context.ts';
import type { Maker } from './makers.store.ts';

const LONGEST_IDLE = PIN_IDLE_MINUTES * MINUTE;

/** A member who can work on the tablet. */
export interface TabletMaker {
  id: string;
  name: string;
  /** For how long they need no PIN, whatever the clock of the device says; null: they enter it first. */
  provedForSeconds: number | null;
}

const mayMake = ({ role, disabledAt }: Pick<Maker, 'role' | 'disabledAt'>): boolean =>
  disabledAt === null && isPermitted(role, TABLET_MAY);

/** Makes the caller's session a tablet, which it stays until it ends. */
export function openTablet(
  { staff, makers, clock, record }: StaffContext,
  { sessionId, staffId }: SignedInMember,
  requestId: string,
): Promise<void> {
  return staff.transaction(async (transaction) => {
    if (!(await makers.setTablet(transaction, sessionId, clock()))) return;
    await record(transaction, {
      actor: { kind: 'staff', name: staffId },
      action: 'staff.openTablet',
      subject: { kind: 'staff', id: staffId },
      before: null,
      after: { sessionId },
      requestId,
    });
  });
}

/** By name. */
export async function listMakers(
  { makers, clock }: StaffContext,
  { sessionId }: SignedInMember,
): Promise<TabletMaker[]> {
  const now = clock().getTime();
  return (await makers.list(sessionId)).filter(mayMake).map(({ id, email, usedAt }) => {
    const left = usedAt === null ? 0 : usedAt.getTime() + LONGEST_IDLE - now;
    const provedForSeconds = left > 0 ? Math.ceil(left / SECOND) : null;
    return { id, name: memberName(email), provedForSeconds };
  });
}

/**
 * A maker enters the PIN on the tablet. Does the same work for a member who is unknown or has no PIN.
 * Throws invalid, tooManyRequests after too many guesses, and stepNotAllowed if the session is no tablet.
 */
export async function enterPin(
  context: StaffContext,
  { sessionId, isTablet }: SignedInMember,
  { makerId, pin, requestId }: { makerId: string; pin: string; requestId: string },
): Promise<void> {
  if (!isTablet)
    throw new ShopError('stepNotAllowed', { message: 'This device is not a shared tablet.' });
  const { staff, makers, pinGuesses, clock, record } = context;
  await pinGuesses.watch(`pin ${makerId}`, `tablet ${sessionId}`, async () => {
    const found = await makers.find(sessionId, makerId);
    const pinHash = found && mayMake(found) ? found.pinHash : null;
    const isRight = await isPassword(keyedPin(context, makerId, pin), pinHash);
    if (!isRight) throw wrongPin();
    await staff.transaction(async (transaction) => {
      if (!(await makers.lockPin(transaction, { id: makerId, pinHash }))) throw wrongPin();
      if (!(await makers.lockTablet(transaction, sessionId))) throw new ShopError('signInRequired');
      const now = clock();
      await makers.prove(transaction, {
        sessionId,
        staffId: makerId,
        provedAt: now,
        usedAt: now,
      });
      await record(transaction, {
        actor: { kind: 'staff', name: makerId },
        action: 'staff.enterPin',
        subject: { kind: 'staff', id: makerId },
        before: null,
        after: { sessionId },
        requestId,
      });
    });
  });
}

const wrongPin = () =>
  new ShopError('invalid', {
    violations: [{ propertyPath: 'pin', message: 'This PIN is not right. Please try again.' }],
  });

/**
 * The caller as the maker for whom a call is made. makerGone: the member may not make pieces any more;
 * pinRequired: they have not entered the PIN here, or too long ago.
 * @param done when; a device may have kept a change since then
 */
export async function findActingMaker(
  { makers, clock }: StaffContext,
  caller: SignedInMember,
  makerId: string,
  done: Date | 'now' | 'unknown',
): Promise<SignedInMember | 'makerGone' | 'pinRequired'> {
  const { sessionId } = caller;
  const maker = await makers.find(sessionId, makerId);
  if (!maker || !mayMake(maker)) return 'makerGone';
  const { usedAt } = maker;
  if (usedAt === null) return 'pinRequired';
  if (done !== 'unknown') {
    const now = clock().getTime();
    // The clock of a device may be ahead.
    const at = done === 'now' ? now : Math.min(done.getTime(), now);
    const idle = at - usedAt.getTime();
    if (idle > LONGEST_IDLE) return 'pinRequired';
    if (idle > TOUCHED_EVERY) await makers.touch(sessionId, makerId, new Date(at));
  }
  return { ...caller, staffId: makerId, email: maker.email };
}
