/** Builds the wire form of a cart: its lines with current product data, and its totals. */
import type { Address, Cart, CartItem } from '../../../contract/cart.ts';
import { firstView } from '../../../domain/catalogue/picture.ts';
import { EMPTY_SHIPPING_ADDRESS } from '../../../domain/delivery/address.ts';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { FLAT_DELIVERY_RATE, zoneNameOf } from '../../../domain/delivery/delivery.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { pence } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import { personalisationTexts } from '../../../domain/personalisation/personalisation.ts';
import { totalsOf } from '../../../domain/money/totals.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import type { KnownVariant } from '../catalogue/catalogue.service.ts';
import type { StoredCart, StoredItem } from './cart.store.ts';

export interface TotalsOptions {
  vatRegistered: boolean;
  zones: readonly DeliveryZone[];
}

const NEW_CART: StoredCart = {
  id: 'new',
  version: 0,
  state: 'open',
  customerId: null,
  mergedInto: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  mobile: '',
  comment: '',
  paymentAddress: null,
  shippingAddress: null,
  personalisedAcceptedAt: null,
};

/** The cart before the first add; it is not stored. An empty cart still shows the delivery price. */
export const newCart = (options: TotalsOptions): Cart =>
  answerCart(NEW_CART, [], new Map(), options);

export function answerCart(
  cart: StoredCart,
  items: readonly StoredItem[],
  variants: ReadonlyMap<string, KnownVariant>,
  options: TotalsOptions,
): Cart {
  const lines = items.flatMap((item) => {
    const product = variants.get(item.productId);
    return product ? [{ item, product }] : [];
  });
  const delivery = deliveryPence(cart.shippingAddress, options.zones);
  const totals = totalsOf(
    lines.flatMap(({ item, product }) =>
      isOnSale(product)
        ? [
            {
              quantity: item.quantity,
              unitPricePence: pence(product.unitPricePence),
              vatRatePercent: product.vatRatePercent,
            },
          ]
        : [],
    ),
    delivery,
    options,
  );
  const { firstName, lastName, email, phone, mobile, comment } = cart;
  return {
    id: cart.id,
    version: cart.version,
    items: lines.map(({ item, product }) => answerItem(item, product)),
    firstName,
    lastName,
    email,
    phone,
    mobile,
    comment,
    payment: { ...EMPTY_ADDRESS, ...cart.paymentAddress },
    shipping: { ...EMPTY_SHIPPING_ADDRESS, ...cart.shippingAddress, Method: FLAT_DELIVERY_RATE },
    personalisedAccepted: cart.personalisedAcceptedAt !== null,
    tracking: '',
    itemsTotal: totals.itemsTotal,
    shippingTotal: items.length === 0 ? delivery : totals.shippingTotal,
    subTotal: totals.subTotal,
    tax: totals.tax,
    total: totals.total,
    status: cart.id === 'new' ? 'new' : cart.state,
  };
}

/** Without a postcode, or with one outside all zones, the highest delivery price applies. */
function deliveryPence(shipping: Address | null, zones: readonly DeliveryZone[]): Pence {
  const known = shipping && zones.find(({ name }) => name === zoneNameOf(shipping));
  return (known ?? zones[0])?.pricePence ?? pence(0);
}

/** A withdrawn line costs nothing, so that the lines add up to the total. */
function answerItem(item: StoredItem, product: KnownVariant): CartItem {
  const { slug, name, options, finish, wasPence, availability, design, plate } = product;
  const unitPricePence = product.unitPricePence ?? 0;
  return {
    id: item.id,
    productId: item.productId,
    slug,
    name,
    options,
    finish,
    quantity: item.quantity,
    unitPricePence,
    wasPence,
    linePence: unitPricePence * item.quantity,
    availability,
    ...firstView(product),
    design,
    plate,
    personalisation: item.personalisation,
    words: personalisationTexts(item.personalisation, product.fields),
  };
}
