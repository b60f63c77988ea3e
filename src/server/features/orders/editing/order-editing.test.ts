/** Edits of a paid line until production starts: their effects, refusals and concurrent production. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-app.ts';
import { asAnswer } from '../../../every-call/testing/races.pairs.ts';
import { race } from '../../../testing/race.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { buy, placeOrder } from '../../../testing/features/orders.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { Order } from '../orders.service.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const { ask, call, signedIn, services } = shop;
const { course } = services;

const named = (name: string) => ({ v: 1 as const, fields: { name } });
const lineOf = async ({ id }: Pick<Order, 'id'>) => (await services.orders.drawnLines(id))[0]!;
const byKey = async ({ id, key }: Order, name: string) =>
  ask('orderItemUpdateByKey', {
    params: { orderKey: key, itemId: (await lineOf({ id })).id },
    body: { personalisation: named(name) },
  });

describe('a paid line', () => {
  test('is replaced: texts, sealed design, history, and machine files', async () => {
    const me = await signedIn();
    const order = await buy(shop, { customerId: me.customerId });
    const before = await lineOf(order);
    await services.machineFiles.make(before.id);
    const made = (await services.machineFiles.ofOrder(order.id)).map(({ mediaKey }) => mediaKey);
    expect(made.length).toBeGreaterThan(1);

    const detail = await call(
      'orderItemUpdate',
      { params: { id: order.id, itemId: before.id }, body: { personalisation: named('  Mair ') } },
      me,
    );
    expect(detail.items[0]).toMatchObject({
      words: [{ label: 'Name', text: 'Mair' }],
      unitPricePence: before.unitPricePence,
    });
    expect(detail.timeline.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      'place by customer',
      'pay by customer',
      'edit by customer',
    ]);
    // 2 pm on the promised dispatch day.
    expect(detail.editableUntil).toBe('2026-03-02T14:00:00Z');
    const after = await lineOf(order);
    expect(JSON.stringify(after.document)).toContain('Mair');
    expect(JSON.stringify(after.document)).not.toContain('Siân');
    expect(await services.machineFiles.ofOrder(order.id)).toEqual([]);
    await services.machineFiles.make(before.id);
    const remade = (await services.machineFiles.ofOrder(order.id)).map(({ mediaKey }) => mediaKey);
    expect(remade).toHaveLength(made.length);
    for (const mediaKey of remade) expect(made).not.toContain(mediaKey);
  });

  test('is shown to the buyer by email as it is made now', async () => {
    const order = await buy(shop);
    await byKey(order, 'Mair');
    const { sendOrderNews } = jobHandlers(services);
    await runDueJobs(shop.url, { sendOrderNews: sendOrderNews! });
    const about = (await readEmails(shop.config.dataFolder)).filter(
      ({ subject }) => subject === `Your Keepsake order ${order.reference} was changed`,
    );
    expect(about).toHaveLength(1);
    expect(about[0]!.text).toContain('(“Mair”)');
    const pictures = about[0]!.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg');
    expect(pictures).toHaveLength(1);
  });

  test('may get a new photograph', async () => {
    const order = await buy(shop);
    const { id: upload } = await call('uploadNew', { body: await samplePhoto() });
    const line = await lineOf(order);
    const answer = await call('orderItemUpdateByKey', {
      params: { orderKey: order.key, itemId: line.id },
      body: { personalisation: { ...named('Siân'), edits: photoIn(upload) } },
    });
    expect(answer.photos?.daysAfterDispatch).toBe(60);
  });

  test('is made from its latest design, whichever job ends last', async () => {
    const order = await buy(shop);
    const { id } = await lineOf(order);
    const [made] = await Promise.all([services.machineFiles.make(id), byKey(order, 'Mair')]);
    expect(made).toBeUndefined();
    await services.machineFiles.make(id);
    const files = await services.machineFiles.ofOrder(order.id);
    await services.machineFiles.make(id);
    expect(await services.machineFiles.ofOrder(order.id)).toEqual(files);
  });
});

describe('refused are', () => {
  test('a design that cannot be made, a line of another order, and an order of another customer', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const [order, foreign] = [
      await buy(shop, { customerId: me.customerId }),
      await buy(shop, { customerId: other.customerId }),
    ];
    const { id: itemId } = await lineOf(order);
    const update = (id: string, item: string, name: string) =>
      ask(
        'orderItemUpdate',
        { params: { id, itemId: item }, body: { personalisation: named(name) } },
        me,
      );
    expect((await update(order.id, itemId, 'a name much too long for a mug')).statusCode).toBe(422);
    expect((await update(order.id, itemId, '')).statusCode).toBe(422);
    expect((await update(order.id, (await lineOf(foreign)).id, 'Mair')).statusCode).toBe(404);
    expect((await update(foreign.id, (await lineOf(foreign)).id, 'Mair')).statusCode).toBe(404);
  });

  test('a change before payment, after production has started, and after cancelling', async () => {
    const [waiting, started, cancelled] = [
      await placeOrder(shop),
      await buy(shop),
      await placeOrder(shop),
    ];
    await course.startProduction(started.id, 'workshop');
    await services.cancel.cancel(cancelled.id, 'customer');
    const begun = 'We have begun to make this order, so it can no longer be changed.';
    for (const order of [waiting, started, cancelled]) {
      const refused = await byKey(order, 'Mair');
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ message: string }>().message === begun).toBe(order === started);
      expect((await lineOf(order)).words[0]?.text).toBe('Siân');
      const params = { orderKey: order.key };
      expect((await call('orderCheckByKey', { params })).editableUntil).toBeNull();
    }
  });
});

test('a change and the start of production: one comes first, and the sealed design of that moment is made', async () => {
  await race(async () => {
    const order = await buy(shop);
    let frozen = '';
    return {
      first: () => byKey(order, 'Mair'),
      second: () =>
        asAnswer(async () => {
          await course.startProduction(order.id, 'workshop');
          frozen = JSON.stringify((await lineOf(order)).document);
        }),
      async judge(edited, started) {
        expect(started.statusCode).toBe(200);
        const line = await lineOf(order);
        const isEdited = edited.statusCode === 200;
        if (!isEdited) expect(edited.statusCode).toBe(409);
        expect(line.words[0]?.text).toBe(isEdited ? 'Mair' : 'Siân');
        expect(JSON.stringify(line.document)).toBe(frozen);
        const { order: standing } = await course.find(order.reference);
        expect(standing.state).toBe('inProduction');
        return isEdited ? 'first' : 'second';
      },
    };
  }, 40);
}, 300_000);
