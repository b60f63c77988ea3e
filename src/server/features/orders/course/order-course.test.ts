/** Orders from payment to delivery in the real app: steps, history, emails and notifications. */
import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-app.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../../wiring.ts';
import { moveAttempt, placeOrder } from '../../../testing/features/orders.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import type { Order } from '../orders.service.ts';

const shop = await testShop();
const { services, database, call, ask } = shop;
const { course, cancel } = services;
const origin = await shop.open();
const { makeMachineFiles: _, ...handlers } = jobHandlers(services);
const runJobs = () => runDueJobs(shop.url, handlers);

const TRACKED = { carrier: 'royal-mail', tracking: 'AB123456789GB' } as const;
const OTHER = { carrier: 'dpd', tracking: '15501234567890' } as const;
const WORKSHOP = 'workshop';

let read = 0;
/** Emails about steps since the last call. */
async function newEmails() {
  await runJobs();
  const emails = await readEmails(shop.config.dataFolder);
  const fresh = emails.slice(read);
  read = emails.length;
  return fresh.filter(({ subject }) => !subject?.startsWith('Ordered: '));
}

const history = async (orderId: string) =>
  (
    await database
      .selectFrom('orderHistory')
      .select(['event', 'actor', 'fromState', 'toState'])
      .where('orderId', '=', orderId)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(
    ({ event, actor, fromState, toState }) => `${event} by ${actor}: ${fromState} → ${toState}`,
  );

const kinds = async (customerId: string) =>
  (
    await database
      .selectFrom('notification')
      .select('kind')
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

beforeEach(async () => {
  await newEmails();
});

async function boughtBySian(): Promise<{ order: Order; customerId: string; token: string }> {
  const { customerId, token, email } = await shop.signedIn();
  const order = await buyAtStandIn(shop, origin, { customerId, email });
  return { order, customerId, token };
}

describe('an order after payment', () => {
  test('is made, dispatched and delivered; its buyer is notified of each step once', async () => {
    const { order, customerId, token } = await boughtBySian();
    expect(await kinds(customerId)).toEqual(['orderPaid']);
    await newEmails();

    expect((await course.startProduction(order.id, WORKSHOP)).order.state).toBe('inProduction');
    const [making, ...more] = await newEmails();
    expect(more).toEqual([]);
    expect(making?.subject).toBe(`We are making your Keepsake order ${order.reference}`);
    expect(making?.text).toContain('Hello Siân');

    const sent = await course.dispatch(order.id, TRACKED, WORKSHOP);
    expect(sent).toMatchObject({
      order: { state: 'dispatched' },
      lines: [{ productionState: 'packed' }],
      parcels: [{ state: 'dispatched', ...TRACKED, deliveredAt: null }],
    });
    const [leaving] = await newEmails();
    expect(leaving?.subject).toBe(`Your Keepsake order ${order.reference} is on its way`);
    for (const form of [leaving?.text, leaving?.html])
      expect(form).toContain(
        'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
      );
    expect(leaving?.text).toMatch(/With you \w{3} \d+[\s\S]*Royal Mail/);
    expect(leaving?.text).toContain('1 × Botanical wreath mug (“Siân”)');

    expect((await course.deliver(order.id, null, WORKSHOP)).order.state).toBe('delivered');
    const [arrived] = await newEmails();
    expect(arrived?.subject).toBe(`Your Keepsake order ${order.reference} has arrived`);

    expect((await history(order.id)).slice(1)).toEqual([
      'pay by shopper: awaitingPayment → paid',
      'startProduction by workshop: paid → inProduction',
      'dispatch by workshop: inProduction → dispatched',
      'deliver by workshop: dispatched → delivered',
    ]);
    expect(await kinds(customerId)).toEqual([
      'orderPaid',
      'orderInProduction',
      'orderDispatched',
      'orderDelivered',
    ]);
    const notified = await call('notifications', { body: {} }, { token });
    expect(notified.notifications[1]).toMatchObject({
      link: `/account/order/${order.id}`,
      text: expect.stringContaining('AB123456789GB'),
    });
    const detail = await call('order', { params: { id: order.id } }, { token });
    expect(detail).toMatchObject({ status: 'delivered', canCancel: false });
    expect(detail.timeline.map(({ event }) => event)).toEqual([
      'place',
      'pay',
      'startProduction',
      'dispatch',
      'deliver',
    ]);
    expect(detail.parcels[0]?.trackingUrl).toContain('AB123456789GB');
  });

  test('accepts each step twice as once', async () => {
    const { order, customerId } = await boughtBySian();
    const twice = async <Result>(stepOnce: () => Promise<Result>) => {
      const [one, other] = await Promise.all([stepOnce(), stepOnce()]);
      expect(other).toEqual(one);
      expect(await stepOnce()).toEqual(one);
    };
    await newEmails();
    await twice(() => course.startProduction(order.id, WORKSHOP));
    await twice(() => course.dispatch(order.id, TRACKED, WORKSHOP));
    await twice(() => course.deliver(order.id, null, WORKSHOP));
    expect(await newEmails()).toHaveLength(3);
    await runJobs();
    expect(await newEmails()).toHaveLength(0);
    expect(await kinds(customerId)).toHaveLength(4);
    expect(await history(order.id)).toHaveLength(5);
  });

  test('of a guest is reported by email only', async () => {
    const order = await buyAtStandIn(shop, origin);
    await newEmails();
    const before = await database.selectFrom('notification').select('id').execute();
    await course.startProduction(order.id, WORKSHOP);
    expect(await newEmails()).toHaveLength(1);
    expect(await database.selectFrom('notification').select('id').execute()).toEqual(before);
  });

  test('may go in several parcels: it is dispatched with the last, and delivered when the last arrives', async () => {
    const order = await buyAtStandIn(shop, origin, { secondSku: 'SLT-WREATH' });
    await newEmails();
    await course.startProduction(order.id, WORKSHOP);
    await newEmails();

    const part = await course.dispatch(order.id, { ...TRACKED, lines: [2] }, WORKSHOP);
    expect(part.order.state).toBe('inProduction');
    expect(part.lines.map(({ productionState }) => productionState)).toEqual(['making', 'packed']);
    const [first] = await newEmails();
    expect(first?.text).toContain('Part of your order is on its way');
    expect(first?.text).toContain('Wreath slate coaster');
    expect(first?.text).not.toContain('Botanical wreath mug');

    const arrived = await course.deliver(order.id, TRACKED.tracking, WORKSHOP);
    expect(arrived.order.state).toBe('inProduction');
    expect((await newEmails())[0]?.text).toContain('The rest is still to come');

    const rest = await course.dispatch(order.id, OTHER, WORKSHOP);
    expect(rest.order.state).toBe('dispatched');
    expect(rest.parcels).toHaveLength(2);
    expect((await newEmails())[0]?.text).not.toContain('Part of');
    const done = await course.deliver(order.id, null, WORKSHOP);
    expect(done.order.state).toBe('delivered');
    expect(done.parcels.every(({ state }) => state === 'delivered')).toBe(true);
  });

  test('refuses steps in the wrong order, parcels sent already and unknown lines', async () => {
    const waiting = await placeOrder(shop);
    await expect(course.startProduction(waiting.id, WORKSHOP)).rejects.toMatchObject({
      code: 'stepNotAllowed',
    });
    const order = await buyAtStandIn(shop, origin);
    const refused = (work: Promise<unknown>, code: string) =>
      expect(work).rejects.toMatchObject({ code });
    await refused(course.dispatch(order.id, TRACKED, WORKSHOP), 'stepNotAllowed');
    await refused(course.deliver(order.id, null, WORKSHOP), 'stepNotAllowed');
    await course.startProduction(order.id, WORKSHOP);
    await refused(course.deliver(order.id, null, WORKSHOP), 'stepNotAllowed');
    await refused(course.dispatch(order.id, { ...TRACKED, lines: [2] }, WORKSHOP), 'invalid');
    await course.dispatch(order.id, TRACKED, WORKSHOP);
    await refused(course.dispatch(order.id, OTHER, WORKSHOP), 'stepNotAllowed');
    await refused(course.dispatch(order.id, { ...OTHER, lines: [1] }, WORKSHOP), 'stepNotAllowed');
    await refused(course.deliver(order.id, OTHER.tracking, WORKSHOP), 'notFound');
    await refused(course.startProduction(order.id, WORKSHOP), 'stepNotAllowed');
    await refused(cancel.cancel(order.id, WORKSHOP), 'stepNotAllowed');
    expect(await course.find(order.reference.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      order: { state: 'dispatched' },
    });
    await refused(course.find('KS-111-1111'), 'orderNotFound');
  });
});

describe('a customer who cancels', () => {
  test('before production is refunded in full, and notified', async () => {
    const { order, customerId, token } = await boughtBySian();
    await newEmails();
    const stock = () =>
      database.selectFrom('blankVariant').select(['sku', 'stock']).orderBy('sku').execute();
    const before = await stock();
    const answer = await call('orderCancel', { params: { id: order.id } }, { token });
    expect(answer).toMatchObject({ id: order.id, status: 'cancelled', canCancel: false });
    expect((await stock()).find(({ sku }) => sku === 'MUG')!.stock).toBe(
      before.find(({ sku }) => sku === 'MUG')!.stock + 1,
    );
    const emails = await newEmails();
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Your Keepsake order ${order.reference} is cancelled`,
      `Your refund for Keepsake order ${order.reference}`,
    ]);
    expect(emails[0]?.text).toContain('What you paid goes back');
    // The confirmation drew it.
    expect(emails[0]?.attachments.map(({ mimeType }) => mimeType)).toContain('image/jpeg');
    const note = emails[1]?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(note?.filename).toMatch(/^CN-\d{6}\.pdf$/);
    expect(Buffer.from(note!.content as ArrayBuffer).toString('latin1')).toMatch(/^%PDF/);
    expect(emails[1]?.text).toContain('£17.48');
    expect(await kinds(customerId)).toEqual(['orderPaid', 'orderCancelled', 'orderRefunded']);
    const detail = await call('order', { params: { id: order.id } }, { token });
    expect(detail).toMatchObject({ status: 'cancelled', payment: 'refunded', refunded: 1748 });
    expect(detail.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 1748],
      ['creditNote', 1748],
    ]);
    // A repeat returns the same response and sends nothing more.
    expect(await call('orderCancel', { params: { id: order.id } }, { token })).toEqual(detail);
    expect(await newEmails()).toEqual([]);
  });

  test('before paying ends the payment and keeps the cart', async () => {
    const { customerId, token } = await shop.signedIn();
    const order = await placeOrder(shop, { customerId });
    await call('orderCancel', { params: { id: order.id } }, { token });
    expect((await newEmails()).map(({ text }) => text)[0]).toContain('Nothing was charged');
    const attempts = await database
      .selectFrom('paymentAttempt')
      .select('state')
      .where('orderId', '=', order.id)
      .execute();
    expect(attempts).toEqual([{ state: 'cancelled' }]);
    expect((await call('cart', { params: { cartId: order.cartId } })).items).toHaveLength(1);
  });

  test('too late, or for another customer’s order, or while money moves, is refused', async () => {
    const { order, token } = await boughtBySian();
    const other = await shop.signedIn();
    const refusal = async (id: string, bearer: { token: string }) => {
      const { statusCode } = await ask('orderCancel', { params: { id } }, bearer);
      return statusCode;
    };
    expect(await refusal(order.id, other)).toBe(404);
    await course.startProduction(order.id, WORKSHOP);
    expect(await refusal(order.id, { token })).toBe(409);
    const waiting = await placeOrder(shop, { customerId: other.customerId });
    await moveAttempt(shop, waiting.id, 'startCapture');
    const { statusCode, body } = await ask('orderCancel', { params: { id: waiting.id } }, other);
    expect([statusCode, body]).toEqual([409, expect.stringContaining('payment is going through')]);
  });
});
