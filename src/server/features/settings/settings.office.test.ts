/** The shop's settings: changed in the office, live in the shop and in other processes, recorded. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeRequestOf } from '../../../contract/office/contract.ts';
import { ZONE_NAMES } from '../../../domain/delivery/zone-names.ts';
import { readEmails } from '../../testing/jobs.ts';
import { officeOf } from '../../testing/office.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import { placeOrder } from '../../testing/features/orders.ts';
import { payAtStandIn } from '../../testing/features/paid-orders.ts';
import { testShop } from '../../testing/test-app.ts';
import { listenToSettings } from './live-settings.ts';
import type { SettingsListener } from './live-settings.ts';

const FRIDAY = new Date('2026-11-27T10:00:00Z');
const shop = await testShop({ clock: () => FRIDAY });
const origin = await shop.open();
const office = officeOf(shop);
const [owner, manager] = [await office.member('owner'), await office.member('manager')];

const read = () => office.call('settings', {}, manager);
type Zones = OfficeRequestOf<'settingsDelivery'>['body']['zones'];

async function setDelivery(change: (zones: Zones) => Zones, reason?: string) {
  const { delivery, versions } = await read();
  const body = {
    zones: change(delivery.zones),
    version: versions.delivery,
    ...(reason && { reason }),
  };
  return office.call('settingsDelivery', { body }, owner);
}
const priced = (name: string, price: number) => (zones: Zones) =>
  zones.map((zone) => (zone.name === name ? { ...zone, price } : zone));

async function setCompany(change: object) {
  const { company, versions } = await read();
  const body = { ...company, ...change, version: versions.company };
  return office.call('settingsCompany', { body }, owner);
}

const deliveryOfNewCart = async () =>
  (await shop.call('cart', { params: { cartId: 'new' } })).shippingTotal;

describe('another process', () => {
  let other: SettingsListener;
  beforeAll(async () => {
    const first = (await shop.services.settings.find()).settings;
    const { database, url } = shop;
    other = await listenToSettings({ database, url, first, onTrouble: () => {} });
  });
  afterAll(() => other.stop());

  test('hears of a change', async () => {
    await setDelivery(priced('bfpo', 650));
    const price = () =>
      other.current().delivery.zones.find(({ name }) => name === 'bfpo')?.pricePence;
    await expect.poll(price).toBe(650);
  });

  test('reads the settings again after its connection was cut', async () => {
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'keepsake listens' AND datname = current_database()`.execute(
      shop.database,
    );
    await setDelivery(priced('bfpo', 660));
    const price = () =>
      other.current().delivery.zones.find(({ name }) => name === 'bfpo')?.pricePence;
    await expect.poll(price).toBe(660);
  });
});

describe('delivery', () => {
  test('a new price is the cart’s, and an order placed before keeps its own', async () => {
    const { totalPence, shippingTotalPence, id } = await placeOrder(shop, {});
    await setDelivery(priced('uk', 550), 'Royal Mail went up');
    expect(await deliveryOfNewCart()).toBe(550);
    expect(await shop.services.orders.byId(id)).toMatchObject({ totalPence, shippingTotalPence });
    expect((await placeOrder(shop, {})).shippingTotalPence).toBe(550);
    const { entries } = await office.call(
      'journal',
      { query: { kind: 'settings', id: 'delivery' } },
      owner,
    );
    expect(entries[0]).toMatchObject({
      action: 'settings.change',
      before: { [ZONE_NAMES.uk]: '£4.99, 0 extra days' },
      after: { [ZONE_NAMES.uk]: '£5.50, 0 extra days' },
      reason: 'Royal Mail went up',
    });
  });

  test('an address of a zone that is left out is refused', async () => {
    await setDelivery((zones) => zones.filter(({ name }) => name !== 'isleOfMan'));
    const { id } = await shop.services.cart.addItem('new', {
      productId: shop.productIds['MUG-WREATH']!,
      quantity: 1,
      personalisation: { v: 1, fields: { name: 'Siân' } },
    });
    const refused = await shop.ask('cartAddressGuest', {
      params: { cartId: id, type: 'shipping' },
      body: { ...SHOPPER_ADDRESS, PostCode: 'IM1 1AA', Country: 'IM' },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Isle of Man');
  });

  test('the second of two editors is told, and changes nothing', async () => {
    const { delivery, versions } = await read();
    const attempts = await Promise.all(
      [501, 502, 503].map((price) =>
        office.ask(
          'settingsDelivery',
          { body: { zones: priced('uk', price)(delivery.zones), version: versions.delivery } },
          owner.cookie,
        ),
      ),
    );
    const codes = attempts.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const won = codes.indexOf(200);
    expect(await deliveryOfNewCart()).toBe([501, 502, 503][won]);
    expect((await read()).versions.delivery).toBe(versions.delivery + 1);
  });

  test.each([
    ['no zone', []],
    ['a zone twice', [1, 2].map((price) => ({ name: 'uk' as const, price, extraDays: 0 }))],
    ['a negative price', [{ name: 'uk' as const, price: -1, extraDays: 0 }]],
  ])('%s is refused', async (_, zones) => {
    const { versions } = await read();
    const body = { zones, version: versions.delivery };
    const refused = await office.ask('settingsDelivery', { body }, owner.cookie);
    expect(refused.statusCode).toBe(422);
  });
});

describe('closed days', () => {
  const close = async (...closed: { from: string; to: string }[]) => {
    const { versions } = await read();
    const body = { cutOffHour: 14, closed, version: versions.dispatch };
    return office.ask('settingsDispatch', { body }, manager.cookie);
  };

  test('move the promise of new orders at once, and leave what was promised', async () => {
    const before = await placeOrder(shop, {});
    expect(before.promise.dispatchOn).toBe('2026-11-27');
    await close({ from: '2026-11-26', to: '2026-11-30' });
    const { cutOffs } = await shop.call('dispatchPromise', {});
    expect(cutOffs[0]).toMatchObject({ dispatchOn: '2026-12-01' });
    expect((await placeOrder(shop, {})).promise.dispatchOn).toBe('2026-12-01');
    expect((await shop.services.orders.byId(before.id)).promise.dispatchOn).toBe('2026-11-27');
    await close();
    expect((await placeOrder(shop, {})).promise.dispatchOn).toBe('2026-11-27');
  });

  test('a period that ends before it begins is refused, with its place', async () => {
    const refused = await close({ from: '2026-12-24', to: '2026-12-23' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      violations: [{ propertyPath: 'closed.0.to', message: 'The last day is before the first.' }],
    });
  });
});

describe('the cut-off', () => {
  const setCutOff = async (cutOffHour: number) => {
    const { dispatch, versions } = await read();
    const body = { ...dispatch, cutOffHour, version: versions.dispatch };
    return office.ask('settingsDispatch', { body }, manager.cookie);
  };

  test('moves new orders to the next day, and the time until which paid ones may be changed', async () => {
    expect((await setCutOff(9)).statusCode).toBe(200);
    const order = await placeOrder(shop, {});
    expect(order.promise.dispatchOn).toBe('2026-11-30');
    await payAtStandIn(origin, order.key);
    const shown = await shop.call('orderCheckByKey', { params: { orderKey: order.key } });
    expect(shown.editableUntil).toBe('2026-11-30T09:00:00Z');
    await setCutOff(14);
    expect((await placeOrder(shop, {})).promise.dispatchOn).toBe('2026-11-27');
  });

  test.each([0, 24, 9.5])('%f is no hour', async (hour) => {
    expect((await setCutOff(hour)).statusCode).toBe(422);
  });
});

describe('the company', () => {
  test('an order placed with VAT keeps the VAT number on its invoice; a new one has none', async () => {
    const before = await placeOrder(shop, {});
    await setCompany({ vatRegistered: false, legalName: 'Mugs of Ludlow Ltd' });
    await payAtStandIn(origin, before.key);
    const after = await placeOrder(shop, {});
    await payAtStandIn(origin, after.key);
    const documents = await shop.database
      .selectFrom('invoice')
      .select(['orderId', 'document'])
      .where('orderId', 'in', [before.id, after.id])
      .execute();
    const sellerOf = (id: string) =>
      documents.find(({ orderId }) => orderId === id)!.document.seller;
    expect(sellerOf(before.id)).toMatchObject({
      legalName: 'Mugs of Ludlow Ltd',
      vatNumber: 'GB 000 0000 00',
    });
    expect(sellerOf(after.id).vatNumber).toBeNull();
    expect(after.taxPence).toBe(0);
    await setCompany({ vatRegistered: true, vatNumber: 'gb999999973' });
    expect((await read()).company.vatNumber).toBe('GB 999 9999 73');
  });

  test('numbers that cannot be real are refused at their fields, unless nobody changed them', async () => {
    const { company, versions } = await read();
    const ask = (change: object) =>
      office.ask(
        'settingsCompany',
        { body: { ...company, ...change, version: versions.company } },
        owner.cookie,
      );
    const refused = await ask({ companyNumber: '12', vatNumber: 'GB 123 4567 89' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      violations: [{ propertyPath: 'companyNumber' }, { propertyPath: 'vatNumber' }],
    });
    expect((await read()).company).toEqual(company);
    expect(company.companyNumber).toBe('00000000');
  });

  test('the shop’s name is in the next invoice, email and feed', async () => {
    const { company } = await read();
    await setCompany({ name: 'Anrhegion' });
    const order = await placeOrder(shop, { email: 'enw@example.org' });
    await payAtStandIn(origin, order.key);
    const { document } = await shop.database
      .selectFrom('invoice')
      .select('document')
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(document.seller.name).toBe('Anrhegion');
    await shop.services.confirmations.sendConfirmation(order.id);
    const emails = await readEmails(shop.config.dataFolder);
    const confirmation = emails.find(({ to }) => to?.[0]?.address === 'enw@example.org');
    expect(confirmation!.subject).toContain(`(Anrhegion ${order.reference})`);
    expect(confirmation!.text).not.toContain('Keepsake\n');
    const feed = await shop.app.inject('/feed/products.xml');
    expect(feed.body).toContain('<title>Anrhegion</title>');
    await setCompany({ name: company.name });
  });

  test('only the owner changes it', async () => {
    const { company, versions } = await read();
    const body = { ...company, version: versions.company };
    const refused = await office.ask('settingsCompany', { body }, manager.cookie);
    expect(refused.statusCode).toBe(403);
  });
});
