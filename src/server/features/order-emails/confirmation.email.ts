/** The order confirmation: complete without links, because it is the buyer's record on a durable medium. */
import { addressLines } from '../../../domain/delivery/address.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { Mail, MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailHeading, emailPage, emailParagraphs } from '../../emails/email-layout.ts';
import type { EmailTexts, Translate } from '../../emails/translations.ts';
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import type { InvoiceDocument } from '../../../domain/money/issued-document.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import type { Order, OrderLine, OrderPerson } from '../orders/orders.service.ts';
import { orderLink } from './order-link.ts';

type ConfirmedLine = Pick<
  OrderLine,
  | 'id'
  | 'productVariantId'
  | 'name'
  | 'options'
  | 'quantity'
  | 'unitPricePence'
  | 'lineTotalPence'
  | 'words'
>;

/** What the email says about an order. */
export interface ConfirmedOrder
  extends
    Pick<
      Order,
      | 'key'
      | 'reference'
      | 'promise'
      | 'itemsTotalPence'
      | 'shippingTotalPence'
      | 'taxPence'
      | 'totalPence'
    >,
    Pick<OrderPerson, 'firstName' | 'email' | 'shippingAddress' | 'comment'> {
  lines: readonly ConfirmedLine[];
}

export interface ConfirmationParts {
  order: ConfirmedOrder;
  invoice: InvoiceDocument;
  invoicePdf: Buffer;
  /** Proof of each line by line id, as PNG. */
  pictures: ReadonlyMap<string, Buffer>;
  shopName: string;
  origin: string;
  texts: EmailTexts;
  /** Plain date; null if nothing was personalised. */
  personalisedAcceptedOn: string | null;
}

const money = (amount: number): string => formatPounds(pence(amount));

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
  const shown = picturedInEmail(order.lines).flatMap((id): MailAttachment[] => {
    const content = pictures.get(id);
    return content
      ? [{ filename: `${id}.png`, content, contentType: 'image/png', contentId: id }]
      : [];
  });
  return {
    to: order.email,
    subject: t('confirmation.subject'),
    html: page(t, parts).toString(),
    text: plain(t, parts),
    messageId: `<confirmation.${order.reference}@${new URL(origin).hostname}>`,
    attachments: [enclosed, ...shown],
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

/** The content of both the HTML and the text form, in order. */
function wording(t: Translate, parts: ConfirmationParts) {
  const { order, invoice, shopName, personalisedAcceptedOn } = parts;
  const { seller } = invoice;
  return {
    greeting: t('confirmation.greeting'),
    opening: t('confirmation.opening'),
    promise: t('confirmation.promise'),
    totals: [
      [t('confirmation.itemsTotal'), money(order.itemsTotalPence)],
      [t('confirmation.delivery'), money(order.shippingTotalPence)],
      [t('confirmation.total'), money(order.totalPence)],
      ...(seller.vatNumber ? [[t('confirmation.vat'), money(order.taxPence)]] : []),
    ] as [string, string][],
    address: addressLines(order.shippingAddress),
    rights: [
      ...(personalisedAcceptedOn ? [t('confirmation.rightsPersonalised')] : []),
      ...(order.lines.some(({ words }) => words.length === 0)
        ? [t('confirmation.rightsPlain')]
        : []),
      t('confirmation.rightsFaulty'),
    ],
    help: t('confirmation.help'),
    seller: [
      shopName,
      t('confirmation.seller'),
      seller.address.join(', '),
      ...(seller.vatNumber ? [t('confirmation.sellerVat')] : []),
    ],
  };
}

/** Above this, mail programs would truncate the email, so lines of one product share a row. */
const MOST_ROWS = 12;

/** The lines shown with a picture: all of a small order, else the first of each product. */
export function picturedInEmail(
  lines: readonly Pick<ConfirmedLine, 'id' | 'productVariantId'>[],
): string[] {
  const firsts = [...byProduct(lines).values()].flatMap(([first]) => first ?? []);
  return (lines.length > MOST_ROWS ? firsts : lines).slice(0, MOST_ROWS).map(({ id }) => id);
}

const byProduct = <Line extends { productVariantId: string }>(lines: readonly Line[]) =>
  Map.groupBy(lines, ({ productVariantId }) => productVariantId);

const textsOf = (line: ConfirmedLine): string[] => [
  ...Object.entries(line.options).map(([option, value]) => `${option}: ${value}`),
  ...line.words.map(({ label, text }) => `${label}: ${text}`),
];

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

const CELL = 'padding:8px 0;border-top:1px solid #e4ddd0;vertical-align:top';

/** One row for many lines of a product with the same price, listing their texts. */
function sharedRow(t: Translate, group: readonly ConfirmedLine[]) {
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
    lineTotalPence: group.reduce((sum, { lineTotalPence }) => sum + lineTotalPence, 0),
    said: [...options, words.join(' · ')],
  };
}

function page(t: Translate, parts: ConfirmationParts): Markup {
  const { order, origin, pictures } = parts;
  const said = wording(t, parts);
  const isLong = order.lines.length > MOST_ROWS;
  const rows = isLong
    ? [...byProduct(order.lines).values()].map((group) => sharedRow(t, group))
    : order.lines.map((line) => ({ ...line, said: textsOf(line) }));
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
        <td style="${CELL};text-align:right">${money(row.lineTotalPence)}</td>
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
    title: t('confirmation.subject'),
    heading: said.greeting,
    paragraphs: [said.opening, said.promise],
    action: { label: t('confirmation.look'), href: orderLink(origin, order) },
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
      ${emailParagraphs([t('confirmation.invoice')])} ${emailHeading(t('confirmation.rights'))}
      ${emailParagraphs([...said.rights, said.help])}`,
    footer: said.seller,
  });
}
