/** The gateway against the stand-in: protocol, refusals, lost and slow answers, limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { pence } from '../../../domain/money/money.ts';
import type { ParcelDefaults, ParcelToSend } from '../../../domain/sending/sending-columns.ts';
import { clickAndDropGateway } from './click-and-drop.gateway.ts';
import { MOST_IDS } from './click-and-drop.ts';
import { startStandIn } from './stand-in/stand-in.plugin.ts';
import type { Fault } from './stand-in/stand-in.script.ts';
import { newStandIn } from './stand-in/stand-in.ts';
import type { StandInOptions } from './stand-in/stand-in.ts';

const KEY = 'a-key-nobody-may-read';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(options: Partial<StandInOptions> = {}, key = KEY) {
  const standIn = newStandIn({ key: KEY, callsPerSecond: 1000, ...options });
  const { url, app } = await startStandIn(standIn);
  closing.push(() => app.close());
  const gateway = clickAndDropGateway({ baseUrl: url, key, timeoutMs: 1000, spacingMs: 0 });
  return { standIn, url, gateway };
}

/** A service that answers every call alike. */
async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return clickAndDropGateway({ baseUrl, key: KEY, timeoutMs: 1000, spacingMs: 0 });
}

const parcel = (changes: Partial<ParcelToSend> = {}): ParcelToSend => ({
  reference: 'KS-4F7-K9Q2',
  placedAt: new Date('2026-03-03T10:00:00Z'),
  address: {
    ...EMPTY_ADDRESS,
    FirstName: 'Siân',
    LastName: 'Ŵyn',
    AddressLine1: '1 Stryd Fawr',
    CityTown: 'Aberystwyth',
    PostCode: 'SY23 1AA',
    Country: 'GB',
  },
  email: 'sian@example.org',
  phone: '+44 (0)1632 960123',
  pieces: 2,
  subtotalPence: pence(2498),
  deliveryPence: pence(499),
  totalPence: pence(2997),
  currency: 'GBP',
  ...changes,
});
const addressed = (changes: Partial<ParcelToSend['address']>): ParcelToSend =>
  parcel({ address: { ...parcel().address, ...changes } });
const DEFAULTS: ParcelDefaults = { serviceCode: '', packageSize: '', weightGrams: 0 };

async function created(gateway: ReturnType<typeof clickAndDropGateway>, reference?: string) {
  const answer = await gateway.createOrder(parcel(reference ? { reference } : {}), DEFAULTS);
  if (answer.outcome === 'failed') throw new Error(answer.reason);
  return answer.order;
}

describe('a parcel', () => {
  test('is sent as the API wants it, and gets an id but no number yet', async () => {
    const { gateway, standIn } = await open();
    const defaults = {
      serviceCode: 'TOLP48',
      packageSize: 'small parcel',
      weightGrams: 450,
    } as const;
    const answer = await gateway.createOrder(parcel(), defaults);
    expect(answer).toEqual({
      outcome: 'done',
      order: { id: '1001', reference: 'KS-4F7-K9Q2', tracking: null },
    });
    expect(standIn.received).toEqual([
      {
        orderReference: 'KS-4F7-K9Q2',
        recipient: {
          address: {
            fullName: 'Siân Ŵyn',
            addressLine1: '1 Stryd Fawr',
            city: 'Aberystwyth',
            postcode: 'SY23 1AA',
            countryCode: 'GB',
          },
          emailAddress: 'sian@example.org',
          phoneNumber: '01632960123',
        },
        orderDate: '2026-03-03T10:00:00.000Z',
        subtotal: 24.98,
        shippingCostCharged: 4.99,
        total: 29.97,
        currencyCode: 'GBP',
        packages: [{ weightInGrams: 450, packageFormatIdentifier: 'smallParcel' }],
        postageDetails: { serviceCode: 'TOLP48' },
      },
    ]);
  });

  test('without a known weight and service leaves both to the account', async () => {
    const { gateway, standIn } = await open();
    await created(gateway);
    expect(standIn.received[0]).not.toHaveProperty('packages');
    expect(standIn.received[0]).not.toHaveProperty('postageDetails');
  });

  test.each([
    ['a postcode that does not exist', addressed({ PostCode: 'GIR 0AA' }), ['postcode']],
    ['a town that is too long', addressed({ CityTown: 'x'.repeat(101) }), ['city']],
    [
      'neither a street nor a town',
      addressed({ AddressLine1: '', CityTown: '' }),
      ['line1', 'city'],
    ],
  ])('is refused for %s, named in our words', async (_, wrong, fields) => {
    const { gateway, standIn } = await open();
    const answer = await gateway.createOrder(wrong, DEFAULTS);
    expect(answer).toMatchObject({ outcome: 'failed', reason: 'refused', fields });
    expect(standIn.ledger.orders()).toEqual([]);
  });

  test('is refused for a service code that no account has', async () => {
    const { gateway } = await open();
    const answer = await gateway.createOrder(parcel(), {
      ...DEFAULTS,
      serviceCode: 'x'.repeat(11),
    });
    expect(answer).toMatchObject({ reason: 'refused', fields: ['serviceCode'] });
  });
});

