/** Batches of the workshop: what they take and leave out, their papers, taking them apart, and changes at once. */
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { OfficeEndpointName } from '../../../../contract/office/endpoints.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { newId } from '../../../database/ids.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { buy } from '../../../testing/features/orders.ts';
import { BY_HAND, setStock } from '../../../testing/features/stock.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';

const NOW = new Date('2026-03-03T10:00:00Z');
const shop = await testShop({ clock: () => NOW });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
const tom = await office.member('workshop');
const A3 = { w: 420, h: 297, margin: 8, gap: 4 };

type Seen = { id: string; version: number };

const piecesOf = ({ id }: Order) => livePieces(shop.database, id);
const seen = ({ id, version }: Seen) => ({ id, version });
const runJobs = () => runDueJobs(shop.url, jobHandlers(shop.services));
const ask = async (pieces: readonly Seen[], more: object = {}, who = meg) => {
  const body = { id: newId(), sheet: A3, pieces: pieces.map(seen), ...more };
  const { number } = await office.call('batchAsk', { body }, who);
  return number;
};
const find = (number: number) => office.call('batch', { params: { number: String(number) } }, meg);
const prepared = async (pieces: readonly Seen[]) => {
  const number = await ask(pieces);
  await runJobs();
  return find(number);
};
const post = (name: OfficeEndpointName, number: number) =>
  office.ask(name, { params: { number: String(number) } }, meg.cookie);
const fileOf = (number: number, file: string) =>
  office.ask('batchFile', { params: { number: String(number), file } }, meg.cookie);
describe('the sheets of a batch', () => {
  /** Takes two mugs of 200 × 95 mm and their label. */
  const SMALL = { w: 230, h: 240, margin: 8, gap: 4 };
  const fillWith = (body: object) =>
    office.call('batchFill', { body: { sheet: SMALL, ...body } }, meg);
  const fill = async (body: object) => (await fillWith(body)).kinds;

  test('are counted, and other pieces that fit on the last one are offered', async () => {
    const chosen = await piecesOf(await buy(shop, { quantity: 3 }));
    const [other] = await piecesOf(await buy(shop));
    const [held] = await piecesOf(await buy(shop));
    await office.call(
      'pieceHold',
      { params: { id: held!.id }, body: { version: held!.version, reason: 'Too small' } },
      meg,
    );
    const [kind] = await fill({ pieces: chosen.map(seen) });
    expect(kind).toMatchObject({ process: 'sublimation', pieces: 3, sheets: 2 });
    expect(kind!.more.map(seen)).toEqual([seen(other!)]);
    const [whole] = await fill({ pieces: [...chosen, other!].map(seen) });
    expect(whole).toMatchObject({ pieces: 4, sheets: 2, more: [] });

    const number = await ask(chosen, { sheet: SMALL, more: kind!.more.map(seen) });
    await runJobs();
    const { pieces, files } = await find(number);
    expect(pieces.map(({ id }) => id).toSorted()).toEqual(
      [...chosen, other!].map(({ id }) => id).toSorted(),
    );
    expect(files.filter(({ name }) => name.includes('-sheet-'))).toHaveLength(2);
    expect(await fill({ pieces: chosen.map(seen) })).toEqual([]);
  });

  test('tell before what they would leave out, and why', async () => {
    const order = await buy(shop, { quantity: 3 });
    const [begun, held] = await piecesOf(order);
    const making = { body: { pieces: [seen(begun!)], to: 'making' as const } };
    await office.call('piecesMove', making, meg);
    const hold = { version: held!.version, reason: 'A question' };
    await office.call('pieceHold', { params: { id: held!.id }, body: hold }, meg);
    const now = await piecesOf(order);
    const leftOut = [
      { cause: 'beingMade', pieces: [seen(now[0]!)] },
      { cause: 'held', pieces: [seen(now[1]!)] },
    ];
    const chosen = await fillWith({ pieces: now.map(seen) });
    expect(chosen).toMatchObject({ kinds: [{ pieces: 1 }], leftOut });
    const due = await fillWith({ dueBy: '2026-04-01' });
    const ofOrder = due.leftOut.flatMap(({ cause, pieces }) =>
      pieces
        .filter(({ id }) => now.some((each) => each.id === id))
        .map(({ id }) => [cause, id] as const),
    );
    expect(new Map(ofOrder)).toEqual(
      new Map([
        ['beingMade', begun!.id],
        ['held', held!.id],
      ]),
    );
    const batch = await prepared(now);
    expect(batch.leftOut.map(({ cause }) => cause)).toEqual(['beingMade', 'held']);
    expect(await fillWith({ pieces: [{ ...seen(now[2]!), version: 1 }] })).toMatchObject({
      leftOut: [{ cause: 'otherBatch' }],
    });
  });

  test('cannot be counted for what fits on none', async () => {
    const chosen = await piecesOf(await buy(shop));
    const [kind] = await fill({
      pieces: chosen.map(seen),
      sheet: { w: 60, h: 60, margin: 8, gap: 4 },
    });
    expect(kind).toMatchObject({ pieces: 1, sheets: null, more: [] });
  });
});

