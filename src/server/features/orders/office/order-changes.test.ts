/** Changes of an order in the office: their effects, versions, journal, ceilings and races. */
import { describe, expect, test } from 'vitest';
import { SHOPPER_ADDRESS } from '../../../testing/features/checkout.ts';
import { buy } from '../../../testing/features/orders.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { OfficeEndpointName } from '../../../../contract/office/endpoints.ts';
import type { Order } from '../orders.service.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const origin = await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const owner = await office.member('owner');
const { machineFiles, batchSheets } = shop.services;
const A3 = { w: 420, h: 297, margin: 8, gap: 4 };
const runJobs = () => runDueJobs(shop.url, jobHandlers(shop.services));

const emailsTo = async (to: string) =>
  (await readEmails(shop.config.dataFolder)).filter((email) =>
    email.to?.some(({ address }) => address === to),
  );

const shown = ({ reference }: Order) => office.call('order', { params: { reference } }, owner);
async function change(
  name: OfficeEndpointName,
  order: Order,
  body: object,
  member: Member = owner,
) {
  const { version } = await shown(order);
  const params = { reference: order.reference };
  return office.ask(name, { params, body: { version, ...body } }, member.cookie);
}
const changed = async (...given: Parameters<typeof change>) => {
  const response = await change(...given);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: Awaited<ReturnType<typeof shown>> }>().data;
};
const messageOf = (response: Awaited<ReturnType<typeof change>>) =>
  response.json<{ message: string }>().message;

describe('an order', () => {
  test('goes from payment to delivery, each step in the history and the journal', async () => {
    const order = await buy(shop);
    expect(await changed('orderProduce', order, {})).toMatchObject({ state: 'inProduction' });
    const parcel = { carrier: 'royal-mail', tracking: 'ab 123456789 gb' };
    expect(await changed('orderDispatch', order, parcel)).toMatchObject({
      state: 'dispatched',
      parcels: [{ tracking: 'AB123456789GB', lines: [1] }],
    });
    const delivered = await changed('orderDeliver', order, { tracking: null });
    expect(delivered.state).toBe('delivered');
    expect(delivered.timeline.slice(-3)).toMatchObject(
      ['startProduction', 'dispatch', 'deliver'].map((event) => ({ event, actor: owner.email })),
    );
    expect(delivered.journal).toMatchObject([
      {
        action: 'order.deliver',
        actor: owner.email,
        before: { state: 'dispatched' },
        after: { state: 'delivered' },
      },
      { action: 'order.dispatch', after: { carrier: 'royal-mail', lines: 'all' } },
      { action: 'order.produce', before: { state: 'paid' }, after: { state: 'inProduction' } },
    ]);
  });

  test('on hold is neither made, batched nor sent until its release', async () => {
    const order = await buy(shop);
    const [line] = await shop.services.orders.lines(order.id);
    expect(await changed('orderHold', order, { reason: 'Photo too small' })).toMatchObject({
      hold: { reason: 'Photo too small' },
    });
    await machineFiles.make(line!.id);
    expect(await machineFiles.ofOrder(order.id)).toEqual([]);
    const refused = await change('orderProduce', order, {});
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      409,
      'This order is on hold: Photo too small. Release it first.',
    ]);
    expect((await change('orderHold', order, { reason: 'Twice' })).statusCode).toBe(409);
    const { orders } = await office.call('orders', { query: { held: 'true' } }, owner);
    expect(orders.map(({ reference }) => reference)).toEqual([order.reference]);
    const { sheets } = await batchSheets.make({ sheet: A3 }, async () => {});
    const batched = sheets.flatMap(({ placed }) => placed.map(({ piece }) => piece.label));
    expect(batched.filter((label) => label.startsWith(order.reference))).toEqual([]);
    const released = await changed('orderRelease', order, { reason: 'A better one came' });
    expect(released.hold).toBeNull();
    await runJobs();
    expect(await machineFiles.ofOrder(order.id)).not.toEqual([]);
    expect((await changed('orderProduce', order, {})).state).toBe('inProduction');
  });

  test('gets another address until it has left, and is found by it', async () => {
    const order = await buy(shop);
    const address = { ...SHOPPER_ADDRESS, AddressLine1: '7 Mill Lane', PostCode: 'ls1 4ap' };
    const after = await changed('orderAddress', order, { address });
    expect(after.buyer?.shipping).toMatchObject({
      AddressLine1: '7 Mill Lane',
      PostCode: 'LS1 4AP',
    });
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'changeAddress',
      detail: { changed: 'AddressLine1, PostCode' },
    });
    // The journal cannot be erased, so it names no address.
    expect(JSON.stringify(after.journal)).not.toMatch(/Mill Lane|LS1/);
    const { orders } = await office.call('orders', { query: { search: 'LS1 4AP' } }, owner);
    expect(orders).toMatchObject([{ reference: order.reference }]);
    const wrong = await change('orderAddress', order, {
      address: { ...address, PostCode: 'nowhere' },
    });
    expect(wrong.statusCode).toBe(422);
    const far = await change('orderAddress', order, {
      address: { ...address, PostCode: 'JE2 3AB' },
    });
    expect(messageOf(far)).toContain('deliver');
  });

  test('gets other words until its production starts', async () => {
    const order = await buy(shop);
    const words = { line: 1, personalisation: { v: 1, fields: { name: 'Mair' } } };
    expect((await changed('orderWords', order, words)).lines[0]!.words).toMatchObject([
      { text: 'Mair' },
    ]);
    expect((await change('orderWords', order, { ...words, line: 2 })).statusCode).toBe(404);
    await changed('orderProduce', order, {});
    expect((await change('orderWords', order, words)).statusCode).toBe(409);
  });
});

