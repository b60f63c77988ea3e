/** Simulates shoppers who fill carts and pay, one purchase after another, while a test causes failures. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHOPPER_ADDRESS } from '../features/checkout.ts';
import { next, shopAt } from './shop-client.ts';

const SHOPPERS = 6;
const PAUSE_MS = 30;

export interface Crowd {
  /** Carts whose first line was acknowledged, with the order made from each if acknowledged. */
  carts: Map<string, { name: string; orderKey?: string }>;
  /** Orders whose shopper was redirected to the thank-you page. */
  paid: Set<string>;
  /** How often each status was returned. */
  statuses: Map<number, number>;
  /** Responses that must never occur: server errors other than 503, a 503 without Retry-After, broken connections. */
  faults: string[];
  stop(): Promise<void>;
}

export function crowdAt(origin: string, { productId }: { productId: string }): Crowd {
  const { ask, visit } = shopAt(origin);
  const crowd = {
    carts: new Map<string, { name: string; orderKey?: string }>(),
    paid: new Set<string>(),
    statuses: new Map<number, number>(),
    faults: [] as string[],
  };
  let open = true;

  /** Retries while the shop is unavailable, as a patient browser does. */
  async function insist(what: string, look: () => Promise<Response>): Promise<Response> {
    for (;;) {
      const answer = await look().catch((failure: unknown) => {
        if (open) crowd.faults.push(`${what}: ${String((failure as Error).cause ?? failure)}`);
        return undefined;
      });
      const status = answer?.status ?? 0;
      crowd.statuses.set(status, (crowd.statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503) crowd.faults.push(`${what}: ${status}`);
      if (status === 503 && !answer?.headers.has('retry-after'))
        crowd.faults.push(`${what}: no Retry-After`);
      if (answer && status < 500) return answer;
      if (!open) throw new Error('closed');
      await sleep(PAUSE_MS);
    }
  }

  async function buy(): Promise<void> {
    const name = randomUUID().slice(0, 8);
    const body = {
      productId,
      quantity: 1,
      personalisation: { v: 1, fields: { name, line: 'Nadolig 2026' } },
    } as const;
    const added = await insist('cartAdd', () =>
      ask('cartAdd', { params: { cartId: 'new' }, body }),
    );
    const { data } = (await added.json()) as { data: { id: string } };
    crowd.carts.set(data.id, { name });
    const cartId = data.id;
    await insist('cartAddressGuest', () =>
      ask('cartAddressGuest', { params: { cartId, type: 'shipping' }, body: SHOPPER_ADDRESS }),
    );
    await insist('cartDetails', () =>
      ask('cartDetails', {
        params: { cartId },
        body: {
          firstName: 'Siân',
          lastName: 'Price',
          email: `${cartId}@example.org`,
          personalisedAccepted: true,
        },
      }),
    );
    const placed = await insist('guestCheckout', () =>
      ask('guestCheckout', { params: { cartId, method: 'paypal' } }),
    );
    const order = (await placed.json()) as { data: { orderKey: string; gateway: string } };
    crowd.carts.set(cartId, { name, orderKey: order.data.orderKey });
    await pay(order.data);
  }

  async function pay({ orderKey, gateway }: { orderKey: string; gateway: string }): Promise<void> {
    const approval = next(await insist('pay', () => visit(gateway)));
    if (!approval.includes('/stand-in/') && !approval.includes('checkoutnow')) return;
    const approved = await insist('approve', () =>
      visit(approval, { choice: 'pay', funding: 'card' }),
    );
    const back = next(approved);
    if (!back) return;
    const returned = await insist('return', () => visit(back));
    if (next(returned) === `/checkout/thank-you/${orderKey}`) crowd.paid.add(orderKey);
  }

  const shopper = async () => {
    while (open) {
      try {
        await buy();
      } catch (failure) {
        if (open) crowd.faults.push(String((failure as Error).stack));
      }
    }
  };
  /** Requests a page that is never cached, and one that is. */
  const reader = async () => {
    for (let turn = 0; open; turn += 1) {
      await insist('page', () => visit(turn % 2 ? '/' : `/search?q=mug${turn}`)).catch(() => {});
      await sleep(PAUSE_MS);
    }
  };
  const everyone = Promise.all([...Array.from({ length: SHOPPERS }, shopper), reader()]);
  return {
    ...crowd,
    stop: async () => {
      open = false;
      await everyone;
    },
  };
}
