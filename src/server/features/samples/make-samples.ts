/** Makes sample orders by the shop's own services, at the times of a plan. */
import { ShopError } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money/money.ts';
import type { PieceEvent } from '../../../domain/orders/production-steps.ts';
import { MINUTE } from '../../../domain/time/durations.ts';
import { moveFirstPieces } from '../orders/pieces/change-pieces.ts';
import { ENGRAVED, sampleBuyer } from './sample-people.ts';
import type { SampleEvent } from './sample-plan.ts';
import type { SampleProduct } from './sample-products.store.ts';
import type { Random } from '../../../domain/seeded-random.ts';
import type { SampleShop } from './samples.context.ts';

const WORKSHOP = 'workshop';
/** Texts to try before the design's own sample, because not every font has every script. */
const TRIES = 3;
const UNDERPAID = '0.01';

export interface SampleMaking {
  shop: SampleShop;
  random: Random;
  products: readonly SampleProduct[];
  /** By the order's place in the plan. */
  orderIds: Map<number, string>;
}

/** Sets the clock of the sample shop, and takes the step. */
export async function takeSampleStep(
  making: SampleMaking,
  { order, step, at }: SampleEvent,
): Promise<void> {
  const { shop, orderIds } = making;
  const { course, cancel } = shop.services;
  shop.setClock(at);
  if (step === 'buy' || step === 'buyUnpaid' || step === 'buyUnderpaid') {
    const { id, key } = await placeSample(making, at);
    orderIds.set(order, id);
    if (step !== 'buyUnpaid') await pay(making, id, key, step === 'buyUnderpaid');
    return;
  }
  const id = orderIds.get(order)!;
  switch (step) {
    case 'produce':
      await course.startProduction(id, WORKSHOP);
      break;
    case 'finishFirst':
    case 'finish':
      await movePiecesOf(making, id, {
        event: 'finish',
        most: step === 'finish' ? Infinity : 1,
        at,
      });
      break;
    case 'pack':
      await movePiecesOf(making, id, { event: 'pack', most: Infinity, at });
      break;
    case 'dispatch':
    case 'dispatchFirstLine':
      await dispatch(making, id, step === 'dispatchFirstLine');
      break;
    case 'deliver':
      await course.deliver(id, null, WORKSHOP);
      break;
    case 'cancel':
      await cancel.cancel(id, 'shopper');
      await closeRefunds(making, id);
      break;
    case 'refundPart':
    case 'refundWhole':
      await refund(making, id, step === 'refundPart');
  }
}

async function placeSample(making: SampleMaking, at: Date): Promise<{ id: string; key: string }> {
  const { shop, random, products } = making;
  const { cart, checkout } = shop.services;
  const { address, ...person } = sampleBuyer(random);
  let cartId = 'new';
  // Two lines at least, so that a part of every order can be sent or refunded.
  for (let line = random.below(3) - 2; line < 2; line += 1) {
    const product = random.pick(products);
    const quantity = random.below(5) === 0 ? 2 + random.below(3) : 1;
    cartId = await addLine(making, cartId, product, quantity);
  }
  await cart.setAddress(cartId, 'shipping', address);
  await cart.setDetails(cartId, { ...person, mobile: '', personalisedAccepted: true });
  shop.setClock(new Date(at.getTime() + MINUTE / 2));
  return checkout.place(cartId);
}

async function addLine(
  { shop, random }: SampleMaking,
  cartId: string,
  { productId, fields }: SampleProduct,
  quantity: number,
): Promise<string> {
  const { cart } = shop.services;
  const samples = Object.fromEntries(fields.map(({ name, sample }) => [name, sample]));
  const named = fields.find(({ name }) => name === 'name') ?? fields[0];
  for (let attempt = 0; attempt <= TRIES; attempt += 1) {
    const isOwn = named !== undefined && attempt < TRIES;
    const own = isOwn ? { [named.name]: random.pick(ENGRAVED) } : {};
    const personalisation = { v: 1 as const, fields: { ...samples, ...own } };
    try {
      return (await cart.addItem(cartId, { productId, quantity, personalisation })).id;
    } catch (refusal) {
      // Too long, or not in the font.
      if (!(refusal instanceof ShopError && refusal.code === 'invalid' && isOwn)) throw refusal;
    }
  }
  throw new Error('The last attempt returns or throws');
}

/** As the browser does: to the approval page, approved there, and back. */
async function pay(
  { shop }: SampleMaking,
  orderId: string,
  key: string,
  isUnderpaid: boolean,
): Promise<void> {
  const { checkout } = shop.services;
  const { path, refusal } = await checkout.pay(key);
  if (refusal) throw refusal;
  const token = new URL(path, 'http://localhost').searchParams.get('token') ?? '';
  await shop.approve(token, isUnderpaid ? UNDERPAID : undefined);
  const onward = await checkout.returned(key, token);
  if (onward.refusal) throw onward.refusal;
}

/** As the workshop does by its scans. The first piece that waits for others gets a bin. */
function movePiecesOf(
  { shop }: SampleMaking,
  orderId: string,
  { event, most, at }: { event: PieceEvent; most: number; at: Date },
): Promise<void> {
  return shop.transaction(async (transaction) => {
    await shop.services.orders.lock(transaction, orderId);
    await moveFirstPieces(transaction, orderId, { event, most }, { actor: WORKSHOP, at });
  });
}

async function dispatch(
  { shop, random }: SampleMaking,
  id: string,
  isPart: boolean,
): Promise<void> {
  const digits = String(random.below(1_000_000_000)).padStart(9, '0');
  const sending = random.pick([
    { carrier: 'royal-mail', tracking: `${random.pick(['AB', 'KQ', 'TX'])}${digits}GB` },
    { carrier: 'evri', tracking: `H0${digits}` },
  ] as const);
  await shop.services.course.dispatch(id, { ...sending, ...(isPart && { lines: [1] }) }, WORKSHOP);
}

async function refund(making: SampleMaking, id: string, isPart: boolean): Promise<void> {
  const { orderRefunds } = making.shop.services;
  const amount = { amountPence: pence(250 + 50 * making.random.below(8)) };
  const request = isPart
    ? { ...amount, reason: 'Scratched in the post' }
    : { reason: 'Returned: the wrong name' };
  await orderRefunds.refund(id, request, WORKSHOP);
  await closeRefunds(making, id);
}

/** What the jobs of a refund do. */
async function closeRefunds({ shop }: SampleMaking, orderId: string): Promise<void> {
  const { payments, orderRefunds } = shop.services;
  for (const { id } of await payments.refundsOf(orderId)) {
    await payments.sendRefund(id);
    await orderRefunds.close(id);
  }
}
