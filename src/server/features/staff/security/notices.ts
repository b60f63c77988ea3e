/** Emails to members about changes of their factors, so that a stranger's change is noticed. */
import { newId } from '../../../database/ids.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { contactLinks } from '../../../emails/email-blocks.ts';
import { composeEmail } from '../../../emails/email-layout.ts';
import type { Mail } from '../../../gateways/mail/mail.gateway.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { translate } from '../../../emails/translations.ts';
import type { EmailSender } from '../invitation.email.ts';
import type { StaffContext } from '../staff.context.ts';

export type NoticeEvent = Jobs['sendStaffNotice']['event'];

const t = translate('staff-emails');

export const queueNotice = (
  transaction: Transaction,
  staffId: string,
  event: NoticeEvent,
): Promise<void> => enqueue(transaction, 'sendStaffNotice', { staffId, event, noticeId: newId() });

/** Run by a job. */
export async function sendStaffNotice(
  { factors, sent, clock, sender, mail }: StaffContext,
  { staffId, event, noticeId }: Jobs['sendStaffNotice'],
): Promise<void> {
  const about = { purpose: 'staffNotice', subjectId: noticeId };
  if (await sent.wasSent(about)) return;
  const member = await factors.byId(staffId);
  if (!member) return;
  const email = noticeEmail({ ...sender, to: member.email, event, noticeId });
  const send = () => mail.send(email);
  await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
}

function noticeEmail({
  shop,
  origin,
  to,
  event,
  noticeId,
}: EmailSender & { to: string; event: NoticeEvent; noticeId: string }): Mail {
  const { name, email, phone } = shop;
  const subject = t(`notices.${event}`, { shop: name });
  const content = composeEmail({
    head: { shop: name, origin },
    contact: contactLinks(shop),
    subject,
    heading: subject,
    paragraphs: [t('notices.own'), t('notices.stranger')],
    footer: [name, t('footer.help', { email, phone })],
  });
  return {
    ...content,
    to,
    messageId: `<staff-notice.${noticeId}@${new URL(origin).hostname}>`,
  };
}