describe('a batch', () => {
  test('has sheets, tickets and a pick list, and each piece knows its place', async () => {
    const mugs = await buy(shop, { quantity: 2 });
    const slate = await buy(shop, { sku: 'SLT-WREATH' });
    const number = await ask([...(await piecesOf(mugs)), ...(await piecesOf(slate))]);
    expect(await find(number)).toMatchObject({
      state: 'preparing',
      progress: { done: 0 },
      files: [],
    });
    await runJobs();
    const batch = await find(number);
    expect(batch).toMatchObject({
      state: 'ready',
      isMine: true,
      progress: null,
      counts: { waiting: 3, making: 0, made: 0, packed: 0, gone: 0 },
      leftOut: [],
      mayTakeApart: true,
    });
    const places = batch.pieces.map(({ reference, copy }) => `${reference} ${copy}`);
    expect(places.toSorted()).toEqual(
      [`${mugs.reference} 1`, `${mugs.reference} 2`, `${slate.reference} 1`].toSorted(),
    );
    expect(new Set(batch.pieces.map(({ blank, sheet }) => `${blank} ${sheet}`)).size).toBe(2);
    expect(new Set(batch.pieces.map(({ sheet }) => sheet))).toEqual(new Set([1, 2]));
    expect(new Set(batch.pieces.map(({ code }) => code)).size).toBe(3);
    const names = batch.files.map(({ name }) => name.replace(/sheet-[12]/, 'sheet'));
    expect(names.toSorted()).toEqual([
      `batch-${number}-pick-list.pdf`,
      `batch-${number}-sheet-laser-slate-slate.svg`,
      `batch-${number}-sheet-sublimation-mug-white.pdf`,
      `batch-${number}-tickets.pdf`,
    ]);
    for (const { name, sizeBytes } of batch.files) {
      const { statusCode, rawPayload } = await fileOf(number, name);
      expect([statusCode, rawPayload.length]).toEqual([200, sizeBytes]);
    }
    const tickets = await PDFDocument.load(
      (await fileOf(number, `batch-${number}-tickets.pdf`)).rawPayload,
    );
    expect(tickets.getPageCount()).toBe(1);
    expect((await fileOf(number, `batch-${number}-other.pdf`)).statusCode).toBe(404);
    const [listed] = (await office.call('batches', {}, tom)).batches;
    expect(listed).toMatchObject({
      number,
      isMine: false,
      blanks: ['Mug', 'Slate coaster'],
      leftOut: 0,
    });
  });

  test('of all that is due takes what waits, and nothing twice', async () => {
    const [one, two] = [await buy(shop), await buy(shop)];
    const dueBy = '2026-04-01';
    const first = await prepared(await piecesOf(one));
    const number = await ask([], { pieces: undefined, dueBy });
    await runJobs();
    const { pieces } = await find(number);
    const references = pieces.map(({ reference }) => reference);
    expect(references).toContain(two.reference);
    expect(references).not.toContain(first.pieces[0]!.reference);
    const again = await office.ask(
      'batchAsk',
      { body: { id: newId(), sheet: A3, dueBy } },
      meg.cookie,
    );
    expect([again.statusCode, again.json().violations]).toMatchObject([
      422,
      [{ message: 'Nothing of this waits to be made.' }],
    ]);
  });

  test('names what it leaves out, and makes the rest', async () => {
    const { id: upload } = await shop.call('uploadNew', {
      body: await samplePhoto(1200, 800, 230),
    });
    const personalisation = { v: 1 as const, fields: {}, edits: photoIn(upload) };
    const [photo, held, moved, other, large, good] = [
      await buy(shop, { personalisation }),
      await buy(shop),
      await buy(shop),
      await buy(shop),
      await buy(shop, { sku: 'TEE-N-M-STRIPES' }),
      await buy(shop),
    ];
    const all = await Promise.all([photo, held, moved, other, large, good].map(piecesOf));
    const author = { orderId: held.id, name: 'x', actor: { kind: 'command', name: 'x' } } as const;
    await shop.services.orderChanges.hold(author, 'A question');
    await office.call('piecesMove', { body: { pieces: all[2]!.map(seen), to: 'made' } }, meg);
    await prepared(all[3]!);
    await shop.database.deleteFrom('upload').where('id', '=', upload).execute();
    const body = { id: newId(), sheet: { ...A3, w: 297, h: 210 }, pieces: all.flat().map(seen) };
    const { number } = await office.call('batchAsk', { body }, meg);
    await runJobs();
    const { pieces, leftOut, state } = await find(number);
    expect(state).toBe('ready');
    expect(pieces.map(({ reference, sheet }) => [reference, sheet])).toEqual([
      [good.reference, 1],
      // Made by itself.
      [large.reference, null],
    ]);
    expect(leftOut.map(({ reference, cause }) => [reference, cause])).toEqual([
      [photo.reference, 'photoGone'],
      [held.reference, 'held'],
      [moved.reference, 'notWaiting'],
      [other.reference, 'otherBatch'],
    ]);
    // What was left out can go into the next one.
    expect((await piecesOf(photo))[0]!.batchId).toBeNull();
  });

  test('leaves out pieces without a blank on the shelf, until more are delivered', async () => {
    const [one, two] = [
      await buy(shop, { sku: 'SLT-WREATH', quantity: 2 }),
      await buy(shop, { sku: 'SLT-WREATH', quantity: 2 }),
    ];
    const sku = 'SLT';
    const change = (kind: 'counted' | 'delivered', count: number) =>
      shop.services.stockLevels.change(sku, { kind, count }, BY_HAND);
    const { held, sold } = await change('counted', 500);
    // For all others, and three of these four.
    await change('counted', held + sold - 1);
    const first = await prepared(await piecesOf(one));
    expect(first.leftOut).toEqual([]);
    const second = await prepared(await piecesOf(two));
    expect([second.pieces.length, second.leftOut]).toMatchObject([1, [{ cause: 'tooFewBlanks' }]]);
    expect(await checkConsistency(shop.database)).toEqual([]);
    await change('delivered', 1);
    const left = (await piecesOf(two)).filter(({ batchId }) => batchId === null);
    expect((await prepared(left)).pieces).toHaveLength(1);
    await setStock(shop.database, 400, sku);
  });

  test('asked for twice is one, and made again has the same sheets', async () => {
    const order = await buy(shop);
    const body = { id: newId(), sheet: A3, pieces: (await piecesOf(order)).map(seen) };
    const numbers = await Promise.all(
      [1, 2, 3].map(async () => (await office.call('batchAsk', { body }, meg)).number),
    );
    expect(new Set(numbers).size).toBe(1);
    await runJobs();
    const [number] = numbers as [number];
    const before = await find(number);
    expect((await post('batchPapers', number)).statusCode).toBe(200);
    await runJobs();
    expect(await find(number)).toEqual(before);
  });

  test('is taken apart until something in it is begun, and its pieces wait again', async () => {
    const [one, two] = [await buy(shop), await buy(shop)];
    const { number, files } = await prepared([...(await piecesOf(one)), ...(await piecesOf(two))]);
    expect((await post('batchTakeApart', number)).statusCode).toBe(200);
    expect(await find(number)).toMatchObject({ state: 'takenApart', pieces: [], files: [] });
    expect((await fileOf(number, files[0]!.name)).statusCode).toBe(404);
    expect((await post('batchPapers', number)).statusCode).toBe(409);
    const again = await prepared([...(await piecesOf(one)), ...(await piecesOf(two))]);
    expect(again.counts.waiting).toBe(2);
    await office.call(
      'piecesMove',
      { body: { pieces: (await piecesOf(one)).map(seen), to: 'making' } },
      meg,
    );
    expect((await find(again.number)).mayTakeApart).toBe(false);
    const refused = await post('batchTakeApart', again.number);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Something in this batch is begun, so it cannot be taken apart.',
    ]);
  });

  test('keeps its words: neither buyer nor staff change them, until it is taken apart', async () => {
    const order = await buy(shop);
    const whole = () => shop.call('orderCheckByKey', { params: { orderKey: order.key } });
    expect((await whole()).items[0]!.isEditable).toBe(true);
    const { number } = await prepared(await piecesOf(order));
    expect(await whole()).toMatchObject({ editableUntil: null, items: [{ isEditable: false }] });
    const edit = async (name: string) => {
      const [line] = await shop.services.orders.lines(order.id);
      return shop.services.orderEditing.editByKey(order.key, {
        itemId: line!.id,
        personalisation: { v: 1, fields: { name } },
      });
    };
    await expect(edit('Mair')).rejects.toThrow(ShopError);
    await post('batchTakeApart', number);
    await edit('Mair');
    expect((await whole()).items[0]!.words).toEqual([{ label: 'Name', text: 'Mair' }]);
  });
});

