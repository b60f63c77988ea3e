/** Emails about an order after its confirmation, in one layout. */
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { contactLinks, emailHeading, emailLines } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import type { Translate } from '../../emails/translations.ts';
import { emailTotals } from './email-items.ts';
import { pictureAttachments } from './email-pictures.ts';
import type { EmailPictures } from './email-pictures.ts';
import { newsItems } from './news-items.ts';
import type { ItemTexts, SaidList, SaidTotal } from './news-items.ts';
import { orderLink } from './order-link.ts';
import { describe, linesShown } from './order-news.lines.ts';
import { textOf, valuesOf } from './order-news.wording.ts';
import type { OrderNewsParts } from './order-news.wording.ts';

export function orderNewsEmail(parts: OrderNewsParts): Mail {
  const { news, order, lines, pictures, person, seller, origin, historyId, texts } = parts;
  const read = texts('order-emails');
  const values = valuesOf(parts);
  // Every text of an email may name the same.
  const t: Translate = (key) => read(key, values);
  const { action, lists = [], attachment, ...said } = textOf(t, parts);
  const look = { label: t('look'), href: orderLink(origin, order) };
  const names = {
    front: t('sides.front'),
    otherSide: t('sides.otherSide'),
    quantityOf: (quantity: number) => read('quantity', { quantity }),
  };
  const shown = linesShown(news, lines).map(({ id }) => id);
  const attachments = [...(attachment ? [attachment] : []), ...pictureAttachments(shown, pictures)];
  const email = composeEmail({
    ...said,
    head: { shop: seller.name, origin },
    contact: contactLinks(seller),
    subject: t(`${news.event}.subject`),
    actions: [action ?? look],
    extra: {
      markup: html`${lists.map((list) => markupOf(list, pictures, names))}`,
      lines: lists.flatMap(plain).slice(1),
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

/** As the lists of the HTML, in plain text. */
const plain = ({ heading, items = [], totals = [], lines = [] }: SaidList): string[] => [
  '',
  heading,
  ...items.map(({ line, amount }) => describe(line) + (amount ? `, ${amount}` : '')),
  ...totals.map(({ text }) => text),
  ...lines,
];

function markupOf(
  { heading, items = [], totals = [], lines = [] }: SaidList,
  pictures: EmailPictures,
  names: ItemTexts,
): Markup {
  return html`${emailHeading(heading)} ${newsItems(items, pictures, names)}
  ${totals.length > 0 ? emailTotals(totals.map(totalOf)) : ''}
  ${lines.length > 0 ? html`<p style="margin:0 0 16px">${emailLines(lines)}</p>` : ''}`;
}

/** The last is the sum. */
function totalOf({ text, amount }: SaidTotal, place: number, all: readonly SaidTotal[]) {
  const isTotal = place === all.length - 1;
  // The office may have changed the text.
  if (!text.endsWith(amount)) return { label: text, amount: '', isTotal };
  return { label: text.slice(0, -amount.length).replace(/:?\s*$/, ''), amount, isTotal };
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