describe('asking', () => {
  test('by reference finds none, one, or all that somebody made', async () => {
    const { gateway } = await open();
    expect(await gateway.ordersByReference('KS-4F7-K9Q2')).toEqual({ outcome: 'done', orders: [] });
    const order = await created(gateway);
    await created(gateway, 'KS-4F7-K9Q2-2');
    expect(await gateway.ordersByReference('KS-4F7-K9Q2')).toEqual({
      outcome: 'done',
      orders: [order],
    });
    await created(gateway);
    const both = await gateway.ordersByReference('KS-4F7-K9Q2');
    expect(both).toMatchObject({ orders: [{ id: '1001' }, { id: '1003' }] });
  });

  test('by id finds tracking numbers once labels are bought, and leaves out deleted orders', async () => {
    const { gateway, standIn } = await open();
    const ids: string[] = [];
    for (let number = 0; number < MOST_IDS; number += 1)
      ids.push((await created(gateway, `KS-${number}`)).id);
    standIn.buyLabels();
    const found = await gateway.ordersById(ids);
    if (found.outcome === 'failed') throw new Error(found.reason);
    expect(found.orders.map(({ id }) => id)).toEqual(ids);
    expect(new Set(found.orders.map(({ tracking }) => tracking)).size).toBe(MOST_IDS);
    for (const order of standIn.ledger.orders().slice(1)) standIn.remove(order);
    expect(await gateway.ordersById(ids.slice(0, 3))).toMatchObject({ orders: [{ id: ids[0] }] });
    expect(await gateway.ordersById(ids.slice(1, 3))).toEqual({ outcome: 'done', orders: [] });
  });

  test('takes the number of a package for the order’s', async () => {
    const packages = [{ trackingNumber: null }, { trackingNumber: ' AB123456789GB ' }];
    const order = { orderIdentifier: 7, orderReference: 'KS-1', trackingNumber: null, packages };
    const gateway = await answering(200, JSON.stringify([order]));
    expect(await gateway.ordersById(['7'])).toMatchObject({
      orders: [{ tracking: 'AB123456789GB' }],
    });
  });

  test.each([
    [404, ''],
    [404, '<h1>Not found</h1>'],
    [400, JSON.stringify([{ code: 'OrderNotFound', message: 'Order not found' }])],
  ])('understands %i %s as an order that does not exist', async (status, body) => {
    const gateway = await answering(status, body);
    expect(await gateway.ordersByReference('KS-1')).toEqual({ outcome: 'done', orders: [] });
  });

  test('does not take another 400 for an order that does not exist', async () => {
    const gateway = await answering(400, JSON.stringify([{ code: 'X', message: 'Bad name' }]));
    const answer = await gateway.ordersByReference('KS-1');
    expect(answer).toMatchObject({ outcome: 'failed', reason: 'refused', said: 'Bad name' });
  });
});