test('words that change while their piece is put into a batch are in it, or the change is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await buy(shop);
    const [line] = await shop.services.orders.lines(order.id);
    const number = await ask(await piecesOf(order));
    const [edited] = await Promise.allSettled([
      shop.services.orderEditing.editByKey(order.key, {
        itemId: line!.id,
        personalisation: { v: 1, fields: { name: `Mair ${round}` } },
      }),
      runJobs(),
    ]);
    await runJobs();
    const { pieces } = await find(number);
    const isChanged = edited.status === 'fulfilled';
    if (!isChanged) expect(edited.reason).toMatchObject({ code: 'productionStarted' });
    expect(pieces[0]!.words[0]!.text).toBe(isChanged ? `Mair ${round}` : 'Siân');
  }
});

test('of two batches that want a piece at once, one has it and the other says so', async () => {
  const order = await buy(shop, { quantity: 4 });
  const pieces = await piecesOf(order);
  const numbers = await Promise.all([ask(pieces), ask(pieces, {}, tom)]);
  await Promise.all([runJobs(), runJobs()]);
  const both = await Promise.all(numbers.map(find));
  expect(both.flatMap((each) => each.pieces.map(({ id }) => id)).toSorted()).toEqual(
    pieces.map(({ id }) => id).toSorted(),
  );
  expect(both.flatMap(({ leftOut }) => leftOut.map(({ cause }) => cause))).toEqual(
    Array.from({ length: 4 }, () => 'otherBatch'),
  );
});