describe('emails to the buyer', () => {
  test('a note to the buyer is sent, one to the staff is not', async () => {
    const order = await buy(shop, { email: 'note@example.org' });
    await runJobs();
    const before = (await emailsTo('note@example.org')).length;
    await changed('orderNote', order, { to: 'staff', text: 'Rings before noon' });
    await changed('orderNote', order, { to: 'buyer', text: 'Is it Siân\nor Sian?' });
    await runJobs();
    const sent = (await emailsTo('note@example.org')).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('or Sian?');
  });

  test('the confirmation is sent once more for each request', async () => {
    const order = await buyAtStandIn(shop, origin, { email: 'again@example.org' });
    await runJobs();
    await changed('orderResend', order, {});
    await runJobs();
    const subjects = (await emailsTo('again@example.org')).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects[0]).toBe(subjects[1]);
  });

  test('each kind that the order has had is sent once more, and no other', async () => {
    const to = 'kinds@example.org';
    const order = await buyAtStandIn(shop, origin, { email: to });
    await changed('orderProduce', order, {});
    await changed('orderDispatch', order, { carrier: 'royal-mail', tracking: 'AB123456789GB' });
    await changed('orderRefund', order, { amount: 300, reason: 'Late' });
    await runJobs();
    const events = ['orderConfirmation', 'startProduction', 'dispatch', 'refund'];
    const { emails } = await shown(order);
    expect(emails.map(({ event }) => event).toSorted()).toEqual(events.toSorted());
    const before = await emailsTo(to);
    for (const { id } of emails) {
      await changed('orderResend', order, { email: id });
      await runJobs();
    }
    const sent = (await emailsTo(to)).slice(before.length);
    const subjects = (of: typeof sent) =>
      of.map(({ subject = '' }) => subject).toSorted((a, b) => a.localeCompare(b));
    expect(subjects(sent)).toEqual(subjects(before));
    expect(new Set([...before, ...sent].map(({ messageId }) => messageId)).size).toBe(8);
    const after = await shown(order);
    expect(after.emails).toEqual(emails);
    expect(after.timeline.filter(({ kind }) => kind === 'email').map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'dispatch',
        'dispatchAgain',
        'refundAgain',
        'orderConfirmationAgain',
      ]),
    );
    const other = await buy(shop);
    const foreign = await change('orderResend', other, { email: emails.at(-1)!.id });
    expect(foreign.statusCode).toBe(404);
    const note = await changed('orderNote', order, { to: 'staff', text: 'Not an email' });
    expect(note.emails).toEqual(emails);
  });
});

