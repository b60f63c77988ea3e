/** The customers in the office: found, shown, noted, copied and erased on request. */
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { fullCustomer, PERSON } from '../../testing/features/account.ts';
import { PASSWORD, membersShop } from '../../testing/features/customers.ts';
import { payAtStandIn } from '../../testing/features/paid-orders.ts';
import { officeOf } from '../../testing/office.ts';
import type { Member } from '../../testing/office.ts';

const shop = await membersShop();
const { ask, call, services, productIds } = shop;
const origin = await shop.open();
const office = officeOf(shop);
const [mair, huw] = [await office.member('manager'), await office.member('support')];
const productId = productIds['MUG-WREATH']!;
const EMAIL = 'quintilla@person.example';
const who = await fullCustomer(shop, origin, EMAIL);
const params = { id: who.customerId };

const list = async (query: Record<string, string>, member = huw) =>
  (await office.call('customers', { query }, member)).customers;
const emailsOf = async (query: Record<string, string>) =>
  (await list(query)).map(({ email }) => email);
const show = (id = who.customerId) => office.call('customer', { params: { id } }, mair);
const journalOf = async (id: string) =>
  (await office.call('journal', { query: { kind: 'customer', id } }, mair)).entries;
const erase = (id: string, member: Member = mair) =>
  office.ask('customerErase', { params: { id }, body: { reason: 'asked' } }, member.cookie);

describe('the list', () => {
  beforeAll(async () => {
    for (const [firstName, email] of [
      ['Łucja', 'lucja@person.example'],
      ['Aneurin', 'nye@person.example'],
    ] as const)
      await shop.signedIn({ firstName, email });
  });

  test.each([
    ['a part of the name', PERSON.lastName.slice(1, 5)],
    ['first and last name in any order', `${PERSON.lastName} ${PERSON.firstName}`],
    ['the email', EMAIL.toUpperCase()],
    ['a postcode', 'sy8 1aa'],
    ['the beginning of a postcode after a name', `${PERSON.lastName} SY8`],
  ])('finds a customer by %s', async (_, search) => {
    expect(await emailsOf({ search })).toEqual([EMAIL]);
  });

  test('finds a customer by a phone number in any notation', async () => {
    const body = { firstName: 'Rhys', lastName: 'Vaughan', phone: '+44 7700 900123', mobile: '' };
    const rhys = await shop.member('rhys@person.example');
    await call('meUpdate', { body }, rhys);
    for (const search of ['07700 900123', '7700900123', '900 123'])
      expect(await emailsOf({ search })).toEqual(['rhys@person.example']);
  });

  test('ignores accents, and finds nothing by what only others have', async () => {
    expect(await emailsOf({ search: 'lucja price' })).toEqual(['lucja@person.example']);
    for (const search of ['nobody', 'ZE1', '07999 999999', '%', '   .'])
      expect(await emailsOf({ search })).toEqual([]);
  });

  test('is sorted by registration or last name', async () => {
    const newest = await emailsOf({});
    expect(newest).toHaveLength(4);
    expect(await emailsOf({ sort: 'oldest' })).toEqual(newest.toReversed());
    const names = (await list({ sort: 'name', search: 'price' })).map(({ name }) => name);
    expect(names).toEqual(['Aneurin Price', 'Łucja Price']);
  });

  test('continues after the last customer of a page', async () => {
    const many = Array.from({ length: 60 }, (_, number) => `many-${number}@paged.example`);
    for (const email of many) await shop.signedIn({ email });
    for (const sort of ['newest', 'oldest', 'name']) {
      const query = { search: 'paged', sort };
      const first = await office.call('customers', { query }, huw);
      expect(first.customers).toHaveLength(50);
      const rest = await office.call('customers', { query: { ...query, after: first.next! } }, huw);
      expect(rest.next).toBeNull();
      const all = [...first.customers, ...rest.customers].map(({ email }) => email);
      expect(all.toSorted()).toEqual(many.toSorted());
      const after = Buffer.from('nothing').toString('base64url');
      expect(
        (await office.ask('customers', { query: { sort, after } }, huw.cookie)).statusCode,
      ).toBe(400);
    }
  });
});