test('the sheets and papers of an erased order are deleted', async () => {
  const order = await buy(shop, { email: `${newId()}@guest.example` });
  const { number, files } = await prepared(await piecesOf(order));
  expect(files.length).toBeGreaterThan(0);
  await office.call(
    'piecesMove',
    { body: { pieces: (await piecesOf(order)).map(seen), to: 'packed' } },
    meg,
  );
  await shop.services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: null }, 'x');
  await shop.services.course.deliver(order.id, null, 'x');
  const { email } = await shop.services.orders.person(order.id);
  await shop.database
    .transaction()
    .execute((transaction) =>
      shop.services.orderErasure.forget(transaction, { customerId: null, email }),
    );
  expect((await find(number)).files).toEqual([]);
});

test('afterwards stock, orders and pieces agree, and a piece in a batch that is gone would be found', async () => {
  const order = await buy(shop);
  const { number } = await prepared(await piecesOf(order));
  expect(await checkConsistency(shop.database)).toEqual([]);
  // As nothing in the shop writes it.
  await shop.database
    .updateTable('batch')
    .set({ state: 'takenApart' })
    .where('number', '=', number)
    .execute();
  expect(await checkConsistency(shop.database)).toMatchObject([
    { rule: expect.stringContaining('a waiting piece is in a batch'), orders: [order.reference] },
  ]);
});
