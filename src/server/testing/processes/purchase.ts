/** A purchase as a sequence of calls: a guest buys a named mug of the small shop, from any shop at an address. */
import { expect } from 'vitest';
import { SHOPPER_ADDRESS } from '../features/checkout.ts';
import type { EmailTo } from '../emails.ts';
import { eventually, next } from './shop-client.ts';
import type { ShopAt } from './shop-client.ts';

export interface Purchase {
  productId: string;
  /** The name printed on the mug. */
  name: string;
  email: string;
}

/** Two mugs in a cart that is ready for checkout. */
export async function fillNamedCart({ call }: ShopAt, { productId, name, email }: Purchase) {
  const { id } = await call('cartAdd', {
    params: { cartId: 'new' },
    body: {
      productId,
      quantity: 2,
      personalisation: { v: 1, fields: { name, line: 'Nadolig 2026' } },
    },
  });
  await call('cartAddressGuest', {
    params: { cartId: id, type: 'shipping' },
    body: SHOPPER_ADDRESS,
  });
  await call('cartDetails', {
    params: { cartId: id },
    body: {
      firstName: 'Siân',
      lastName: 'Price',
      email,
      comment: 'Nadolig Llawen!',
      personalisedAccepted: true,
    },
  });
  return id;
}

/** Places the order and follows it to the provider's page. */
export async function toApproval(shop: ShopAt, purchase: Purchase) {
  const cartId = await fillNamedCart(shop, purchase);
  const { orderKey, gateway, total, reference } = await shop.call('guestCheckout', {
    params: { cartId, method: 'paypal' },
  });
  const approval = next(await shop.visit(gateway));
  return { cartId, orderKey, total, reference, approval };
}

/**
 * The provider's webhook may still be settling the payment when the shopper returns; then it is
 * paid a moment later.
 */
export const paidOrder = ({ call }: ShopAt, orderKey: string) =>
  eventually(async () => {
    const order = await call('orderCheckByKey', { params: { orderKey } });
    return order.status === 'paid' ? order : undefined;
  });

/** From an empty cart to the email with the invoice; returns the order. */
export async function buyNamedMug(shop: ShopAt, purchase: Purchase, emailTo: EmailTo) {
  const { cartId, orderKey, total, reference, approval } = await toApproval(shop, purchase);
  expect(total).toBe(2997);
  expect(await (await shop.visit(approval)).text()).toContain('£29.97');
  const back = next(await shop.visit(approval, { choice: 'pay', funding: 'card' }));
  expect(next(await shop.visit(back))).toBe(`/checkout/thank-you/${orderKey}`);

  const order = await paidOrder(shop, orderKey);
  expect(order).toMatchObject({
    cartId,
    payment: 'paid',
    total: 2997,
    reference,
    comment: 'Nadolig Llawen!',
  });
  expect(order.items[0]).toMatchObject({
    name: 'Botanical wreath mug',
    quantity: 2,
    words: [
      { label: 'Name', text: purchase.name },
      { label: 'Line below', text: 'Nadolig 2026' },
    ],
  });

  const confirmation = await emailTo(purchase.email, reference);
  for (const text of [
    '£29.97',
    `Name: ${purchase.name}`,
    'Line below: Nadolig 2026',
    order.invoice!,
  ])
    expect(confirmation.text).toContain(text);
  const pdf = confirmation.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  expect(pdf?.filename).toBe(`${order.invoice}.pdf`);
  return order;
}
