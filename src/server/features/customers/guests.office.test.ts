/** Guests in the office: shown from an order, copied and erased on request. */
import { describe, expect, test } from 'vitest';
import { photoIn, samplePhoto } from '../../testing/features/photographs.ts';
import { membersShop } from '../../testing/features/customers.ts';
import { placeOrder } from '../../testing/features/orders.ts';
import { payAtStandIn } from '../../testing/features/paid-orders.ts';
import { officeOf } from '../../testing/office.ts';

const shop = await membersShop();
const { call, services, database } = shop;
const origin = await shop.open();
const office = officeOf(shop);
const [mair, huw] = [await office.member('manager'), await office.member('support')];

const guestOf = (reference: string) => office.call('guest', { params: { reference } }, huw);
const copy = (reference: string) => office.call('guestExport', { params: { reference } }, mair);
const erase = (reference: string) =>
  office.ask('guestErase', { params: { reference } }, mair.cookie);
const journalOf = async (id: string) =>
  (await office.call('journal', { query: { kind: 'order', id } }, mair)).entries;
const writeFrom = (email: string) =>
  call('notifyWebsite', {
    body: { title: 'A question', items: [{ name: 'Email', value: email }] },
  });
const remind = (orderKey: string, label: string) =>
  call('orderReminderNew', {
    params: { orderKey },
    body: { occasion: null, label, month: 5, day: 5, yearly: true, consent: true },
  });
const messagesFrom = async (email: string) =>
  (await database.selectFrom('websiteMessage').select('items').execute()).filter(({ items }) =>
    JSON.stringify(items).includes(email),
  ).length;

test('a guest is known by the email address of their orders', async () => {
  const email = 'bronwen@guest.example';
  const [first, second] = [
    await placeOrder(shop, { email }),
    await placeOrder(shop, { email: email.toUpperCase() }),
  ];
  await placeOrder(shop, { email: 'other@guest.example' });
  await payAtStandIn(origin, first.key);
  const guest = await guestOf(first.reference);
  expect(guest).toMatchObject({ email, accountId: null, ordersInAll: 2 });
  expect(guest.orders).toMatchObject([
    { reference: second.reference, state: 'awaitingPayment', name: 'Siân Price' },
    { reference: first.reference, state: 'paid', total: first.totalPence },
  ]);
  expect(guest.underWay).toEqual([first.reference]);
  expect((await guestOf(second.reference)).orders).toEqual(guest.orders);
});

test('an order of a customer has no guest', async () => {
  const { customerId } = await shop.signedIn({ email: 'member@guest.example' });
  const { reference } = await placeOrder(shop, { email: 'member@guest.example', customerId });
  for (const name of ['guest', 'guestExport', 'guestErase'] as const) {
    const response = await office.ask(name, { params: { reference } }, mair.cookie);
    expect(response.statusCode).toBe(404);
  }
});

test('a guest with an account under the address is erased with the account', async () => {
  const email = 'both@guest.example';
  const { reference } = await placeOrder(shop, { email });
  const { customerId } = await shop.signedIn({ email });
  expect((await guestOf(reference)).accountId).toBe(customerId);
  const response = await erase(reference);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ message: expect.stringContaining('has an account') });
  // The customer's own copy has only the orders of the account.
  expect(await copy(reference)).toMatchObject({ orders: [{ reference }] });
});

test('a copy has all orders, messages and emails of the guest and of no one else', async () => {
  const email = 'copied@guest.example';
  const { id, key, reference } = await placeOrder(shop, { email, comment: 'Llongyfarchiadau' });
  await payAtStandIn(origin, key);
  await shop.emails(email);
  await remind(key, 'Nain’s birthday');
  const other = await placeOrder(shop, { email: 'uncopied@guest.example' });
  await writeFrom(email);
  await writeFrom('uncopied@guest.example');
  const copied = await copy(reference);
  expect(copied).toMatchObject({
    orders: [{ reference, person: { email, comment: 'Llongyfarchiadau' }, invoices: [{}] }],
    uploads: [],
    messages: [{ title: 'A question' }],
    reminders: [{ label: 'Nain’s birthday', month: 5, day: 5, endedAt: null }],
    letters: expect.arrayContaining([expect.objectContaining({ purpose: 'orderConfirmation' })]),
  });
  for (const trace of ['uncopied', other.reference])
    expect(JSON.stringify(copied)).not.toContain(trace);
  const entries = await journalOf(id);
  expect(entries).toMatchObject([{ action: 'guest.export', actor: { name: mair.email } }]);
  expect(JSON.stringify(entries)).not.toContain(email);
  const refused = await office.ask('guestExport', { params: { reference } }, huw.cookie);
  expect(refused.statusCode).toBe(403);
});

describe('erasing a guest on request', () => {
  const email = 'leaving@guest.example';

  test('waits for orders under way', async () => {
    const { id, key, reference } = await placeOrder(shop, { email });
    await payAtStandIn(origin, key);
    await remind(key, 'Taid’s birthday');
    const response = await erase(reference);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: expect.stringContaining('under way') });
    const { course } = services;
    await course.startProduction(id, 'staff');
    await course.dispatch(id, { carrier: 'royal-mail', tracking: 'QQ123456785GB' }, 'staff');
    await course.deliver(id, null, 'staff');
    await shop.emails(email);
  });

  test('removes the person from all their orders, once, and names no one in the journal', async () => {
    const bystander = await placeOrder(shop, { email: 'staying@guest.example' });
    const unpaid = await placeOrder(shop, { email });
    await writeFrom(email);
    await writeFrom('staying@guest.example');
    const before = await guestOf(unpaid.reference);
    expect(before.ordersInAll).toBe(2);

    const outcomes = await Promise.all([erase(unpaid.reference), erase(unpaid.reference)]);

    expect(outcomes.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404']);
    for (const { reference } of before.orders) {
      const order = await office.call('order', { params: { reference } }, mair);
      expect(order.buyer).toBeNull();
      expect(JSON.stringify(order.lines)).not.toContain('Siân');
    }
    expect(await services.orders.byId(unpaid.id)).toMatchObject({ state: 'cancelled' });
    expect([await messagesFrom(email), await messagesFrom('staying@guest.example')]).toEqual([
      0, 1,
    ]);
    expect(await guestOf(bystander.reference)).toMatchObject({ ordersInAll: 1 });
    const [entry] = await journalOf(unpaid.id);
    expect(entry).toMatchObject({
      action: 'guest.erase',
      actor: { name: mair.email },
      reason: 'The customer asked for it',
    });
    expect(JSON.stringify(await journalOf(unpaid.id))).not.toContain(email);
    const subjects = (await shop.emails(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('erased'))).toHaveLength(1);
  });

  test('removes the photographs in their orders, but none that another’s order shows', async () => {
    const { id: own } = await call('uploadNew', { body: await samplePhoto() });
    const { id: shared } = await call('uploadNew', { body: await samplePhoto() });
    const showing = (upload: string) => ({
      personalisation: { v: 1 as const, fields: { name: 'Nia' }, edits: photoIn(upload) },
    });
    const from = 'pictured@guest.example';
    const { reference } = await placeOrder(shop, { email: from, ...showing(own) });
    await placeOrder(shop, { email: from, ...showing(shared) });
    await placeOrder(shop, { email: 'friend@guest.example', ...showing(shared) });
    expect((await copy(reference)).uploads).toHaveLength(2);
    expect((await erase(reference)).statusCode).toBe(200);
    const left = await database.selectFrom('upload').select('id').execute();
    expect(left).toEqual([{ id: shared }]);
  });
});
