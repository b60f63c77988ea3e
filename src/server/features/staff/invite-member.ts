/** Invites a member of the staff, and emails the invitation. */
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { ShopError } from '../../../domain/errors.ts';
import { newId } from '../../database/ids.ts';
import type { StaffActor, StaffContext } from './staff.context.ts';
import { invitationEmail } from './invitation.email.ts';
import { lockKnown } from './known-member.ts';
import { invitationAddress, invitationToken, makeInvitation } from './staff-links.ts';
import type { MadeLink } from './staff-links.ts';

/**
 * Enables a disabled member again. A repeated invitation replaces the earlier one. Throws
 * stepNotAllowed if a member who is not disabled has another role.
 */
export function inviteMember(
  context: StaffContext,
  actor: StaffActor,
  { email, role }: { email: string; role: StaffRole },
): Promise<MadeLink> {
  const { staff, sessions, clock, record } = context;
  return staff.transaction(async (transaction) => {
    const isNew = await staff.insert(transaction, { id: newId(), email, role, createdAt: clock() });
    const member = await lockKnown(context, transaction, email);
    if (member.role !== role && !member.disabledAt)
      throw new ShopError('stepNotAllowed', {
        message: `${email} has the role ${member.role} already. Change the role instead of inviting again.`,
      });
    if (member.disabledAt) {
      await staff.enable(transaction, member.id, role);
      // One may have been opened while the member was being disabled.
      await sessions.endAll(transaction, member.id, clock());
    }
    const link = await makeInvitation(context, transaction, member.id);
    await record(transaction, {
      actor,
      action: 'staff.invite',
      subject: { kind: 'staff', id: member.id },
      before: isNew ? null : { role: member.role, isDisabled: member.disabledAt !== null },
      after: { email, role, isDisabled: false, expiresAt: link.expiresAt.toISOString() },
    });
    return link;
  });
}

/** Run by a job. Sends nothing if the invitation is no longer open. */
export async function sendInvitation(context: StaffContext, linkId: string): Promise<void> {
  const { sent, links, clock, sender, mail } = context;
  const about = { purpose: 'staffInvitation', subjectId: linkId };
  if (await sent.wasSent(about)) return;
  const invitation = await links.openInvitation(linkId, clock());
  if (!invitation) return;
  const email = invitationEmail({
    ...sender,
    to: invitation.email,
    role: invitation.role,
    linkId,
    address: invitationAddress(sender.origin, invitationToken(context, linkId)),
  });
  const send = () => mail.send(email);
  await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
}
