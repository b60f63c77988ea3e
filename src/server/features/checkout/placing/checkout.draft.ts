/** Turns a cart into an order draft: validated details, priced lines, filled designs and totals. */
import { findClipart } from '../../../../../catalogue/clipart/clipart.ts';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import {
  editDesign,
  faultyEdits,
  openPlaces,
  personaliseDesign,
} from '../../../../artwork/design/edit-design.ts';
import { deliveryZoneOf } from '../../../../domain/delivery/served.ts';
import type { DispatchPromise } from '../../../../domain/calendar/dispatch.ts';
import type { DeliveryZone } from '../../../../domain/delivery/delivery.ts';
import { otherAngleOf } from '../../../../domain/catalogue/other-side.ts';
import { firstView } from '../../../../domain/catalogue/picture.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Violation } from '../../../../domain/errors.ts';
import { pence } from '../../../../domain/money/money.ts';
import type { Quote } from '../../../../domain/money/price-changes.ts';
import { personalisationTexts } from '../../../../domain/personalisation/personalisation.ts';
import { totalsOf } from '../../../../domain/money/totals.ts';
import { newId } from '../../../database/ids.ts';
import type { DesignSealer } from '../../artwork/design-seal.ts';
import { checkPerson, checkPersonalised, personOf } from './checkout.buyer.ts';
import type { LockedCart } from './checkout.buyer.ts';
import { isOnSale } from '../../catalogue/catalogue.service.ts';
import type { KnownVariant, Sellable } from '../../catalogue/catalogue.service.ts';
import type { DrawnLine, NewOrder } from '../../orders/orders.service.ts';

export type { LockedCart } from './checkout.buyer.ts';

export interface PricedItem {
  product: KnownVariant;
  /** The design on the product's finish, with sample text. */
  document: DesignDocument;
}

export interface DraftTerms {
  vatRegistered: boolean;
  currency: string;
  zones: readonly DeliveryZone[];
  seal: DesignSealer;
  promise(zone: DeliveryZone): DispatchPromise;
}

/** The cart's current price, before anything is drawn. Throws cartEmpty, cartIncomplete or deliveryRefused. */
export function quoteCart(
  { cart, items }: LockedCart,
  priced: ReadonlyMap<string, PricedItem>,
  terms: Pick<DraftTerms, 'vatRegistered' | 'zones'>,
) {
  if (items.length === 0) throw new ShopError('cartEmpty');
  const person = personOf(cart);
  const violations = [
    ...checkPerson(person),
    ...checkPersonalised(items, cart.personalisedAcceptedAt),
  ];
  if (violations.length > 0) throw new ShopError('cartIncomplete', { violations });
  const zone = deliveryZoneOf(person.shippingAddress, terms.zones);
  const goods = onSale(items, priced);
  // An edit of a layer or clipart that the catalogue has dropped since would be missing from the
  // product, and a place that it has got since would be empty.
  const dropped = goods.flatMap(({ item: { id, personalisation }, document }) =>
    [
      ...(personalisation?.edits ? faultyEdits(document, personalisation.edits, findClipart) : []),
      ...openPlaces(editDesign(document, personalisation?.edits, findClipart)),
    ].map((fault) => ({ ...fault, propertyPath: `items.${id}.${fault.propertyPath}` })),
  );
  if (dropped.length > 0) throw new ShopError('cartIncomplete', { violations: dropped });
  const totals = totalsOf(
    goods.map(({ item, product }) => ({
      quantity: item.quantity,
      unitPricePence: pence(product.unitPricePence),
      vatRatePercent: product.vatRatePercent,
    })),
    zone.pricePence,
    terms,
  );
  return { person, zone, goods, totals };
}

