/** The order confirmation: complete without links, because it is the buyer's record on a durable medium. */
import type { Mail, MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import type { Translate } from '../../emails/translations.ts';
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import { confirmationPage } from './confirmation.page.ts';
import { money, picturedInEmail, textsOf, wording } from './confirmation.wording.ts';
import type { ConfirmationParts } from './confirmation.wording.ts';
import { pictureAttachments } from './email-pictures.ts';
import { orderLink } from './order-link.ts';

export function confirmationEmail(parts: ConfirmationParts): Mail {
  const { order, invoice, invoicePdf, pictures, origin, texts } = parts;
  const read = texts('emails');
  const values = valuesOf(parts);
  // Every text of the email may name the same.
  const t: Translate = (key) => read(key, values);
  const enclosed: MailAttachment = {
    filename: `${invoice.number}.pdf`,
    content: invoicePdf,
    contentType: 'application/pdf',
  };
  return {
    to: order.email,
    subject: t('confirmation.subject'),
    html: confirmationPage(t, parts).toString(),
    text: plain(t, parts),
    messageId: `<confirmation.${order.reference}@${new URL(origin).hostname}>`,
    attachments: [enclosed, ...pictureAttachments(picturedInEmail(order.lines), pictures)],
  };
}

function valuesOf({ order, invoice, shopName, personalisedAcceptedOn }: ConfirmationParts) {
  const { promise, reference, firstName, shippingAddress, totalPence } = order;
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
    dispatch: longDate(promise.dispatchOn),
    from: longDate(promise.arrivesFrom),
    to: longDate(promise.arrivesTo),
    number: invoice.number,
    method: shippingAddress.Method,
    date: personalisedAcceptedOn ? longDate(personalisedAcceptedOn) : '',
  } satisfies TranslationValues;
}

function plain(t: Translate, parts: ConfirmationParts): string {
  const { order, origin } = parts;
  const said = wording(t, parts);
  const items = order.lines.flatMap((line) => [
    `${line.quantity} × ${line.name}  ${money(line.unitPricePence)}  ${money(line.lineTotalPence)}`,
    ...textsOf(line).map((text) => `    ${text}`),
  ]);
  return [
    said.greeting,
    '',
    said.opening,
    said.promise,
    '',
    t('confirmation.items'),
    ...items,
    '',
    ...said.totals.map(([label, amount]) => `${label}: ${amount}`),
    '',
    t('confirmation.to'),
    ...said.address,
    '',
    ...(order.comment ? [t('confirmation.gift'), order.comment, ''] : []),
    `${t('confirmation.look')}: ${orderLink(origin, order)}`,
    t('confirmation.invoice'),
    '',
    t('confirmation.rights'),
    ...said.rights,
    '',
    said.help,
    '',
    ...said.seller,
  ].join('\n');
}
