/** Emails about an order after its confirmation, in one layout. */
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { contactLinks, emailHeading } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import type { Translate } from '../../emails/translations.ts';
import { pictureAttachments, pictureRow } from './email-pictures.ts';
import { orderLink } from './order-link.ts';
import { describe, linesShown } from './order-news.lines.ts';
import { textOf, valuesOf } from './order-news.wording.ts';
import type { OrderNewsParts, SaidList } from './order-news.wording.ts';

export function orderNewsEmail(parts: OrderNewsParts): Mail {
  const { news, order, lines, pictures, person, seller, origin, historyId, texts } = parts;
  const read = texts('order-emails');
  const values = valuesOf(parts);
  // Every text of an email may name the same.
  const t: Translate = (key) => read(key, values);
  const { action, lists = [], attachment, ...said } = textOf(t, parts);
  const look = { label: t('look'), href: orderLink(origin, order) };
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
  const email = composeEmail({
    ...said,
    head: { shop: seller.name, origin },
    contact: contactLinks(seller),
    subject: t(`${news.event}.subject`),
    actions: [action ?? look],
    extra: {
      markup: html`${pictureRow(shown, pictures, { front: t('sides.front'), otherSide: t('sides.otherSide') })}${lists.map(markupOf)}`,
      lines: lists
        .flatMap(({ heading, lines: said }) => ['', heading, ...said.map(plain)])
        .slice(1),
    },
    footer: footerOf(t, seller),
    attachments,
  });
  return {
    ...email,
    to: person.email,
    messageId: `<${historyId}@${new URL(origin).hostname}>`,
  };
}

const plain = (line: SaidList['lines'][number]): string =>
  typeof line === 'string' ? line : line.join('');

function markupOf({ heading, lines }: SaidList): Markup {
  const rows = lines.map((line, place) => {
    const row =
      typeof line === 'string'
        ? html`${line}`
        : html`${line[0]}${line[1] ? html`<strong>${line[1]}</strong>` : ''}${line[2]}`;
    return place > 0 ? html`<br />${row}` : row;
  });
  return html`${emailHeading(heading)}
    <p style="margin:0 0 16px">${rows}</p>`;
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
