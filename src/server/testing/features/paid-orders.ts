/** Test orders paid at the stand-in over HTTP as by a browser, so that there is money to refund. */
import type { testShop } from '../test-app.ts';
import type { Order } from '../../features/orders/orders.service.ts';
import { placeOrder } from './orders.ts';
import type { Buying } from './orders.ts';

type Shop = Awaited<ReturnType<typeof testShop>>;

/** @param origin the shop's origin once it is open */
export async function payAtStandIn(origin: string, orderKey: string): Promise<void> {
  const visit = async (address: string, form?: Record<string, string>): Promise<string> => {
    const response = await fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return response.headers.get('location') ?? '';
  };
  const approval = await visit(`/gateway/paypal/${orderKey}/new`);
  const onward = await visit(await visit(approval, { choice: 'pay', funding: 'card' }));
  if (!onward.startsWith('/checkout/thank-you/'))
    throw new Error(`The payment redirected to ${onward}`);
}

export async function buyAtStandIn(
  shop: Shop,
  origin: string,
  buying: Buying = {},
): Promise<Order> {
  const { id, key } = await placeOrder(shop, buying);
  await payAtStandIn(origin, key);
  return shop.services.orders.byId(id);
}
