import { access } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { pieceCodeOf } from '../../../domain/orders/pieces/piece-code.ts';
import { PASSWORD, membersShop } from '../../testing/features/customers.ts';
import { PERSON, TRACES, ENGRAVED_NAME, fullCustomer } from '../../testing/features/account.ts';
import { moveAttempt, placeOrder } from '../../testing/features/orders.ts';
import { payAtStandIn } from '../../testing/features/paid-orders.ts';
import { officeOf } from '../../testing/office.ts';

const shop = await membersShop();
const { call, ask, database, config, emails, productIds } = shop;
const { course } = shop.services;
const origin = await shop.open();

const erase = (bearer: { token: string }, password = PASSWORD) =>
  ask('meErase', { body: { password } }, bearer);

/** All values of all tables of the shop and its queue, by 'table.column'. */
async function everyText(): Promise<Map<string, string>> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    SELECT table_schema AS schema, table_name AS table, column_name AS column
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(
    database,
  );
  const texts = new Map<string, string>();
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ text: string | null }>`
      SELECT string_agg(${sql.ref(column)}::text, ' ') AS text FROM ${sql.table(`${schema}.${table}`)}`.execute(
      database,
    );
    texts.set(`${table}.${column}`, rows[0]?.text ?? '');
  }
  return texts;
}

const placesOf = (trace: string, texts: Map<string, string>): string[] =>
  [...texts]
    .filter(([, text]) => text.toLowerCase().includes(trace.toLowerCase()))
    .map(([place]) => place)
    .toSorted();

/** Holds the piece of an order, scans it, and releases it: the refused scan has the reason. */
async function holdScanned(orderId: string, reason: string): Promise<void> {
  const office = officeOf(shop);
  const member = await office.member('workshop');
  const [piece] = await database
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['piece.id', 'number', 'version'])
    .where('orderId', '=', orderId)
    .execute();
  const { id, number, version } = piece!;
  const params = { id };
  await office.call('pieceHold', { params, body: { version, reason } }, member);
  const at = shop.clock().toISOString();
  const scan = { id: randomUUID(), code: pieceCodeOf(number), at, to: 'made' };
  const { message } = await office.call('scanRecord', { body: scan }, member);
  expect(message).toContain(reason);
  await office.call('pieceRelease', { params, body: { version: version + 1 } }, member);
}

/** The provider sends them on its own time, also after the shop has settled the order. */
const WEBHOOKS_OF_A_PURCHASE = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'];

async function providerIdOf(orderId: string): Promise<string> {
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select('providerOrderId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return attempt.providerOrderId!;
}

async function expectWebhooks(orderId: string): Promise<void> {
  const name = await providerIdOf(orderId);
  const processed = async () => {
    // Runs the queued jobs, which process the events that have arrived.
    await emails(PERSON.email);
    const events = await database
      .selectFrom('webhookEvent')
      .select('type')
      .where('processedAt', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('resourceId', '=', name),
          eb(
            'resourceId',
            'in',
            eb
              .selectFrom('capture')
              .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
              .select('providerCaptureId')
              .where('orderId', '=', orderId),
          ),
        ]),
      )
      .orderBy('type')
      .execute();
    return events.map(({ type }) => type);
  };
  await expect.poll(processed).toEqual(WEBHOOKS_OF_A_PURCHASE);
}

