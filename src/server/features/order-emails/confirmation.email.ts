/** The order confirmation: complete without links, because it is the buyer's record on a durable medium. */
import type { Order } from '../../../contract/orders.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { linesByProduct } from '../../../domain/cart/line-groups.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { Mail, MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../html.ts';
import type { Markup } from '../../html.ts';
import { emailHeading, emailPage } from '../../email-layout.ts';
import { translate } from '../../translations.ts';
import type { InvoiceDocument } from '../../../domain/money/issued-document.ts';
import { longDate } from '../invoices/invoice.wording.ts';

export interface ConfirmationParts {
  order: Order;
  invoice: InvoiceDocument;
  invoicePdf: Buffer;
  /** Proof of each line by line id, as PNG. */
  pictures: ReadonlyMap<string, Buffer>;
  shopName: string;
  origin: string;
  /** Plain date; null if nothing was personalised. */
  personalisedAcceptedOn: string | null;
}

const t = translate('emails');
const money = (amount: number): string => formatPounds(pence(amount));

export function confirmationEmail(parts: ConfirmationParts): Mail {
  const { order, invoice, invoicePdf, pictures, origin } = parts;
  const enclosed: MailAttachment = {
    filename: `${invoice.number}.pdf`,
    content: invoicePdf,
    contentType: 'application/pdf',
  };
  const shown = picturedInEmail(order.items).flatMap((id): MailAttachment[] => {
    const content = pictures.get(id);
    return content
      ? [{ filename: `${id}.png`, content, contentType: 'image/png', contentId: id }]
      : [];
  });
  return {
    to: order.email,
    subject: t('confirmation.subject', { shop: parts.shopName, reference: order.reference }),
    html: page(parts).toString(),
    text: plain(parts),
    messageId: `<confirmation.${order.reference}@${new URL(origin).hostname}>`,
    attachments: [enclosed, ...shown],
  };
}

/** The content of both the HTML and the text form, in order. */
function wording({ order, invoice, shopName, personalisedAcceptedOn }: ConfirmationParts) {
  const { promise, reference, firstName, shipping } = order;
  const { seller } = invoice;
  return {
    greeting: t('confirmation.greeting', { name: firstName }),
    opening: t('confirmation.opening', { reference, total: money(order.total) }),
    promise: t('confirmation.promise', {
      dispatch: longDate(promise.dispatchOn),
      from: longDate(promise.arrivesFrom),
      to: longDate(promise.arrivesTo),
    }),
    totals: [
      [t('confirmation.itemsTotal'), money(order.itemsTotal)],
      [t('confirmation.delivery', { method: shipping.Method }), money(order.shippingTotal)],
      [t('confirmation.total'), money(order.total)],
      ...(seller.vatNumber ? [[t('confirmation.vat'), money(order.tax)]] : []),
    ] as [string, string][],
    address: addressLines(shipping),
    rights: [
      ...(personalisedAcceptedOn
        ? [t('confirmation.rightsPersonalised', { date: longDate(personalisedAcceptedOn) })]
        : []),
      ...(order.items.some(({ words }) => words.length === 0)
        ? [t('confirmation.rightsPlain')]
        : []),
      t('confirmation.rightsFaulty'),
    ],
    help: t('confirmation.help', { email: seller.email, phone: seller.phone }),
    seller: [
      shopName,
      t('confirmation.seller', {
        legalName: seller.legalName,
        companyNumber: seller.companyNumber,
      }),
      seller.address.join(', '),
      ...(seller.vatNumber ? [t('confirmation.sellerVat', { vatNumber: seller.vatNumber })] : []),
    ],
  };
}

/** Above this, mail programs would truncate the email, so lines of one product share a row. */
const MOST_ROWS = 12;

/** The lines shown with a picture: all of a small order, else the first of each product. */
export function picturedInEmail(items: readonly { id: string; productId: string }[]): string[] {
  const firsts = [...linesByProduct(items).values()].flatMap(([first]) => first ?? []);
  return (items.length > MOST_ROWS ? firsts : items).slice(0, MOST_ROWS).map(({ id }) => id);
}

type Item = Order['items'][number];

const wordsOf = (item: Item): string[] => [
  ...Object.entries(item.options).map(([option, value]) => `${option}: ${value}`),
  ...item.words.map(({ label, text }) => `${label}: ${text}`),
];

function plain(parts: ConfirmationParts): string {
  const { order, invoice, origin } = parts;
  const said = wording(parts);
  const items = order.items.flatMap((item) => [
    `${item.quantity} × ${item.name}  ${money(item.unitPricePence)}  ${money(item.linePence)}`,
    ...wordsOf(item).map((line) => `    ${line}`),
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
    `${t('confirmation.look')}: ${orderLink(order, origin)}`,
    t('confirmation.invoice', { number: invoice.number }),
    '',
    t('confirmation.rights'),
    ...said.rights,
    '',
    said.help,
    '',
    ...said.seller,
  ].join('\n');
}

const orderLink = ({ key }: Order, origin: string): string => `${origin}/checkout/thank-you/${key}`;

const CELL = 'padding:8px 0;border-top:1px solid #e4ddd0;vertical-align:top';

/** One row for many lines of a product with the same price, listing their texts. */
function sharedRow(group: readonly Item[]) {
  const [first] = group;
  if (!first) throw new Error('A group has at least one line');
  const options = Object.entries(first.options).map(([option, value]) => `${option}: ${value}`);
  const words = group.map(({ words: written, quantity }) => {
    const text = written.map((one) => one.text).join(', ') || t('confirmation.wordless');
    return quantity > 1 ? `${text} (× ${quantity})` : text;
  });
  return {
    ...first,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
    linePence: group.reduce((sum, { linePence }) => sum + linePence, 0),
    said: [...options, words.join(' · ')],
  };
}

function page(parts: ConfirmationParts): Markup {
  const { order, invoice, origin, pictures, shopName } = parts;
  const said = wording(parts);
  const isLong = order.items.length > MOST_ROWS;
  const rows = isLong
    ? [...linesByProduct(order.items).values()].map(sharedRow)
    : order.items.map((item) => ({ ...item, said: wordsOf(item) }));
  const lines = rows.map(
    (row) =>
      html`<tr>
        <td style="${CELL};width:88px">
          ${pictures.has(row.id) ? html`<img src="cid:${row.id}" width="80" height="80" alt="" style="border-radius:8px;display:block" />` : html``}
        </td>
        <td style="${CELL}">
          <strong>${row.name}</strong>${row.said.map((line) => html`<br />${line}`)}
        </td>
        <td style="${CELL};text-align:right">${row.quantity} × ${money(row.unitPricePence)}</td>
        <td style="${CELL};text-align:right">${money(row.linePence)}</td>
      </tr>`,
  );
  const totals = said.totals.map(
    ([label, amount]) =>
      html`<tr>
        <td colspan="3" style="padding:3px 0;text-align:right">${label}</td>
        <td style="padding:3px 0 3px 12px;text-align:right">${amount}</td>
      </tr>`,
  );
  return emailPage({
    title: t('confirmation.subject', { shop: shopName, reference: order.reference }),
    heading: said.greeting,
    paragraphs: [said.opening, said.promise],
    action: { label: t('confirmation.look'), href: orderLink(order, origin) },
    extra: html`${emailHeading(t('confirmation.items'))}
      <table role="presentation" style="width:100%;border-collapse:collapse">
        ${lines}${totals}
      </table>
      ${emailHeading(t('confirmation.to'))}
      <p>${said.address.map((line) => html`${line}<br />`)}</p>
      ${
        order.comment
          ? html`${emailHeading(t('confirmation.gift'))}
              <p>${order.comment}</p>`
          : html``
      }
      <p>${t('confirmation.invoice', { number: invoice.number })}</p>
      ${emailHeading(t('confirmation.rights'))} ${said.rights.map((text) => html`<p>${text}</p>`)}
      <p>${said.help}</p>`,
    footer: said.seller,
  });
}
