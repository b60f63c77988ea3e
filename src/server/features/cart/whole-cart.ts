/** A cart with the products of its lines and its totals, at the catalogue's current prices. */
import { zoneNameOf } from '../../../domain/delivery/delivery.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { pence } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import { totalsOf } from '../../../domain/money/totals.ts';
import type { Totals } from '../../../domain/money/totals.ts';
import { isOnSale } from '../catalogue/catalogue.service.ts';
import type { KnownVariant } from '../catalogue/catalogue.service.ts';
import type { SaleTerms } from '../../../domain/settings/shop-settings.ts';
import type { StoredCart, StoredItem } from './cart.store.ts';

export interface WholeItem extends StoredItem {
  product: KnownVariant;
}

export interface WholeCart extends StoredCart {
  items: readonly WholeItem[];
  totals: Totals;
}

export const NEW_CART: StoredCart = {
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
export const newCart = (terms: SaleTerms): WholeCart => wholeCart(NEW_CART, [], new Map(), terms);

/** Leaves out lines of unknown products. Withdrawn ones stay, and cost nothing. */
export function wholeCart(
  cart: StoredCart,
  stored: readonly StoredItem[],
  variants: ReadonlyMap<string, KnownVariant>,
  terms: SaleTerms,
): WholeCart {
  const items = stored.flatMap((item) => {
    const product = variants.get(item.productId);
    return product ? [{ ...item, product }] : [];
  });
  const delivery = deliveryPence(cart.shippingAddress, terms.zones);
  const totals = totalsOf(
    items.flatMap(({ quantity, product }) =>
      isOnSale(product)
        ? [
            {
              quantity,
              unitPricePence: pence(product.unitPricePence),
              vatRatePercent: product.vatRatePercent,
            },
          ]
        : [],
    ),
    delivery,
    terms,
  );
  return {
    ...cart,
    items,
    totals: { ...totals, shippingTotal: stored.length === 0 ? delivery : totals.shippingTotal },
  };
}

/** Without a postcode, or with one outside all zones, the highest delivery price applies. */
function deliveryPence(shipping: Address | null, zones: readonly DeliveryZone[]): Pence {
  const known = shipping && zones.find(({ name }) => name === zoneNameOf(shipping));
  return (known ?? zones[0])?.pricePence ?? pence(0);
}
