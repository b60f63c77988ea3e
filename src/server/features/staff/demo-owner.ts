/** A demo owner: signs in to a shop in trial mode, and is disabled when the shop goes live. */
import { DEMO_OWNER_EMAIL } from '../../../domain/staff/demo-owner.ts';
import { newId } from '../../database/ids.ts';
import { removeMember } from './change-member.ts';
import { makeSignInLink } from './staff-links.ts';
import type { MadeLink } from './staff-links.ts';
import type { StaffActor, StaffContext } from './staff.context.ts';

const START: StaffActor = { kind: 'system', name: 'start' };

/**
 * Creates the demo owner if missing, and makes a one-time sign-in address. Null in a live shop, and
 * if the demo owner was disabled.
 */
export async function openDemoOwner(context: StaffContext): Promise<MadeLink | null> {
  const { staff, clock, record, trial } = context;
  if (!trial) return null;
  const isEnabled = await staff.transaction(async (transaction) => {
    const owner = {
      id: newId(),
      email: DEMO_OWNER_EMAIL,
      role: 'owner' as const,
      createdAt: clock(),
    };
    if (await staff.insert(transaction, owner))
      await record(transaction, {
        actor: START,
        action: 'staff.create',
        subject: { kind: 'staff', id: owner.id },
        before: null,
        after: { email: owner.email, role: owner.role },
      });
    const member = await staff.lock(transaction, DEMO_OWNER_EMAIL);
    return member?.disabledAt === null;
  });
  return isEnabled ? makeSignInLink(context, START, DEMO_OWNER_EMAIL) : null;
}

/** In a live shop. Also if it is the last owner, because a command can invite another. */
export async function closeDemoOwner(context: StaffContext): Promise<void> {
  const { staff, trial } = context;
  if (trial) return;
  await staff.transaction(async (transaction) => {
    const member = await staff.lock(transaction, DEMO_OWNER_EMAIL);
    if (member && !member.disabledAt) await removeMember(context, transaction, START, member);
  });
}
