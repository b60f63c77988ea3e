/** A shop with a stand-in provider, and orders at each stage of payment and production, for races. */
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { formatOrderReference } from '../../../domain/orders/order-number.ts';
import { newId, secret } from '../../database/ids.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { PAYPAL_KEYS } from '../../testing/features/checkout.ts';
import { freePort } from '../../database/embedded/free-port.ts';
import { copyOrder } from './races.copied-orders.ts';
import type { Fresh } from './races.copied-orders.ts';
import type { Raced } from './races.carts.ts';
import { raceGround } from './races.stored-carts.ts';
import { orderOfLocks } from './races.order-of-locks.ts';
import type { Customer } from './world.ts';

/** approved: the shopper has approved at the provider and is about to return. */
export type Stage = 'placed' | 'approved' | 'paid' | 'inProduction';

export interface RacedOrder extends Raced {
  id: string;
  key: string;
  reference: string;
  /** The provider's order; empty before it exists. */
  token: string;
  /** The webhook of the approval, stored by the shop, its job not yet run. */
  eventId: string;
}

/** Quantity of the one line of its cart. */
export const QUANTITY = 2;

/** Call it at the top of a test file. */
export async function payingGround() {
  const locks = orderOfLocks();
  const port = await freePort();
  const standIn = newStandIn({
    ...PAYPAL_KEYS,
    webhookUrl: `http://127.0.0.1:${port}/gateway/paypal/webhook`,
  });
  const { url, app: provider } = await startStandIn(standIn);
  afterAll(() => provider.close());
  const shop = await testShop({
    plugin: locks.plugin,
    environment: {
      PORT: String(port),
      PAYPAL_BASE_URL: url,
      PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL_KEYS.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
    },
  });
  await shop.open();
  const ground = await raceGround(shop);
  const { database, services } = shop;

  /** Numbers that the shop's own orders do not reach. */
  let copies = 500_000;
  const models = new Map<string, Promise<RacedOrder>>();

  async function approve(key: string): Promise<string> {
    const { path: approval } = await services.checkout.pay(key);
    const { pathname, search, searchParams } = new URL(approval);
    await provider.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=pay',
    });
    return searchParams.get('token') ?? '';
  }

  /** Delivers the webhook as the provider does. */
  async function deliver(): Promise<string> {
    await standIn.webhooks.release();
    const { eventId } = await database
      .selectFrom('webhookEvent')
      .select('eventId')
      .orderBy('receivedAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return eventId;
  }

  /** An order that reached its stage through the shop, as the model for copies. */
  async function model(stage: Stage, owner: Customer | null): Promise<RacedOrder> {
    standIn.webhooks.hold();
    const raced = await ground.cart(QUANTITY, owner);
    const { id, key, reference } = await services.checkout.place(
      raced.cartId,
      owner?.customerId ?? null,
    );
    const token = stage === 'placed' ? '' : await approve(key);
    const eventId = stage === 'approved' ? await deliver() : '';
    standIn.webhooks.hold();
    if (stage === 'paid' || stage === 'inProduction') await services.checkout.returned(key, token);
    if (stage === 'inProduction') await services.course.startProduction(id, 'workshop');
    standIn.webhooks.drop();
    standIn.webhooks.hold();
    return { ...raced, id, key, reference, token, eventId };
  }

  /** Copies the model's state at the provider. */
  function copyAtProvider(token: string, fresh: Fresh): void {
    const known = structuredClone(standIn.ledger.orders.get(token)!);
    const names = { custom_id: fresh.orderId, invoice_id: fresh.requestId };
    standIn.ledger.save({
      ...known,
      id: fresh.token,
      unit: { ...known.unit, ...names },
      captures: known.captures.map((capture) => ({ ...capture, ...names, id: fresh.captureId })),
    });
  }

  async function copyWebhook({ eventId, token }: RacedOrder, fresh: Fresh): Promise<string> {
    const copied = `WH-${fresh.orderId}`;
    await sql`INSERT INTO webhook_event SELECT copy.* FROM webhook_event old, LATERAL jsonb_populate_record(old,
      jsonb_build_object('event_id', ${copied}::text, 'payload', replace(old.payload::text, ${token}, ${fresh.token})::jsonb)) copy
      WHERE old.event_id = ${eventId}`.execute(database);
    return copied;
  }

  return {
    ...ground,
    locks,
    standIn,

    async order(stage: Stage, owner: Customer | null): Promise<RacedOrder> {
      const kind = `${stage} ${owner?.customerId ?? ''}`;
      models.set(kind, models.get(kind) ?? model(stage, owner));
      const first = await models.get(kind)!;
      const isPaid = stage === 'paid' || stage === 'inProduction';
      const raced = await ground.cart(QUANTITY, owner, isPaid ? 'ordered' : 'open');
      const fresh: Fresh = {
        cartId: raced.cartId,
        orderId: newId(),
        attemptId: newId(),
        key: secret(),
        reference: formatOrderReference((copies += 1)),
        requestId: secret(),
        token: first.token && secret(),
        captureId: secret(),
      };
      if (first.token) copyAtProvider(first.token, fresh);
      const eventId = first.eventId && (await copyWebhook(first, fresh));
      await copyOrder(database, first.id, fresh);
      const { orderId: id, key, reference, token } = fresh;
      return { ...raced, id, key, reference, token, eventId };
    },

    /** How many captures the provider has made for it. */
    takings: (token: string): number => standIn.ledger.orders.get(token)?.captures.length ?? 0,
  };
}

export type PayingGround = Awaited<ReturnType<typeof payingGround>>;
