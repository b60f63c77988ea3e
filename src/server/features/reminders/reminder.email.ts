/** The email that reminds a buyer of an occasion, with what they ordered last time. */
import { nameDay } from '../../../domain/calendar/name-day.ts';
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { contactLinks, emailHeading, textLink } from '../../emails/email-blocks.ts';
import type { EmailLink } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import type { Translate } from '../../emails/translations.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import { pictureAttachments } from '../order-emails/email-pictures.ts';
import type { EmailPictures } from '../order-emails/email-pictures.ts';
import { orderLink } from '../order-emails/order-link.ts';
import { newsItems } from '../order-emails/news-items.ts';
import { describe } from '../order-emails/order-news.lines.ts';
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
  /** It is sent later than usual: the day was near when it was asked for, or no worker ran. */
  isLate: boolean;
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
  const t: Translate = (key, more) => read(key, { ...values, ...more });
  const stop = reminder.yearly && { label: t('stop'), href: stopLink(origin, token) };
  const again = last && { label: t('reminder.again'), href: orderLink(origin, last.order) };
  const email = composeEmail({
    head: { shop: shop.name, origin },
    contact: contactLinks(shop),
    subject: t('reminder.subject'),
    heading: t('reminder.heading'),
    ...(orderBy && { panel: { title: nameDay(reminder.nextOn), text: t('reminder.orderBy') } }),
    paragraphs: [t('reminder.text')],
    actions: [
      occasion
        ? { label: t('reminder.look'), href: `${origin}/c/${occasion.slug}` }
        : { label: t('reminder.shop'), href: `${origin}/shop` },
    ],
    extra: {
      markup: html`${last && again ? lastMarkup(t, last, again) : ''} ${stop ? link(stop) : ''}`,
      lines: [
        ...(last && again
          ? [t('reminder.last'), ...last.lines.map((line) => describe(line)), linked(again)]
          : []),
        ...(stop ? [linked(stop)] : []),
      ],
    },
    footer: footerOf(t, parts),
    attachments: last
      ? pictureAttachments(
          last.lines.map(({ id }) => id),
          last.pictures,
        )
      : [],
  });
  return {
    ...email,
    to: recipient.email,
    messageId: `<reminder.${reminder.id}.${reminder.nextOn}@${new URL(origin).hostname}>`,
    ...(stop && { stopUrl: stop.href }),
  };
}

const footerOf = (t: Translate, { reminder, isLate, shop }: ReminderEmailParts): string[] => [
  t(reminder.yearly ? (isLate ? 'whyYearlyLate' : 'whyYearly') : 'whyOnce'),
  shop.companyNumber ? t('footer.company') : shop.legalName,
  shop.address.join(', '),
  t('footer.help'),
];

function lastMarkup(t: Translate, { lines, pictures }: LastOrder, again: EmailLink): Markup {
  const items = lines.map((line) => ({ id: line.id, line }));
  const names = {
    front: t('sides.front'),
    otherSide: t('sides.otherSide'),
    quantityOf: (quantity: number) => t('quantity', { quantity }),
  };
  return html`${emailHeading(t('reminder.last'))} ${newsItems(items, pictures, names)}
  ${link(again)}`;
}

const link = (to: EmailLink): Markup => html`<p style="margin:0 0 16px">${textLink(to)}</p>`;

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
