/** The email that invites a member of the staff. */
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { contactLinks } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
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
  const content = composeEmail({
    head: { shop: name, origin },
    contact: contactLinks(shop),
    subject: t('invitation.subject', { shop: name }),
    heading: t('invitation.heading'),
    paragraphs: [t('invitation.opening', { shop: name, role: t(`roles.${role}`) })],
    actions: [{ label: t('invitation.action'), href: address }],
    notes: [t('invitation.validity'), t('invitation.stranger')],
    footer: [name, t('footer.help', { email, phone })],
  });
  return {
    ...content,
    to,
    messageId: `<staff-invitation.${linkId}@${new URL(origin).hostname}>`,
  };
}
