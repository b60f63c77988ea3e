/** What the order confirmation says, in both its forms. */
import { chosenTexts } from '../../../domain/catalogue/chosen-options.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { InvoiceDocument } from '../../../domain/money/issued-document.ts';
import type { EmailTexts, Translate } from '../../emails/translations.ts';
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

export const money = (amount: number): string => formatPounds(pence(amount));

/** The content of both the HTML and the text form, in order. */
export function wording(t: Translate, parts: ConfirmationParts) {
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
      seller.companyNumber ? t('confirmation.seller') : seller.legalName,
      seller.address.join(', '),
      ...(seller.vatNumber ? [t('confirmation.sellerVat')] : []),
    ],
  };
}

/** Above this, mail programs would truncate the email, so lines of one product share a row. */
export const MOST_ROWS = 12;

/** CSS pixels of the picture of a line. */
export const LIST_PICTURE = 80;

/** The lines shown with a picture: all of a small order, else the first of each product. */
export function picturedInEmail(
  lines: readonly Pick<ConfirmedLine, 'id' | 'productVariantId'>[],
): string[] {
  const firsts = [...byProduct(lines).values()].flatMap(([first]) => first ?? []);
  return (lines.length > MOST_ROWS ? firsts : lines).slice(0, MOST_ROWS).map(({ id }) => id);
}

export const byProduct = <Line extends { productVariantId: string }>(lines: readonly Line[]) =>
  Map.groupBy(lines, ({ productVariantId }) => productVariantId);

export const textsOf = (line: ConfirmedLine): string[] => [
  ...chosenTexts(line.options),
  ...line.words.map(({ label, text }) => `${label}: ${text}`),
];
