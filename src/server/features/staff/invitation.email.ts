/** The email that invites a member of the staff. */
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { emailPage, plainEmail } from '../../emails/email-layout.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { translate } from '../../emails/translations.ts';

export interface EmailSender {
  shop: { name: string; email: string; phone: string };
  origin: string;
}

const t = translate('staff-emails');

export function invitationEmail({
  shop,
  origin,
  to,
  role,
  linkId,
  address,
}: EmailSender & { to: string; role: StaffRole; linkId: string; address: string }): Mail {
  const { name, email, phone } = shop;
  const subject = t('invitation.subject', { shop: name });
  const parts = {
    heading: t('invitation.heading'),
    paragraphs: [
      t('invitation.opening', { shop: name, role: t(`roles.${role}`) }),
      t('invitation.validity'),
      t('invitation.stranger'),
    ],
    action: { label: t('invitation.action'), href: address },
    footer: [name, t('footer.help', { email, phone })],
  };
  return {
    to,
    subject,
    html: emailPage({ ...parts, head: { shop: name, origin }, title: subject }).toString(),
    text: plainEmail(parts),
    messageId: `<staff-invitation.${linkId}@${new URL(origin).hostname}>`,
  };
}