describe('a second editor', () => {
  test('is told who changed what, and changes nothing', async () => {
    const order = await buy(shop);
    const { version } = await shown(order);
    const manager = await office.member('manager');
    await changed('orderHold', order, { reason: 'A question' }, manager);
    const params = { reference: order.reference };
    const late = await office.ask(
      'orderCancel',
      { params, body: { version, reason: 'No longer' } },
      owner.cookie,
    );
    expect(late.statusCode).toBe(409);
    expect(messageOf(late)).toContain(`Put on hold, by ${manager.email}`);
    expect((await shown(order)).state).toBe('paid');
  });
});

describe('refunds', () => {
  test('up to the ceiling are made by support, above it by a manager', async () => {
    const order = await buyAtStandIn(shop, origin, { quantity: 4 });
    const support = await office.member('support');
    expect(
      (await change('orderRefund', order, { amount: 2501, reason: 'Late' }, support)).statusCode,
    ).toBe(403);
    const first = await changed('orderRefund', order, { amount: 1500, reason: 'Late' }, support);
    expect(first.money).toMatchObject({ refunded: 1500 });
    const more = await change('orderRefund', order, { amount: 1001, reason: 'Late' }, support);
    expect([more.statusCode, messageOf(more)]).toEqual([403, expect.stringContaining('£25.00')]);
    expect((await shown(order)).money).toMatchObject({ refunded: 1500 });
    const manager = await office.member('manager');
    const all = await changed('orderRefund', order, { lines: [1], reason: 'Broken' }, manager);
    expect(all.journal![0]).toMatchObject({
      action: 'order.refund',
      reason: 'Broken',
      after: { lines: '1', amountPence: expect.any(Number) as number },
    });
  });

  test('of the same line by two members at once are made once', async () => {
    const order = await buyAtStandIn(shop, origin);
    const { version } = await shown(order);
    const params = { reference: order.reference };
    const body = { version, lines: [1], reason: 'Broken' };
    const manager = await office.member('manager');
    const responses = await Promise.all(
      [owner, manager].map(({ cookie }) => office.ask('orderRefund', { params, body }, cookie)),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const { money } = await shown(order);
    expect(money!.refunds).toHaveLength(1);
    expect(money!.entries[0]!.left).toBe(0);
  });

  test('and a cancellation at once: one comes first, and no more than was paid goes back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await buyAtStandIn(shop, origin);
      const { version } = await shown(order);
      const params = { reference: order.reference };
      const responses = await Promise.all([
        office.ask(
          'orderRefund',
          { params, body: { version, amount: 500, reason: 'Late' } },
          owner.cookie,
        ),
        office.ask(
          'orderCancel',
          { params, body: { version, reason: 'No longer wanted' } },
          owner.cookie,
        ),
      ]);
      expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ]);
      const { state, money } = await shown(order);
      expect(money!.refunded).toBe(state === 'cancelled' ? order.totalPence : 500);
    }
  });
});

test('a role may take only its steps', async () => {
  const order = await buy(shop);
  const workshop = await office.member('workshop');
  expect((await change('orderCancel', order, { reason: 'No' }, workshop)).statusCode).toBe(403);
  const produced = await changed('orderProduce', order, {}, workshop);
  expect(produced).toMatchObject({ state: 'inProduction', buyer: null, money: null });
});