describe('on a bad day', () => {
  const faults: [Fault['effect'], string, number][] = [
    ['error', 'unavailable', 0],
    ['errorAfter', 'unavailable', 1],
    ['silence', 'unavailable', 0],
    ['silenceAfter', 'unavailable', 1],
    ['garbled', 'unavailable', 1],
    ['busy', 'busy', 0],
    ['refuse', 'refused', 0],
  ];
  test.each(faults)('%s is told as %s, and %i orders are made', async (effect, reason, made) => {
    const { gateway, standIn } = await open();
    standIn.script.add({ call: 'create', effect });
    const answer = await gateway.createOrder(parcel(), DEFAULTS);
    expect(answer).toMatchObject({ outcome: 'failed', reason });
    expect(standIn.ledger.orders()).toHaveLength(made);
  });

  test('a slow answer in time is an answer', async () => {
    const { gateway, standIn } = await open();
    standIn.script.add({ call: 'create', effect: 'slow', ms: 300 });
    expect(await created(gateway)).toMatchObject({ id: '1001' });
  });

  test('a limit says when another call is welcome', async () => {
    const { gateway, standIn } = await open();
    standIn.script.add({ call: 'find', effect: 'busy', ms: 3000 });
    expect(await gateway.ordersById(['1'])).toMatchObject({ reason: 'busy', retryAfterMs: 3000 });
    standIn.script.add({ call: 'find', effect: 'busy' });
    expect(await gateway.ordersById(['1'])).toMatchObject({ reason: 'busy', retryAfterMs: 0 });
    const inOneHour = new Date(Date.now() + 7_200_000).toUTCString();
    const dated = await answering(429, '', { 'retry-after': inOneHour });
    expect(await dated.ordersById(['1'])).toMatchObject({ retryAfterMs: 3_600_000 });
    const unreadable = await answering(429, 'slow down', { 'retry-after': 'soon' });
    expect(await unreadable.ordersById(['1'])).toMatchObject({ retryAfterMs: null });
  });

  test('calls keep the pace that the service allows', async () => {
    const { url, standIn } = await open({ callsPerSecond: 5 });
    const gateway = clickAndDropGateway({ baseUrl: url, key: KEY });
    const many = Array.from({ length: 8 }, () => gateway.ordersByReference('KS-1'));
    for (const answer of await Promise.all(many)) expect(answer.outcome).toBe('done');
    expect(standIn.ledger.orders()).toEqual([]);
  });

  test.each([401, 403])('%i means that the key is refused', async (status) => {
    const gateway = await answering(status, '');
    expect(await gateway.ordersById(['1'])).toMatchObject({ reason: 'keyRefused' });
    const { gateway: other } = await open({}, 'another key');
    expect(await other.createOrder(parcel(), DEFAULTS)).toMatchObject({ reason: 'keyRefused' });
  });

  test.each([
    [200, ''],
    [200, '[]'],
    [200, '{"createdOrders":[{"orderIdentifier":"7"}]}'],
    [200, '{"createdOrders":[{"orderIdentifier":7,"orderReference":"KS-OTHER"}]}'],
    [200, '{"createdOrders":[],"failedOrders":[]}'],
    [302, ''],
    [503, '<html>'],
  ])('after %i %s an order may have been made', async (status, body) => {
    const gateway = await answering(status, body, status === 302 ? { location: '/x' } : {});
    const answer = await gateway.createOrder(parcel(), DEFAULTS);
    expect(answer).toMatchObject({ outcome: 'failed', reason: 'unavailable' });
  });

  test('no answer quotes the key', async () => {
    const gateway = await answering(400, JSON.stringify({ message: 'Bad request' }));
    const answers = [
      await gateway.createOrder(parcel(), DEFAULTS),
      await clickAndDropGateway({ baseUrl: 'http://127.0.0.1:9', key: KEY }).ordersById(['1']),
    ];
    expect(JSON.stringify(answers)).not.toContain(KEY);
  });
});

test('the stand-in has its orders again after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keepsake-carrier-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const journal = path.join(folder, 'orders.jsonl');
  const first = await open({ journal });
  await created(first.gateway);
  first.standIn.buyLabels();
  const second = await open({ journal });
  const found = await second.gateway.ordersById(['1001']);
  expect(found).toMatchObject({ orders: [{ tracking: 'TT000001001GB' }] });
});
