/** The email to the shop with a website form: input is escaped, and Reply-To is the sender. */
import { isColour } from '../../../domain/personalisation/colour.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { SOFT } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import { translate } from '../../emails/translations.ts';
import type { WebsiteMessage } from './contact.store.ts';
import { emailOfSender } from './message-sender.ts';

export interface WebsiteMessageParts {
  message: WebsiteMessage;
  shopName: string;
  /** The shop's own address. */
  to: string;
  origin: string;
}

const t = translate('contact-emails');
const DEFAULT_ACCENT = '#1f4d3f';
const received = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

export function websiteMessageEmail({ message, shopName, to, origin }: WebsiteMessageParts): Mail {
  const { id, title, items, color, customerEmail } = message;
  const accent = isColour(color) ? color : DEFAULT_ACCENT;
  const email = composeEmail({
    head: { shop: shopName, origin },
    subject: t('subject', { shop: shopName, title }),
    heading: title,
    paragraphs: [t('opening', { at: received.format(message.receivedAt) })],
    extra: {
      markup: table(items, accent),
      lines: items.flatMap(({ name, value }) => [`${name}:`, value, '']),
    },
    footer: [
      customerEmail ? t('fromCustomer', { email: customerEmail }) : t('fromGuest'),
      t('reference', { id }),
    ],
  });
  const replyTo = emailOfSender(message);
  return {
    ...email,
    to,
    ...(replyTo && { replyTo }),
    messageId: `<website-message.${id}@${new URL(origin).hostname}>`,
  };
}

const table = (items: WebsiteMessage['items'], accent: string): Markup =>
  html`<dl style="margin:0;padding:4px 0 4px 16px;border-left:4px solid ${accent}">
    ${items.map(
      ({ name, value }) =>
        html`<dt class="soft" style="font-size:13px;${SOFT}">${name}</dt>
          <dd style="margin:0 0 12px">${value.split('\n').map((line) => html`${line}<br />`)}</dd>`,
    )}
  </dl>`;