describe('erasing an account', () => {
  test('needs the password, and does nothing without it', async () => {
    const customer = await shop.member('careful@example.org');
    const response = await erase(customer, 'Cwtch.2027');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ violations: [{ propertyPath: 'password' }] });
    expect(await call('me', {}, customer)).toMatchObject({ email: 'careful@example.org' });
    expect((await ask('meErase', { body: { password: PASSWORD } })).statusCode).toBe(401);
  });

  test('waits for orders in progress', async () => {
    const customer = await fullCustomer(shop, origin, 'waiting@person.example');
    const expectWaiting = async () => {
      const response = await erase(customer);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ message: expect.stringContaining('under way') });
    };
    const paid = await customer.order();
    await payAtStandIn(origin, paid.key);
    await expectWebhooks(paid.id);
    await expectWaiting();
    await course.startProduction(paid.id, 'staff');
    await expectWaiting();
    await course.dispatch(paid.id, { carrier: 'royal-mail', tracking: 'AB123456789GB' }, 'staff');
    await expectWaiting();
    await course.deliver(paid.id, null, 'staff');
    const unpaid = await customer.order();
    await moveAttempt(shop, unpaid.id, 'startCapture');
    await expectWaiting();
    expect(await call('me', {}, customer)).toMatchObject({ firstName: PERSON.firstName });
    await moveAttempt(shop, unpaid.id, 'askPayerAgain');
    expect((await erase(customer)).statusCode).toBe(200);
    expect(await customer.state(unpaid.id)).toBe('cancelled');
  });

  test('erases the customer everywhere, except the name and address on invoices', async () => {
    const customer = await fullCustomer(shop, origin);
    const bought = await customer.order();
    await customer.bring(bought);
    await expectWebhooks(bought.id);
    const abandoned = await customer.order();
    const guest = await call('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: productIds['SLT-WREATH']!, quantity: 1 },
    });
    await call('cartDetails', {
      params: { cartId: guest.id },
      body: { firstName: PERSON.firstName, lastName: PERSON.lastName, email: PERSON.email },
    });
    await call('notifyWebsite', {
      body: { title: 'Hello', items: [{ name: 'Email', value: PERSON.email.toLowerCase() }] },
    });
    const { mediaKey } = await database
      .selectFrom('machineFile')
      .innerJoin('orderLine', 'orderLine.id', 'machineFile.orderLineId')
      .select('mediaKey')
      .where('orderId', '=', bought.id)
      .executeTakeFirstOrThrow();
    const printFile = path.join(config.dataFolder, mediaKey);
    await access(printFile);
    const money = async () => ({
      invoices: await database.selectFrom('invoice').selectAll().orderBy('id').execute(),
      ledger: await database.selectFrom('ledgerEntry').selectAll().orderBy('id').execute(),
      captures: await database.selectFrom('capture').selectAll().orderBy('id').execute(),
      lines: await database
        .selectFrom('orderLine')
        .select(['id', 'name', 'quantity', 'lineTotalPence', 'vatPence'])
        .orderBy('id')
        .execute(),
    });
    const guests = await call('draftNew', {
      body: { productId: productIds['MUG-WREATH']!, personalisation: { v: 1, fields: {} } },
    });
    await call('draftTell', { params: { id: guests.id }, body: { email: PERSON.email } });
    const before = await money();
    const full = await everyText();
    for (const trace of TRACES) expect(placesOf(trace, full).length).toBeGreaterThan(0);
    // The payer, as the provider's webhooks name them, is stored nowhere from the start.
    expect(placesOf('peredur', full)).toEqual([]);

    expect((await erase(customer)).statusCode).toBe(200);

    for (const refused of ['me', 'meExport', 'counts'] as const) {
      const response = await ask(refused, {}, customer);
      expect([response.statusCode, response.json()]).toEqual([
        401,
        expect.objectContaining({ message: 'Invalid JWT Token' }),
      ]);
    }
    const farewell = (await emails(PERSON.email)).at(-1);
    expect(farewell?.subject).toMatch(/erased|deleted|forgotten|closed/i);
    await expect(access(printFile)).rejects.toThrow('ENOENT');

    const left = await everyText();
    const invoiced = ['order_person.payment_address'];
    const issued = ['invoice.document'];
    for (const trace of TRACES) {
      const allowed =
        trace === ENGRAVED_NAME
          ? issued
          : ['Quintilla', 'Ffotheringay', 'Gorsedd', 'Penlanwen', 'SY8 1AA'].includes(trace)
            ? invoiced
            : [];
      expect([trace, placesOf(trace, left)]).toEqual([trace, allowed]);
    }
    expect(await money()).toEqual(before);
    expect(await customer.state(abandoned.id)).toBe('cancelled');
    expect((await call('cart', { params: { cartId: guest.id } })).items).toHaveLength(1);
    expect((await call('draft', { params: { id: guests.id } })).tellEmail).toBe('');
  });

  test('erases a guest everywhere, except the name and address on invoices', async () => {
    const email = 'gwenfrewi@guest.example';
    const { id, key } = await placeOrder(shop, {
      email,
      comment: 'Penblwyddus',
      personalisation: { v: 1, fields: { name: 'Myfanwyol' } },
      address: { AddressLine1: '78 Troedrhiwfach' },
    });
    await payAtStandIn(origin, key);
    await emails(email);
    await course.startProduction(id, 'staff');
    await holdScanned(id, 'Ask Clydachwen');
    await course.dispatch(id, { carrier: 'royal-mail', tracking: 'QQ987654321GB' }, 'staff');
    await course.deliver(id, null, 'staff');
    await emails(email);
    const draft = await call('draftNew', {
      body: { productId: productIds['MUG-WREATH']!, personalisation: { v: 1, fields: {} } },
    });
    await call('draftTell', { params: { id: draft.id }, body: { email } });
    await call('notifyWebsite', {
      body: { title: 'Hello', items: [{ name: 'Email', value: email }] },
    });
    const allowed = {
      gwenfrewi: [],
      Penblwyddus: [],
      Myfanwyol: ['invoice.document'],
      Troedrhiwfach: ['order_person.payment_address'],
      QQ987654321GB: [],
      Clydachwen: [],
    };
    const full = await everyText();
    for (const trace of Object.keys(allowed))
      expect(placesOf(trace, full).length).toBeGreaterThan(0);

    const erased = await database
      .transaction()
      .execute((transaction) => shop.services.erasure.forgetGuest(transaction, email));

    expect(erased).toBe(true);
    expect((await emails(email)).at(-1)?.subject).toMatch(/data at .* was erased/);
    const left = await everyText();
    expect(
      Object.fromEntries(Object.keys(allowed).map((trace) => [trace, placesOf(trace, left)])),
    ).toEqual(allowed);
  });

  test('leaves nothing that the customer’s keys, emails or passwords would open', async () => {
    const email = 'gone@person.example';
    const customer = await fullCustomer(shop, origin, email);
    const order = await customer.order();
    await customer.bring(order);
    const [link] = await shop.tokens(email, 'recovery');
    const { url } = await call('orderInvoice', { params: { id: order.id } }, customer);
    expect((await erase(customer)).statusCode).toBe(200);
    const statuses = async (...asked: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(
      await statuses(
        ask('orderCheckByKey', { params: { orderKey: order.key } }),
        ask('orderInvoiceByKey', { params: { orderKey: order.key } }),
        ask('cart', { params: { cartId: order.cartId } }),
        ask('logIn', { body: { username: email, password: PASSWORD } }),
        ask('recoveryConfirm', { body: { token: link!, password: 'Cwtch.2027' } }),
        ask('meErase', { body: { password: PASSWORD } }, customer),
      ),
    ).toEqual([404, 404, 404, 401, 422, 401]);
    expect(url).toContain('/invoices/');
    // The address is free for a new account.
    expect((await ask('userCreate', shop.form(email))).statusCode).toBe(201);
  });

  test('does not change other customers', async () => {
    const other = await fullCustomer(shop, origin, 'other@person.example');
    const untouched = await other.order();
    await other.bring(untouched);
    const before = await call('meExport', {}, other);
    const leaving = await fullCustomer(shop, origin, 'leaving@person.example');
    expect((await erase(leaving)).statusCode).toBe(200);
    const { exportedAt: _, ...after } = await call('meExport', {}, other);
    expect(after).toEqual(expect.objectContaining({ orders: before.orders, carts: before.carts }));
    expect(before).toMatchObject(after);
    expect((await call('orderCheckByKey', { params: { orderKey: untouched.key } })).status).toBe(
      'delivered',
    );
  });

  test('happens once, even when requested many times at once', async () => {
    const customer = await fullCustomer(shop, origin, 'twice@person.example');
    const order = await customer.order();
    const answers = await Promise.all([erase(customer), erase(customer), erase(customer)]);
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 401, 401]);
    expect(await customer.state(order.id)).toBe('cancelled');
    const goodbyes = (await emails('twice@person.example')).filter(({ subject }) =>
      /erased|deleted|forgotten|closed/i.test(subject ?? ''),
    );
    expect(goodbyes).toHaveLength(1);
  });

  test('releases the stock of unpaid orders', async () => {
    const stock = async () =>
      (
        await database
          .selectFrom('blankVariant')
          .select('stock')
          .where('sku', '=', 'MUG')
          .executeTakeFirstOrThrow()
      ).stock;
    const customer = await fullCustomer(shop, origin, 'stock@person.example');
    const before = await stock();
    await customer.order();
    expect(await stock()).toBe(before - 1);
    expect((await erase(customer)).statusCode).toBe(200);
    expect(await stock()).toBe(before);
  });
});