describe('one customer', () => {
  test('has person, addresses, orders, consent and messages', async () => {
    const order = await who.order();
    expect(await show()).toMatchObject({
      id: who.customerId,
      email: EMAIL,
      state: 'active',
      marketing: true,
      addresses: [{ PostCode: expect.any(String), isDefault: true }],
      consents: [{ given: true, source: 'profile' }],
      orders: expect.arrayContaining([expect.objectContaining({ reference: order.reference })]),
      messages: [{ title: 'From Quintilla', isClosed: false }],
      notes: [],
      underWay: [],
    });
    expect((await office.ask('customer', { params: { id: newId() } }, huw.cookie)).statusCode).toBe(
      404,
    );
  });

  test('is noted by whoever may change customers, once for each key', async () => {
    const note = { params, body: { key: newId(), text: 'Allergic to wool.\nCall first.' } };
    await office.call('customerNote', note, mair);
    await office.call('customerNote', note, mair);
    expect((await show()).notes).toMatchObject([
      { by: mair.email, text: 'Allergic to wool.\nCall first.' },
    ]);
    expect((await office.ask('customerNote', note, huw.cookie)).statusCode).toBe(403);
    const entries = await journalOf(who.customerId);
    expect(entries).toMatchObject([{ action: 'customer.note', after: { note: note.body.key } }]);
    expect(JSON.stringify(entries)).not.toContain('wool');
  });

  test('is copied as the customer can do it, with the notes, and the journal says so', async () => {
    const copy = await office.call('customerExport', { params }, mair);
    const own = await call('meExport', {}, who);
    expect({ ...copy, exportedAt: '' }).toEqual({ ...own, exportedAt: '' });
    expect(copy).toMatchObject({ notes: [{ text: 'Allergic to wool.\nCall first.' }] });
    expect(JSON.stringify(copy)).not.toContain(mair.email);
    expect(await journalOf(who.customerId)).toMatchObject([
      { action: 'customer.export' },
      { action: 'customer.note' },
    ]);
  });
});

describe('erasing a customer on request', () => {
  test('waits for orders under way, which it names', async () => {
    const order = await who.order();
    await payAtStandIn(origin, order.key);
    expect(await show()).toMatchObject({ underWay: [order.reference] });
    const response = await erase(who.customerId);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: expect.stringContaining('under way') });
    expect(await show()).toMatchObject({ email: EMAIL });
    const { course } = services;
    await course.startProduction(order.id, 'staff');
    await course.dispatch(order.id, { carrier: 'royal-mail', tracking: null }, 'staff');
    await course.deliver(order.id, null, 'staff');
  });

  test('removes the customer with the notes, once, and names no one in the journal', async () => {
    const outcomes = await Promise.all([erase(who.customerId), erase(who.customerId)]);
    expect(outcomes.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404']);
    expect(await emailsOf({ search: PERSON.lastName })).toEqual([]);
    expect(await emailsOf({ search: 'SY8' })).toEqual([]);
    expect((await office.ask('customer', { params }, huw.cookie)).statusCode).toBe(404);
    expect(await shop.database.selectFrom('customerNote').selectAll().execute()).toEqual([]);
    expect((await ask('me', {}, who)).statusCode).toBe(401);
    const [entry] = await journalOf(who.customerId);
    expect(entry).toMatchObject({
      action: 'customer.erase',
      actor: { name: mair.email },
      reason: 'The customer asked for it',
    });
    const journal = JSON.stringify(await journalOf(who.customerId));
    for (const trace of [EMAIL, PERSON.lastName, 'wool']) expect(journal).not.toContain(trace);
    expect((await shop.emails(EMAIL)).at(-1)?.subject).toContain('erased');
  });

  test('leaves nothing that the customer or a member writes at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await shop.member(`racing-${round}@person.example`);
      const { customerId } = customer;
      const { id: cartId } = await call('cartAdd', {
        params: { cartId: 'new' },
        body: { productId, quantity: 1 },
      });
      const note = { params: { id: customerId }, body: { key: newId(), text: 'A note' } };
      const [erased, ...others] = await Promise.all([
        erase(customerId),
        office.ask('customerNote', note, mair.cookie),
        ask('cartAdd', { params: { cartId }, body: { productId, quantity: 1 } }, customer),
        shop.logIn(customer.email, PASSWORD),
        ask(
          'meUpdate',
          { body: { firstName: 'Late', lastName: 'Comer', phone: '', mobile: '' } },
          customer,
        ),
      ]);
      expect(erased.statusCode).toBe(200);
      expect(Math.max(...others.map(({ statusCode }) => statusCode))).toBeLessThan(500);
      expect((await ask('me', {}, customer)).statusCode).toBe(401);
      const rows = await Promise.all([
        shop.database.selectFrom('customerNote').selectAll().execute(),
        shop.database
          .selectFrom('cart')
          .select('id')
          .where('customerId', '=', customerId)
          .execute(),
        shop.database
          .selectFrom('session')
          .select('id')
          .where('customerId', '=', customerId)
          .where('endedAt', 'is', null)
          .execute(),
      ]);
      expect(rows).toEqual([[], [], []]);
    }
  });
});
