/** Orders of named mugs that guests buy by calls alone, for journeys that begin with an order. */
import { eventually, next, shopAt } from '../../src/server/testing/processes/shop-client.ts';
import { HOME } from './customer-orders.ts';
import { shop } from './shop.ts';

export interface BoughtMugs {
  reference: string;
  email: string;
  /** The path of the page that the buyer comes to after paying. */
  thankYou: string;
}

interface Purchase {
  email?: string;
  /** The text above the name. */
  above?: string;
}

/** One paid order with a mug for each of these names, sent to Siân Price. */
export async function buyMugs(
  names: readonly string[],
  { email = `guest-${crypto.randomUUID().slice(0, 8)}@example.org`, above = '' }: Purchase = {},
): Promise<BoughtMugs> {
  const client = shopAt(shop.origin);
  const { variants } = await client.call('productBySlug', {
    params: { slug: 'botanical-wreath-mug' },
  });
  const { productId } = variants[0]!;
  let cartId = 'new';
  for (const name of names) {
    const cart = await client.call('cartAdd', {
      params: { cartId },
      body: { productId, quantity: 1, personalisation: { v: 1, fields: { name, top: above } } },
    });
    cartId = cart.id;
  }
  await client.call('cartAddressGuest', { params: { cartId, type: 'shipping' }, body: PARCEL });
  await client.call('cartDetails', {
    params: { cartId },
    body: { firstName: 'Siân', lastName: 'Price', email, personalisedAccepted: true },
  });
  const { orderKey, gateway, reference } = await client.call('guestCheckout', {
    params: { cartId, method: 'paypal' },
  });
  const approval = next(await client.visit(gateway));
  const back = next(await client.visit(approval, { choice: 'pay', funding: 'card' }));
  await client.visit(back);
  // The provider's webhook may still be settling the payment.
  await eventually(async () => {
    const { status } = await client.call('orderCheckByKey', { params: { orderKey } });
    return status === 'paid' || undefined;
  });
  return { reference, email, thankYou: `/checkout/thank-you/${orderKey}` };
}

const PARCEL = {
  Company: '',
  AddressLine2: '',
  AddressLine3: '',
  County: '',
  Country: 'GB',
  Method: 'Flat Delivery Rate',
  ...HOME,
};
