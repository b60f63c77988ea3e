/**
 * Guests who buy through every fault: they retry each step until the shop responds, and record what
 * it promised them.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { SHOPPER_ADDRESS } from '../src/server/testing/features/checkout.ts';
import { next, shopAt } from '../src/server/testing/processes/shop-client.ts';
import type { ShopAt } from '../src/server/testing/processes/shop-client.ts';
import type { Goods } from '../bench/load/goods.ts';
import type { Random } from '../src/domain/seeded-random.ts';

/** What the shop acknowledged to one shopper. */
export interface Receipt {
  cartId: string;
  orderKey: string;
  reference: string;
  email: string;
  totalPence: number;
  isPaid: boolean;
}

export interface Acknowledged {
  receipts: Receipt[];
  /** Carts by id, with the number of pieces and the version that the shop returned. */
  carts: Map<string, { version: number; pieces: number }>;
  /** Responses by status; `cut` for connections that broke. */
  answers: Map<string, number>;
  /** Each 500 response, with its request. */
  serverErrors: string[];
  /** Shoppers who gave up after many attempts. */
  givenUp: string[];
}

export interface Shoppers {
  acknowledged: Acknowledged;
  /** Each shopper finishes the current purchase. */
  stop(): Promise<void>;
}

export interface ShoppersOptions {
  origin: string;
  goods: readonly Goods[];
  count: number;
  random: Random;
  /** Between two purchases of one shopper, so that drawing their files can keep up. */
  pauseMilliseconds?: number;
  /** How long a step is retried before the shopper gives up: longer than any fault of the scenario. */
  patienceMs?: number;
  /** Keeps emails distinct from those of other shoppers of this world. */
  name: string;
  /** Fires when the world ends, also by an error: shoppers stop at once. */
  signal: AbortSignal;
}

const RETRY_MS = 150;
const PAUSE_MS = 1500;
const PATIENCE_MS = 120_000;

class StepRefused extends Error {}

export function sendShoppers(options: ShoppersOptions): Shoppers {
  const acknowledged: Acknowledged = {
    receipts: [],
    carts: new Map(),
    answers: new Map(),
    serverErrors: [],
    givenUp: [],
  };
  let isStopping = false;
  const shopUntilStopped = async (place: number) => {
    for (let turn = 0; !isStopping && !options.signal.aborted; turn += 1) {
      const email = `${options.name}-${place}-${turn}@faults.example`;
      await buyPatiently(options, acknowledged, email);
      await sleep(options.pauseMilliseconds ?? PAUSE_MS);
    }
  };
  const all = Promise.all(
    Array.from({ length: options.count }, (_, place) => shopUntilStopped(place)),
  );
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await all;
    },
  };
}

async function buyPatiently(
  options: ShoppersOptions,
  acknowledged: Acknowledged,
  email: string,
): Promise<void> {
  const shop = watchedShop(acknowledged, options);
  try {
    await buy(shop, options.random.pick(options.goods), email, acknowledged);
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    acknowledged.givenUp.push(`${email}: ${error.message}`);
  }
}

async function buy(
  watched: WatchedShop,
  goods: Goods,
  email: string,
  { carts, receipts }: Acknowledged,
): Promise<void> {
  const { shop, patiently } = watched;
  const cart = await patiently('add to cart', () =>
    shop.ask('cartAdd', { params: { cartId: 'new' }, body: goods.item }),
  ).then(dataOf<{ id: string; version: number; items: { quantity: number }[] }>);
  const note = ({ id, version, items }: typeof cart) =>
    carts.set(id, { version, pieces: items.reduce((sum, { quantity }) => sum + quantity, 0) });
  note(cart);
  const params = { cartId: cart.id };
  await patiently('address', () =>
    shop.ask('cartAddressGuest', {
      params: { ...params, type: 'shipping' },
      body: SHOPPER_ADDRESS,
    }),
  );
  await patiently('details', () =>
    shop.ask('cartDetails', {
      params,
      body: { firstName: 'Siân', lastName: 'Price', email, personalisedAccepted: true },
    }),
  ).then(async (answer) => note(await dataOf<typeof cart>(answer)));
  const placed = await patiently('checkout', () =>
    shop.ask('guestCheckout', { params: { ...params, method: 'paypal' } }),
  ).then(dataOf<{ orderKey: string; reference: string; total: number; gateway: string }>);
  const receipt: Receipt = {
    cartId: cart.id,
    orderKey: placed.orderKey,
    reference: placed.reference,
    email,
    totalPence: placed.total,
    isPaid: false,
  };
  receipts.push(receipt);
  const approval = next(
    await patiently(
      'gateway',
      () => shop.visit(placed.gateway),
      (answer) => next(answer).startsWith('http'),
    ),
  );
  const approved = await shop.visit(approval, { choice: 'pay', funding: 'card' });
  await approved.arrayBuffer();
  const back = next(approved);
  // A return that was cut off gives the same response when it is repeated.
  if (back) await patiently('return', () => shop.visit(back));
  receipt.isPaid = await untilPaid(watched, placed.orderKey);
}

/** The page after payment polls the same call until it knows. */
async function untilPaid(
  { shop, patiently, patienceMs }: WatchedShop,
  orderKey: string,
): Promise<boolean> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const order = await patiently('check', () =>
      shop.ask('orderCheckByKey', { params: { orderKey } }),
    ).then(dataOf<{ status: string }>);
    if (order.status === 'paid') return true;
    await sleep(RETRY_MS);
  }
  throw new StepRefused(`order ${orderKey} was not paid within ${patienceMs / 1000} s`);
}

interface WatchedShop {
  shop: ShopAt;
  patienceMs: number;
  /** Retries while the connection breaks or the shop is busy. */
  patiently(
    step: string,
    ask: () => Promise<Response>,
    isDone?: (answer: Response) => boolean,
  ): Promise<Response>;
}

function watchedShop(
  { answers, serverErrors }: Acknowledged,
  { origin, signal, patienceMs = PATIENCE_MS }: ShoppersOptions,
): WatchedShop {
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  return {
    patienceMs,
    shop: shopAt(origin),
    async patiently(step, ask, isDone = (answer) => answer.status < 400) {
      const begun = performance.now();
      let last = '';
      while (performance.now() - begun < patienceMs && !signal.aborted) {
        const answer = await ask().catch(() => null);
        last = answer ? String(answer.status) : 'cut';
        count(last);
        if (answer?.status === 500) serverErrors.push(`${step}: ${await answer.clone().text()}`);
        if (answer && isDone(answer)) return answer;
        if (answer && !mayTryAgain(answer))
          throw new StepRefused(`${step}: ${last} ${await answer.text()}`);
        await answer?.arrayBuffer();
        await sleep(RETRY_MS);
      }
      if (signal.aborted) throw new StepRefused(`${step}: the run ended`);
      throw new StepRefused(`${step}: still ${last} after ${patienceMs / 1000} s`);
    },
  };
}

const mayTryAgain = ({ status }: Response): boolean =>
  status < 400 || status === 409 || status === 429 || status >= 500;

async function dataOf<Data>(answer: Response): Promise<Data> {
  return ((await answer.json()) as { data: Data }).data;
}
