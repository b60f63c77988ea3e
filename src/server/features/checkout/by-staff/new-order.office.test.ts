/** Orders that the staff take: priced as a shopper's, made once, and emailed with a link to pay. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runDueJobs, readEmails } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { placeOrder } from '../../../testing/features/orders.ts';
import { orderRequest } from '../../../testing/features/staff-orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';

const shop = await testShop();
await shop.open();
const office = officeOf(shop);
const support = await office.member('support');
const mug = shop.productIds['MUG-WREATH']!;
const create = (body: object) => office.ask('orderCreate', { body }, support.cookie);
const ordersMade = async () =>
  (await shop.database.selectFrom('customerOrder').select('id').execute()).length;

describe('an order taken by phone', () => {
  test('costs and promises what the same cart does when a shopper orders it', async () => {
    const own = await placeOrder(shop, { quantity: 3, address: { PostCode: 'IV1 1AA' } });
    const { lines, shipping, ...asked } = orderRequest(mug);
    const ordered = [{ ...lines[0]!, quantity: 2 }, lines[0]!];
    const body = { ...asked, lines: ordered, shipping: { ...shipping, PostCode: 'iv11aa' } };
    const quote = await office.call(
      'orderQuote',
      { body: { lines: ordered, postcode: 'iv11aa' } },
      support,
    );
    const { reference, money } = await office.call('orderCreate', { body }, support);
    const { id } = await shop.services.officeOrder.referenceOf(reference);
    const taken = await shop.services.orders.byId(id);
    const moneyOf = (order: typeof own) => ({
      goods: order.itemsTotalPence,
      delivery: order.shippingTotalPence,
      vat: order.taxPence,
      total: order.totalPence,
    });
    expect(moneyOf(taken)).toEqual(moneyOf(own));
    expect(quote).toMatchObject({ ...moneyOf(own), zone: 'highlands' });
    expect(money).toMatchObject(moneyOf(own));
    expect(taken.promise).toEqual(own.promise);
    const linesOf = async (orderId: string) =>
      (await shop.services.orders.lines(orderId)).map(
        ({
          productVariantId,
          quantity,
          personalisation,
          lineTotalPence,
          vatPence,
          designHash,
        }) => ({
          productVariantId,
          quantity,
          personalisation,
          lineTotalPence,
          vatPence,
          designHash,
        }),
      );
    expect(await linesOf(id)).toEqual(await linesOf(own.id));
  });

  test('is on its timeline, in the journal, and in an email that can be sent again', async () => {
    const email = `${randomUUID()}@example.org`;
    const body = { ...orderRequest(mug), email, note: 'Rings before noon' };
    const made = await office.call('orderCreate', { body }, support);
    expect(made).toMatchObject({
      state: 'awaitingPayment',
      payLink: { address: expect.stringContaining(`${shop.config.origin}/pay/`) as string },
      buyer: { email, phone: '01584 000000' },
    });
    expect(made.timeline.map(({ event, actor }) => [event, actor])).toEqual([
      ['place', support.email],
      ['note', support.email],
      ['payLink', support.email],
    ]);
    const manager = await office.member('manager');
    const { entries } = await office.call('journal', { query: { kind: 'order' } }, manager);
    expect(entries[0]).toMatchObject({
      actor: { kind: 'staff', name: support.email },
      action: 'order.create',
    });
    const params = { reference: made.reference };
    const sent = async () => {
      const { sendOrderNews } = jobHandlers(shop.services);
      await runDueJobs(shop.url, { sendOrderNews: sendOrderNews! });
      const all = await readEmails(shop.config.dataFolder);
      return all.filter(({ to }) => to?.some(({ address }) => address === email));
    };
    const [first] = await sent();
    expect(first?.text).toContain(made.payLink?.address);
    expect(first?.html).toContain(made.payLink?.address);
    expect(first?.text).toContain('“Siân”');
    const { emails, version, steps } = await office.call('order', { params }, support);
    expect(steps).toContain('resend');
    const again = { version, email: emails[0]!.id };
    await office.call('orderResend', { params, body: again }, support);
    expect(await sent()).toHaveLength(2);
  });

  test('shows the link to those who may change orders only', async () => {
    const { reference } = await office.call('orderCreate', { body: orderRequest(mug) }, support);
    const accountant = await office.member('accountant');
    const seen = await office.call('order', { params: { reference } }, accountant);
    expect(seen.payLink).toBeNull();
  });
});

describe('what is filled in wrong', () => {
  test('is refused all at once, each at its own field, and nothing is made', async () => {
    const before = await ordersMade();
    const { lines, shipping, ...asked } = orderRequest(mug);
    const long = { v: 1, fields: { name: 'x'.repeat(300) } };
    const response = await create({
      ...asked,
      email: 'sian',
      lastName: '',
      lines: [
        { ...lines[0]!, quantity: 0 },
        { ...lines[0]!, personalisation: long },
        { productId: randomUUID(), quantity: 1 },
      ],
      shipping: { ...shipping, AddressLine1: '', PostCode: 'nowhere' },
    });
    expect(response.statusCode).toBe(422);
    const { violations } = response.json<{ violations: { propertyPath: string }[] }>();
    expect(violations.map(({ propertyPath }) => propertyPath)).toEqual([
      'lines.0.quantity',
      'lines.1.personalisation.fields.name',
      'lines.2.productId',
      'lastName',
      'email',
      'shipping.AddressLine1',
      'shipping.PostCode',
    ]);
    expect(await ordersMade()).toBe(before);
  });

  test('includes places without delivery, an empty order and goods that no one agreed to', async () => {
    const { shipping, ...asked } = orderRequest(mug);
    const refused = async (body: object) => {
      const response = await create({ ...asked, shipping, ...body });
      const { violations = [] } = response.json<{ violations?: { propertyPath: string }[] }>();
      return [response.statusCode, violations.map(({ propertyPath }) => propertyPath)];
    };
    expect(await refused({ shipping: { ...shipping, PostCode: 'JE2 3AB' } })).toEqual([
      422,
      ['shipping.PostCode'],
    ]);
    expect(await refused({ lines: [] })).toEqual([409, []]);
    expect(await refused({ personalisedAccepted: false })).toEqual([422, ['personalisedAccepted']]);
  });
});

describe('one key makes one order', () => {
  test('if it is sent twice at once, and again later', async () => {
    const before = await ordersMade();
    const body = orderRequest(mug);
    const responses = await Promise.all([create(body), create(body)]);
    responses.push(await create(body));
    const references = responses.map(
      (response) => response.json<{ data: { reference: string } }>().data.reference,
    );
    expect(new Set(references).size).toBe(1);
    expect(await ordersMade()).toBe(before + 1);
  });

  test('and asks to look at that order if what is wanted has changed since', async () => {
    const body = orderRequest(mug);
    const { reference } = await office.call('orderCreate', { body }, support);
    for (const change of [{ firstName: 'Mair' }, { lines: [{ ...body.lines[0]!, quantity: 2 }] }]) {
      const response = await create({ ...body, ...change });
      expect(response.statusCode).toBe(409);
      expect(response.json<{ message: string }>().message).toContain(reference);
    }
  });
});

test('two members who take orders for the last piece make one order, and a refused key is free', async () => {
  await setStock(shop.database, 1, 'MUG');
  const before = await ordersMade();
  const bodies = [orderRequest(mug), orderRequest(mug)];
  const responses = await Promise.all(bodies.map(create));
  const refused = responses.findIndex(({ statusCode }) => statusCode !== 200);
  // By its lines if the other order was quicker, or else when the stock is taken.
  expect([409, 422]).toContain(responses[refused]?.statusCode);
  expect(responses[refused]?.body).toMatch(/sold out/);
  expect(await ordersMade()).toBe(before + 1);
  await setStock(shop.database, 5, 'MUG');
  expect((await create(bodies[refused]!)).statusCode).toBe(200);
});
