/** What the order confirmation says, in both its forms. */
import { chosenTexts } from '../../../domain/catalogue/chosen-options.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { photosOn } from '../../../domain/personalisation/photos-on.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { InvoiceDocument } from '../../../domain/money/issued-document.ts';
import type { EmailTexts, Translate } from '../../emails/translations.ts';
import { MOST_ROWS } from './email-items.ts';
import type { EmailPictures } from './email-pictures.ts';
import { CHANGE, orderLink } from './order-link.ts';
import type { Order, OrderLine, OrderPerson } from '../orders/orders.service.ts';

export type ConfirmedLine = Pick<
  OrderLine,
  | 'id'
  | 'productVariantId'
  | 'name'
  | 'options'
  | 'quantity'
  | 'unitPricePence'
  | 'lineTotalPence'
  | 'words'
  | 'personalisation'
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
  /** Of the lines of `picturedInEmail`. */
  pictures: EmailPictures;
  shopName: string;
  origin: string;
  texts: EmailTexts;
  /** Plain date; null if nothing was personalised. */
  personalisedAcceptedOn: string | null;
  /** ISO 8601 instant until which words can be changed; null if none can. */
  editableUntil: string | null;
}

export type Wording = ReturnType<typeof wording>;

export const money = (amount: number): string => formatPounds(pence(amount));

/** The content of both the HTML and the text form, in order. */
export function wording(t: Translate, parts: ConfirmationParts) {
  const { order, invoice, shopName, origin, personalisedAcceptedOn, editableUntil } = parts;
  const { seller } = invoice;
  const total = (key: string, amount: number) => ({
    label: t(`confirmation.${key}`),
    amount: money(amount),
    isTotal: key === 'total',
  });
  const change = editableUntil ? [t('confirmation.change')] : [];
  return {
    // What cannot wait comes first, where the mail program cuts it.
    preheader: [...change, t('confirmation.promise')].join(' '),
    heading: t('confirmation.greeting'),
    panel: {
      title: t('confirmation.withYou'),
      text: `${t('confirmation.promise')}
${t('confirmation.total')}: ${money(order.totalPence)}`,
    },
    paragraphs: [
      t('confirmation.opening'),
      ...change,
      ...(editableUntil && order.lines.some((line) => photosOn(line) > 0)
        ? [t('confirmation.changePhotos')]
        : []),
    ],
    actions: [
      { label: t('confirmation.look'), href: orderLink(origin, order) },
      ...(editableUntil
        ? [{ label: t('confirmation.changeWords'), href: orderLink(origin, order, CHANGE) }]
        : []),
    ],
    totals: [
      total('itemsTotal', order.itemsTotalPence),
      total('delivery', order.shippingTotalPence),
      total('total', order.totalPence),
      ...(seller.vatNumber ? [total('vat', order.taxPence)] : []),
    ],
    address: addressLines(order.shippingAddress),
    rights: [
      ...(personalisedAcceptedOn ? [t('confirmation.rightsPersonalised')] : []),
      ...(order.lines.some((line) => line.words.length === 0 && photosOn(line) === 0)
        ? [t('confirmation.rightsPlain')]
        : []),
      t('confirmation.rightsFaulty'),
    ],
    help: t('confirmation.help'),
    footer: [
      shopName,
      seller.companyNumber ? t('confirmation.seller') : seller.legalName,
      seller.address.join(', '),
      ...(seller.vatNumber ? [t('confirmation.sellerVat')] : []),
    ],
  };
}

/** The lines shown with a picture: all of a small order, else the first of each product, since they share a row. */
export function picturedInEmail(
  lines: readonly Pick<ConfirmedLine, 'id' | 'productVariantId'>[],
): string[] {
  const firsts = [...byProduct(lines).values()].flatMap(([first]) => first ?? []);
  return (lines.length > MOST_ROWS ? firsts : lines).slice(0, MOST_ROWS).map(({ id }) => id);
}

export const byProduct = <Line extends { productVariantId: string }>(lines: readonly Line[]) =>
  Map.groupBy(lines, ({ productVariantId }) => productVariantId);

/** 'Quantity 2 (2 × £12.49)'; the price of one is its total. */
export function quantityOf(
  t: Translate,
  { quantity, unitPricePence }: Pick<ConfirmedLine, 'quantity' | 'unitPricePence'>,
): string {
  const said = t('quantity', { quantity });
  return quantity > 1 ? `${said} (${quantity} × ${money(unitPricePence)})` : said;
}

/** Something said of a line. */
export interface Fact {
  label?: string;
  text: string;
  /** By the shopper, to be read letter by letter. */
  isWritten?: boolean;
}

export const factsOf = (t: Translate, line: ConfirmedLine): Fact[] => [
  ...chosenTexts(line.options).map((text) => ({ text })),
  ...line.words.map(({ label, text }) => ({ label, text, isWritten: true })),
  ...photographsOf(t, line).map((text) => ({ text })),
];

export const textsOf = (t: Translate, line: ConfirmedLine): string[] =>
  factsOf(t, line).map(({ label, text }) => (label ? `${label}: ${text}` : text));

export function photographsOf(t: Translate, line: ConfirmedLine): string[] {
  const count = photosOn(line);
  if (count === 0) return [];
  const photos = t(count === 1 ? 'confirmation.photo' : 'confirmation.photos', { count });
  return [line.words.length > 0 ? photos : `${photos}, ${t('confirmation.wordless')}`];
}

const LONGEST_RECIPIENT = 40;

/** What a subject names: the first line, whom it is for, and how many others there are. */
export function giftOf(read: Translate, lines: readonly ConfirmedLine[]): string {
  const [first] = lines;
  if (!first) return '';
  // On one line, as subjects are.
  const recipient = (first.personalisation?.fields[NAME_FIELD] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isShort = recipient !== '' && recipient.length <= LONGEST_RECIPIENT;
  const product = isShort
    ? read('confirmation.giftFor', { product: first.name, recipient })
    : first.name;
  const count = lines.length - 1;
  return count > 0 ? read('confirmation.giftMore', { product, count }) : product;
}
