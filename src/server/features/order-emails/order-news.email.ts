/** Emails about an order after its confirmation, in one layout. */
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailHeading, emailPage, plainEmail } from '../../emails/email-layout.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import type { Translate } from '../../emails/translations.ts';
import { pictureAttachments, pictureRow } from './email-pictures.ts';
import { orderLink } from './order-link.ts';
import { describe, linesShown, textOf, valuesOf } from './order-news.wording.ts';
import type { OrderNewsParts } from './order-news.wording.ts';

export function orderNewsEmail(parts: OrderNewsParts): Mail {
  const { news, order, lines, pictures, person, seller, origin, historyId, texts } = parts;
  const read = texts('order-emails');
  const values = valuesOf(parts);
  // Every text of an email may name the same.
  const t: Translate = (key) => read(key, values);
  const { heading, paragraphs, action, lists = [], attachment } = textOf(t, parts);
  const subject = t(`${news.event}.subject`);
  const look = { label: t('look'), href: orderLink(origin, order) };
  const said = { heading, paragraphs, action: action ?? look, footer: footerOf(t, seller) };
  const extra = lists.flatMap((list) => [list.heading, ...list.lines]);
  const shown = linesShown(news, lines).map((line) => ({
    id: line.id,
    description: describe(line),
  }));
  const attachments = [
    ...(attachment ? [attachment] : []),
    ...pictureAttachments(
      shown.map(({ id }) => id),
      pictures,
    ),
  ];
  return {
    to: person.email,
    subject,
    html: emailPage({
      ...said,
      head: { shop: seller.name, origin },
      title: subject,
      extra: html`${pictureRow(shown, pictures)}${lists.map(markupOf)}`,
    }).toString(),
    text: plainEmail({ ...said, ...(extra.length > 0 && { extra }) }),
    messageId: `<${historyId}@${new URL(origin).hostname}>`,
    ...(attachments.length > 0 && { attachments }),
  };
}

function markupOf({ heading, lines }: { heading: string; lines: readonly string[] }): Markup {
  return html`${emailHeading(heading)}
    <p>${lines.map((line) => html`${line}<br />`)}</p>`;
}

function footerOf(
  t: Translate,
  { name, legalName, companyNumber, address, vatNumber }: InvoiceSeller,
): string[] {
  return [
    t('footer.help'),
    name,
    companyNumber ? t('footer.company') : legalName,
    address.join(', '),
    ...(vatNumber ? [t('footer.vat')] : []),
  ];
}
