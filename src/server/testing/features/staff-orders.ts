/** Orders that the staff take for tests: a named mug, to be paid by its link. */
import { randomUUID } from 'node:crypto';
import type { OrderTaken } from '../../features/checkout/by-staff/place-for-customer.ts';
import { newId } from '../../database/ids.ts';
import type { testShop } from '../test-app.ts';
import { SHOPPER_ADDRESS } from './checkout.ts';

type Shop = Awaited<ReturnType<typeof testShop>>;

/** What the page of the office sends. */
export function orderRequest(productId: string) {
  const { Method: _, ...shipping } = SHOPPER_ADDRESS;
  return {
    key: randomUUID() as string,
    lines: [{ productId, quantity: 1, personalisation: { v: 1, fields: { name: 'Siân' } } }],
    firstName: 'Siân',
    lastName: 'Price',
    email: 'mair@example.org',
    phone: '01584 000000',
    mobile: '',
    giftNote: '',
    personalisedAccepted: true,
    shipping,
    note: '',
  };
}

/** Returns the order and its link. */
export async function takeOrder({ services, productIds }: Shop, taken: Partial<OrderTaken> = {}) {
  const { checkout, payLinks } = services;
  const { lines, shipping, note, giftNote, key, ...details } = orderRequest(
    productIds['MUG-WREATH']!,
  );
  const order = await checkout.placeForCustomer(
    {
      key,
      note,
      lines: lines.map((line) => ({
        ...line,
        personalisation: { v: 1, fields: { name: 'Siân' } },
      })),
      shipping: { ...shipping, Method: '' },
      details: { ...details, comment: giftNote },
      ...taken,
    },
    { name: 'gwen@example.org', actor: { kind: 'command', name: 'test' }, requestId: newId() },
  );
  const address = payLinks.addressOf(order);
  return { order, address, link: address.replace(/^.*\//, '') };
}
