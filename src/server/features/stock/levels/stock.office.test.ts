/** Stock in the office: levels with what is held and unmade, deliveries, losses, counts and history. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { placeOrder } from '../../../testing/features/orders.ts';

const shop = await testShop();
const origin = await shop.open();
const office = officeOf(shop);
const [owner, workshop] = [await office.member('owner'), await office.member('workshop')];

const levelOf = async (sku: string) =>
  (await office.call('stock', { query: { search: sku } }, workshop)).blanks.find(
    (blank) => blank.sku === sku,
  )!;
const move = (body: object, sku = 'MUG') =>
  office.ask('stockMove', { params: { sku }, body: { key: randomUUID(), ...body } }, owner.cookie);
const history = async (sku: string) =>
  (await office.call('stockHistory', { params: { sku } }, workshop)).changes;

describe('the list', () => {
  test('tells what is for sale, held, sold but not made, and on the shelf', async () => {
    const before = await levelOf('MUG');
    await placeOrder(shop, { quantity: 2 });
    const { id } = await buyAtStandIn(shop, origin, { quantity: 3 });
    expect(await levelOf('MUG')).toEqual({
      ...before,
      forSale: before.forSale - 5,
      held: before.held + 2,
      sold: before.sold + 3,
    });
    await shop.services.course.startProduction(id, 'staff');
    expect(await levelOf('MUG')).toMatchObject({
      held: before.held + 2,
      sold: before.sold,
      // Not made yet either, but no longer on the shelf.
      making: before.making + 3,
      shelf: before.shelf - 3,
    });
  });

  test('has views of what is low and what is out, with their counts', async () => {
    const level = { params: { sku: 'MUG' }, body: { level: 1_000_000 } };
    await office.call('stockReorderLevel', level, owner);
    expect(await levelOf('MUG')).toMatchObject({ reorderLevel: 1_000_000, isLow: true });
    for (const state of ['low', 'out'] as const) {
      const { blanks, counts } = await office.call('stock', { query: { state } }, workshop);
      expect(blanks).toHaveLength(counts[state]);
      for (const { forSale, reorderLevel } of blanks)
        expect(state === 'out' ? forSale === 0 : forSale > 0 && forSale <= reorderLevel).toBe(true);
    }
    const low = await office.call('stock', { query: { state: 'low' } }, workshop);
    expect(low.blanks.map(({ sku }) => sku)).toContain('MUG');
    const { entries } = await office.call(
      'journal',
      { query: { kind: 'stock', id: 'MUG' } },
      owner,
    );
    expect(entries[0]).toMatchObject({
      action: 'stock.reorderLevel',
      before: { reorderLevel: 5 },
      after: { reorderLevel: 1_000_000 },
    });
  });

  test('has what a blank costs, which the workshop does not see, and which can be unset', async () => {
    const set = (cost: number | null) =>
      office.call('stockCost', { params: { sku: 'MUG' }, body: { cost } }, owner);
    const costFor = async (member: typeof owner) =>
      (await office.call('stock', {}, member)).blanks.find(({ sku }) => sku === 'MUG')!.cost;
    await set(185);
    expect([await costFor(owner), await costFor(workshop)]).toEqual([185, null]);
    await set(0);
    expect(await costFor(owner)).toBe(0);
    await set(null);
    await set(null);
    expect(await costFor(owner)).toBeNull();
    const query = { kind: 'stock', id: 'MUG' };
    const { entries } = await office.call('journal', { query }, owner);
    const costs = entries.filter(({ action }) => action === 'stock.cost');
    expect(costs.map(({ before, after }) => [before, after])).toEqual([
      [{ costPence: 0 }, { costPence: null }],
      [{ costPence: 185 }, { costPence: 0 }],
      [{ costPence: null }, { costPence: 185 }],
    ]);
  });

  test('is searched by any part of a blank, and continues after a SKU', async () => {
    const all = (await office.call('stock', {}, workshop)).blanks;
    expect(all.map(({ sku }) => sku)).toEqual(all.map(({ sku }) => sku).toSorted());
    const { blanks } = await office.call('stock', { query: { search: 'mUg' } }, workshop);
    expect(blanks.length).toBeGreaterThan(0);
    for (const { sku, blank, finish } of blanks)
      expect(`${sku} ${blank} ${finish}`.toLowerCase()).toContain('mug');
    expect((await office.call('stock', { query: { search: '%' } }, workshop)).blanks).toEqual([]);
    const rest = await office.call('stock', { query: { after: all[0]!.sku } }, workshop);
    expect(rest.blanks).toEqual(all.slice(1));
  });
});

describe('a change', () => {
  test('counts once, however often its call is repeated, and tells who made it', async () => {
    const { forSale } = await levelOf('MUG');
    const body = { key: randomUUID(), kind: 'delivered', count: 12, reason: 'Order 7741' };
    const responses = await Promise.all([move(body), move(body), move(body)]);
    for (const response of responses)
      expect(response.json()).toMatchObject({
        data: { before: forSale, after: forSale + 12 },
      });
    expect((await levelOf('MUG')).forSale).toBe(forSale + 12);
    expect((await history('MUG'))[0]).toMatchObject({
      by: owner.email,
      kind: 'delivered',
      count: 12,
      before: forSale,
      after: forSale + 12,
      reason: 'Order 7741',
    });
    const { entries } = await office.call('journal', { query: { kind: 'stock' } }, owner);
    expect(entries[0]).toMatchObject({
      actor: { name: owner.email },
      action: 'stock.delivered',
      subject: { id: 'MUG' },
      reason: 'Order 7741',
    });
    expect(entries[1]?.action).not.toBe('stock.delivered');
  });

  test('by counting leaves out what orders have, and tells what is missing', async () => {
    const { held, sold, shelf } = await levelOf('MUG');
    const count = (counted: number) =>
      office.call(
        'stockCount',
        { params: { sku: 'MUG' }, body: { key: randomUUID(), count: counted } },
        workshop,
      );
    expect(await count(shelf + 1)).toMatchObject({ after: shelf + 1 - held - sold, short: 0 });
    expect(await count(0)).toMatchObject({ after: 0, short: held + sold });
    await count(shelf);
  });

  test('that removes more than is for sale, or of an unknown blank, is refused', async () => {
    const { forSale } = await levelOf('MUG');
    const tooMany = await move({ kind: 'removed', count: forSale + 1 });
    expect([tooMany.statusCode, tooMany.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining(`Only ${forSale} of MUG can be removed`),
    ]);
    expect((await move({ kind: 'removed', count: 1 }, 'CUP')).statusCode).toBe(404);
    expect((await levelOf('MUG')).forSale).toBe(forSale);
  });

  test('of a delivery is not for the workshop, which only counts', async () => {
    const request = {
      params: { sku: 'MUG' },
      body: { key: randomUUID(), kind: 'delivered', count: 1 },
    };
    expect((await office.ask('stockMove', request, workshop.cookie)).statusCode).toBe(403);
  });
});
