/** The order confirmation: complete without links, because it is the buyer's record on a durable medium. */
import { nameDay, nameDays } from '../../../domain/calendar/name-day.ts';
import { nameMoment } from '../../../domain/calendar/name-moment.ts';
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import {
  contactLinks,
  emailHeading,
  emailLines,
  emailParagraphs,
} from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { Translate } from '../../emails/translations.ts';
import type { Mail, MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import { itemsMarkup } from './confirmation.items.ts';
import {
  giftOf,
  money,
  picturedInEmail,
  quantityOf,
  textsOf,
  wording,
} from './confirmation.wording.ts';
import type { ConfirmationParts, Wording } from './confirmation.wording.ts';
import { emailTotals } from './email-items.ts';
import { pictureAttachments } from './email-pictures.ts';
import { courseTo } from './order-course.ts';

export function confirmationEmail(parts: ConfirmationParts): Mail {
  const { order, invoice, invoicePdf, pictures, shopName, origin, texts } = parts;
  const read = texts('emails');
  const values = { ...valuesOf(parts), gift: giftOf(read, order.lines) };
  // Every text of the email may name the same.
  const t: Translate = (key, more) => read(key, { ...values, ...more });
  const said = wording(t, parts);
  const { heading, panel, paragraphs, actions, footer } = said;
  const pictured = picturedInEmail(order.lines);
  const enclosed: MailAttachment = {
    filename: `${invoice.number}.pdf`,
    content: invoicePdf,
    contentType: 'application/pdf',
  };
  const email = composeEmail({
    head: { shop: shopName, origin },
    contact: contactLinks(invoice.seller),
    subject: t('confirmation.subject'),
    preheader: said.preheader,
    heading,
    panel,
    course: courseTo('ordered', texts),
    paragraphs,
    actions,
    extra: { markup: extraMarkup(t, said, parts), lines: extraLines(t, said, parts) },
    footer,
    attachments: [enclosed, ...pictureAttachments(pictured, pictures)],
  });
  return {
    ...email,
    to: order.email,
    messageId: `<confirmation.${order.reference}@${new URL(origin).hostname}>`,
  };
}

function valuesOf(parts: ConfirmationParts) {
  const { order, invoice, shopName, personalisedAcceptedOn, editableUntil } = parts;
  const { promise, reference, firstName, totalPence } = order;
  const { email, phone, legalName, companyNumber, vatNumber } = invoice.seller;
  return {
    reference,
    email,
    phone,
    legalName,
    companyNumber,
    vatNumber: vatNumber ?? '',
    shop: shopName,
    name: firstName,
    total: money(totalPence),
    dispatch: nameDay(promise.dispatchOn),
    from: longDate(promise.arrivesFrom),
    to: longDate(promise.arrivesTo),
    days: nameDays(promise.arrivesFrom, promise.arrivesTo),
    until: editableUntil ? nameMoment(new Date(editableUntil)) : '',
    number: invoice.number,
    date: personalisedAcceptedOn ? longDate(personalisedAcceptedOn) : '',
  } satisfies TranslationValues;
}

function extraMarkup(t: Translate, said: Wording, parts: ConfirmationParts): Markup {
  const { order, invoice } = parts;
  return html`${emailHeading(t('confirmation.items'))} ${itemsMarkup(t, parts)}
  ${emailTotals(said.totals)} ${emailParagraphs([t('confirmation.invoice')])}
  ${emailHeading(t('confirmation.to'))} ${emailParagraphs([said.address.join('\n')])}
  ${
    order.comment
      ? html`${emailHeading(t('confirmation.gift'))}
          <p style="margin:0 0 16px">${emailLines(order.comment.split('\n'))}</p>`
      : ''
  }
  ${emailHeading(t('confirmation.rights'))}
  ${emailParagraphs([...said.rights, said.help], contactLinks(invoice.seller))}`;
}

function extraLines(t: Translate, said: Wording, { order }: ConfirmationParts): string[] {
  const items = order.lines.flatMap((line) => [
    `${line.name}  ${money(line.lineTotalPence)}`,
    ...[...textsOf(t, line), quantityOf(t, line)].map((text) => `    ${text}`),
  ]);
  return [
    t('confirmation.items'),
    ...items,
    '',
    ...said.totals.map(({ label, amount }) => `${label}: ${amount}`),
    '',
    t('confirmation.invoice'),
    '',
    t('confirmation.to'),
    ...said.address,
    '',
    ...(order.comment ? [t('confirmation.gift'), order.comment, ''] : []),
    t('confirmation.rights'),
    ...said.rights,
    '',
    said.help,
  ];
}
