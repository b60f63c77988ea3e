/** The email that reminds a buyer of an occasion, with what they ordered last time. */
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailHeading, emailPage, plainEmail } from '../../emails/email-layout.ts';
import type { Translate } from '../../emails/translations.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import { pictureAttachments, pictureRow } from '../order-emails/email-pictures.ts';
import type { EmailPictures } from '../order-emails/email-pictures.ts';
import { orderLink } from '../order-emails/order-link.ts';
import { describe } from '../order-emails/order-news.wording.ts';
import type { EmailSender } from '../users/account.emails.ts';
import type { Order, OrderLine } from '../orders/orders.service.ts';
import type { Occasion } from './reminders.context.ts';
import type { StoredReminder } from './reminders.store.ts';

type ReminderLine = Pick<
  OrderLine,
  | 'id'
  | 'productVariantId'
  | 'position'
  | 'quantity'
  | 'name'
  | 'options'
  | 'words'
  | 'lineTotalPence'
>;

export interface LastOrder {
  order: Pick<Order, 'key'>;
  /** Those that the email shows. */
  lines: readonly ReminderLine[];
  pictures: EmailPictures;
}

export interface ReminderEmailParts extends EmailSender {
  reminder: Pick<StoredReminder, 'id' | 'label' | 'nextOn' | 'yearly' | 'consentedAt'>;
  /** Of the link that stops it. */
  token: string;
  recipient: { email: string; firstName: string };
  /** Null for one in the buyer's own words, or that the shop no longer has. */
  occasion: Occasion | null;
  /** The last orders that arrive in time; null if it is too late for them. */
  orderBy: { on: string; cutOff: string } | null;
  last: LastOrder | null;
}

/** Opened by people it shows a page with a button; mail programs POST to it. */
export const stopLink = (origin: string, token: string): string =>
  `${origin}/reminders/stop/${token}`;

export function reminderEmail(parts: ReminderEmailParts): Mail {
  const { reminder, token, recipient, occasion, orderBy, last, shop, origin, texts } = parts;
  const read = texts('reminder-email');
  const values = valuesOf(parts);
  // Every text of the email may name the same.
  const t: Translate = (key) => read(key, values);
  const subject = t('reminder.subject');
  const stop = reminder.yearly && { label: t('stop'), href: stopLink(origin, token) };
  const said = {
    heading: t('reminder.heading'),
    paragraphs: [t('reminder.text'), ...(orderBy ? [t('reminder.orderBy')] : [])],
    action: occasion
      ? { label: t('reminder.look'), href: `${origin}/c/${occasion.slug}` }
      : { label: t('reminder.shop'), href: `${origin}/shop` },
    footer: [
      t(reminder.yearly ? 'whyYearly' : 'whyOnce'),
      shop.companyNumber ? t('footer.company') : shop.legalName,
      shop.address.join(', '),
      t('footer.help'),
    ],
  };
  const again = last && { label: t('reminder.again'), href: orderLink(origin, last.order) };
  return {
    to: recipient.email,
    subject,
    html: emailPage({
      ...said,
      head: { shop: shop.name, origin },
      title: subject,
      extra: html`${last && again ? lastMarkup(t, last, again) : ''} ${stop ? link(stop) : ''}`,
    }).toString(),
    text: plainEmail({
      ...said,
      extra: [
        ...(last && again
          ? [t('reminder.last'), ...last.lines.map((line) => describe(line)), linked(again)]
          : []),
        ...(stop ? [linked(stop)] : []),
      ],
    }),
    messageId: `<reminder.${reminder.id}.${reminder.nextOn}@${new URL(origin).hostname}>`,
    attachments: last
      ? pictureAttachments(
          last.lines.map(({ id }) => id),
          last.pictures,
        )
      : [],
    ...(stop && { stopUrl: stop.href }),
  };
}

interface EmailLink {
  label: string;
  href: string;
}

function lastMarkup(t: Translate, { lines, pictures }: LastOrder, again: EmailLink): Markup {
  const described = lines.map((line) => ({ id: line.id, description: describe(line) }));
  return html`${emailHeading(t('reminder.last'))} ${pictureRow(described, pictures)}
    <p>${described.map(({ description }) => html`${description}<br />`)}</p>
    ${link(again)}`;
}

const link = ({ label, href }: EmailLink): Markup =>
  html`<p><a href="${href}" style="color:#1f4d3f">${label}</a></p>`;

const linked = ({ label, href }: EmailLink): string => `${label}: ${href}`;

function valuesOf({ reminder, recipient, orderBy, shop }: ReminderEmailParts) {
  const { name, legalName, companyNumber, email, phone } = shop;
  return {
    shop: name,
    legalName,
    companyNumber,
    email,
    phone,
    name: recipient.firstName,
    occasion: reminder.label,
    day: longDate(reminder.nextOn),
    orderBy: orderBy ? `${orderBy.cutOff} on ${longDate(orderBy.on)}` : '',
    since: longDate(londonDate(reminder.consentedAt)),
  } satisfies TranslationValues;
}
