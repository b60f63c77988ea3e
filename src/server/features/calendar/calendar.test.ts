import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { DEFAULT_DELIVERY_ZONES, type DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { bankHolidaysGateway } from '../../gateways/bank-holidays.gateway.ts';
import type { DispatchSettings } from '../../../domain/settings/shop-settings.ts';
import { placeOrder } from '../../testing/features/orders.ts';
import { calendarService } from './calendar.service.ts';

let answer: { status: number; body: string } = { status: 503, body: '' };
const feed = createServer((_, response) =>
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body),
);
await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening));
afterAll(() => feed.close());
const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/bank-holidays.json`;

let now = new Date('2026-12-24T14:30:00Z');
const shop = await testShop({ clock: () => now });
const { call } = shop;

describe('the calendar', () => {
  test('knows the bank holidays before any fetch', async () => {
    const holidays = await call('bankHolidays', {});
    expect(holidays).toContainEqual({
      title: expect.any(String),
      date: '2026-12-25',
      division: 'england-and-wales',
    });
    expect(holidays).toContainEqual({
      title: expect.any(String),
      date: '2027-01-04',
      division: 'scotland',
      isSubstitute: true,
    });
  });

  test('promises dates over Christmas that the courier can keep', async () => {
    const { cutOffs } = await call('dispatchPromise', {});
    expect(cutOffs[0]).toEqual({
      orderBefore: '2026-12-29T14:00:00Z',
      dispatchOn: '2026-12-29',
      arrivesFrom: '2026-12-30',
      arrivesTo: '2027-01-04',
    });
    expect(cutOffs).toHaveLength(10);
  });

  test.each([
    ['northernIreland', { PostCode: 'BT1 5GS', CityTown: 'Belfast' }],
    ['highlands', { PostCode: 'ZE1 0AA', CityTown: 'Lerwick' }],
    ['bfpo', { PostCode: 'BF1 0AA', CityTown: 'BFPO 1' }],
    ['uk', {}],
  ] as const)('promises %s the days that its order and its emails name', async (zone, address) => {
    now = new Date('2026-11-27T20:00:00Z');
    const { cutOffs } = await call('dispatchPromise', { query: { zone } });
    const order = await placeOrder(shop, { address });
    expect(cutOffs[0]).toMatchObject(order.promise);
    const whole = await call('dispatchPromise', {});
    expect(whole.cutOffs[0]!.arrivesTo === order.promise.arrivesTo).toBe(zone === 'uk');
  });

  test('announces the next last orders, at once with a day that was closed or a cut-off that passed', async () => {
    const { database } = await testDatabase();
    let at = new Date('2026-12-21T13:59:00Z');
    let closed: DispatchSettings['closed'] = [];
    let zones: readonly DeliveryZone[] = DEFAULT_DELIVERY_ZONES;
    const calendar = calendarService({
      database,
      clock: () => at,
      holidays: bankHolidaysGateway(url),
      dispatch: () => ({ cutOffHour: 14, closed }),
      zones: () => zones,
    });
    expect(await calendar.nextLastOrders()).toMatchObject({
      day: 'christmas',
      dispatchOn: '2026-12-21',
    });
    closed = [{ from: '2026-12-21', to: '2026-12-21' }];
    expect(await calendar.nextLastOrders()).toBeNull();
    closed = [];
    expect(await calendar.nextLastOrders()).toMatchObject({ dispatchOn: '2026-12-21' });
    at = new Date('2026-12-21T14:01:00Z');
    expect(await calendar.nextLastOrders()).toBeNull();

    at = new Date('2026-12-18T10:00:00Z');
    const farther = async () =>
      Object.fromEntries(
        (await calendar.nextLastOrders())!.farther.map(({ zone, dispatchOn }) => [
          zone,
          dispatchOn,
        ]),
      );
    expect(await farther()).toEqual({
      highlands: '2026-12-18',
      northernIreland: '2026-12-18',
      isleOfMan: null,
      bfpo: null,
    });
    zones = zones.map((zone) => ({ ...zone, extraDays: zone.name === 'bfpo' ? 1 : 0 }));
    expect(await farther()).toEqual({ bfpo: '2026-12-18' });
  });

  test('adopts the feed, and keeps it while the feed is away or broken', async () => {
    const { database } = await testDatabase();
    const calendar = calendarService({
      database,
      clock: () => now,
      holidays: bankHolidaysGateway(url),
      dispatch: () => ({ cutOffHour: 14, closed: [] }),
      zones: () => DEFAULT_DELIVERY_ZONES,
    });
    now = new Date('2026-06-01T09:00:00Z');
    await expect(calendar.refresh()).rejects.toThrow('503');
    const event = { title: 'Extra day', date: '2026-06-02', notes: '', bunting: true };
    const division = (name: string) => ({ division: name, events: [event] });
    answer = {
      status: 200,
      body: JSON.stringify({
        'england-and-wales': division('england-and-wales'),
        scotland: division('scotland'),
        'northern-ireland': division('northern-ireland'),
      }),
    };
    await calendar.refresh();
    expect((await calendar.promise({ extraDays: 0 })).arrivesFrom).toBe('2026-06-03');
    answer = { status: 200, body: '{"oops":1}' };
    await expect(calendar.refresh()).rejects.toMatchObject({ code: 'malformed' });
    expect((await calendar.bankHolidays()).map(({ title }) => title)).toEqual([
      'Extra day',
      'Extra day',
      'Extra day',
    ]);
  });
});