/** The lines with their prices. Throws cartIncomplete with each product that is no longer sold. */
function onSale(items: LockedCart['items'], priced: ReadonlyMap<string, PricedItem>) {
  const violations: Violation[] = [];
  const goods = items.flatMap((item) => {
    const found = priced.get(item.productId);
    if (found && isOnSale(found.product))
      return [{ item, product: found.product, document: found.document }];
    violations.push({
      propertyPath: `items.${item.id}`,
      message: `${found?.product.name ?? 'This product'} is no longer sold. Please remove it from your cart.`,
    });
    return [];
  });
  if (violations.length > 0)
    throw new ShopError('cartIncomplete', {
      message: 'Something in your cart is no longer sold.',
      violations,
    });
  return goods;
}

/** For comparing a cart with an order made from it. */
export const asQuote = ({ goods, totals }: ReturnType<typeof quoteCart>): Quote => ({
  items: goods.map(({ item, product }) => ({
    productId: item.productId,
    name: product.name,
    unitPricePence: product.unitPricePence,
  })),
  shippingTotal: totals.shippingTotal,
  tax: totals.tax,
  total: totals.total,
});

export const orderAsQuote = (
  order: Pick<NewOrder, 'shippingTotalPence' | 'taxPence' | 'totalPence'>,
  lines: readonly { productVariantId: string; name: string; unitPricePence: number }[],
): Quote => ({
  items: lines.map(({ productVariantId: productId, ...line }) => ({ ...line, productId })),
  shippingTotal: order.shippingTotalPence,
  tax: order.taxPence,
  total: order.totalPence,
});

/** Throws cartEmpty, cartIncomplete or deliveryRefused. */
export function draftOrder(
  locked: LockedCart,
  priced: ReadonlyMap<string, PricedItem>,
  terms: DraftTerms,
): NewOrder {
  const { cart } = locked;
  const { person, zone, goods, totals } = quoteCart(locked, priced, terms);
  return {
    customerId: cart.customerId,
    cartId: cart.id,
    cartVersion: cart.version,
    payBy: null,
    currency: terms.currency,
    itemsTotalPence: totals.itemsTotal,
    shippingTotalPence: totals.shippingTotal,
    subTotalPence: totals.subTotal,
    taxPence: totals.tax,
    totalPence: totals.total,
    vatRegistered: terms.vatRegistered,
    shippingMethod: person.shippingAddress.Method,
    promise: terms.promise(zone),
    personalisedAcceptedAt: cart.personalisedAcceptedAt,
    person,
    lines: goods.map(({ item, product, document }, position): DrawnLine => {
      const taxed = totals.lines[position]!;
      const filled = personaliseDesign(
        document,
        item.personalisation ?? wordless(product),
        findClipart,
      );
      return {
        ...frozenProduct(product),
        id: newId(),
        position,
        productVariantId: item.productId,
        quantity: item.quantity,
        unitPricePence: product.unitPricePence,
        lineTotalPence: taxed.grossPence,
        vatRatePercent: taxed.vatRatePercent,
        vatPence: taxed.vatPence,
        personalisation: item.personalisation,
        warnings: item.warnings && [...item.warnings],
        words: personalisationTexts(item.personalisation, product.fields),
        document: filled,
        ...terms.seal(filled),
      };
    }),
    adjustments: totals.delivery.map(({ grossPence, vatRatePercent, vatPence }) => ({
      kind: 'delivery' as const,
      label: 'Delivery',
      amountPence: grossPence,
      vatRatePercent,
      vatPence,
    })),
  };
}

/** Sample text is never printed. */
function wordless({ fields }: Sellable): { v: 1; fields: Record<string, string> } {
  return { v: 1, fields: Object.fromEntries(fields.map(({ name }) => [name, ''])) };
}

function frozenProduct(product: Sellable) {
  return {
    blankVariantId: product.blankVariantId,
    productSlug: product.slug,
    sku: product.sku,
    name: product.name,
    options: product.options,
    process: product.process,
    mirrored: product.mirrored,
    plate: product.plate,
    ...firstView(product),
    otherAngle: otherAngleOf(product),
  };
}
