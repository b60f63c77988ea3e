/** Designs that somebody looks at before they are made: which are flagged, what they refuse, and who approves them. */
import { describe, expect, test } from 'vitest';
import type { OfficeEndpointName } from '../../../../contract/office/endpoints.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { newId } from '../../../database/ids.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { buy, placeOrder, payOrder } from '../../../testing/features/orders.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';

const NOW = new Date('2026-03-03T10:00:00Z');
const shop = await testShop({ clock: () => NOW });
const origin = await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const [meg, sue, owner] = await Promise.all([
  office.member('workshop'),
  office.member('support'),
  office.member('owner'),
]);
const { id: upload } = await shop.call('uploadNew', { body: await samplePhoto(1200, 800, 230) });

const plain = { v: 1 as const, fields: { name: 'Siân' } };
const withPhoto = { ...plain, edits: photoIn(upload) };
const changed = { ...plain, edits: { without: ['name'], own: [] } };

async function lookAt(kinds: { photographs?: boolean; changedDesigns?: boolean }) {
  const { versions } = await office.call('settings', {}, owner);
  const { photographs = false, changedDesigns = false } = kinds;
  const body = {
    bins: 24,
    lookAtPhotographs: photographs,
    stages: {},
    lookAtChangedDesigns: changedDesigns,
    version: versions.workshop,
  };
  await office.call('settingsWorkshop', { body }, owner);
}

type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ id, version });
const onBoard = async ({ reference }: Order) =>
  (await office.call('workshopBoard', {}, meg)).groups
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => piece.reference === reference);
const statesOf = async (order: Order) => (await onBoard(order)).map(({ state }) => state);
const move = (pieces: readonly Seen[], to: string, who = meg) =>
  office.call('piecesMove', { body: { pieces: pieces.map(seen), to } }, who);
const orderOf = ({ reference }: Order) => office.call('order', { params: { reference } }, sue);
const post = (name: OfficeEndpointName, { reference }: Order, body: object, who = sue) =>
  office.ask(name, { params: { reference }, body }, who.cookie);
const flag = async (order: Order) =>
  post('orderFlag', order, { version: (await orderOf(order)).version, line: 1 });
const messageOf = (response: { json<T>(): T }) => response.json<{ message: string }>().message;
const flagged = async (buying: Parameters<typeof buy>[1] = {}) => {
  const order = await buy(shop, buying);
  expect((await flag(order)).statusCode).toBe(200);
  return order;
};
const itemOf = async ({ id }: Order) => (await shop.services.orders.lines(id))[0]!.id;
const changeWords = async (order: Order, personalisation: typeof withPhoto | typeof plain) =>
  shop.ask('orderItemUpdateByKey', {
    params: { orderKey: order.key, itemId: await itemOf(order) },
    body: { personalisation },
  });

describe('a paid design is to be approved', () => {
  test('if the settings want its kind looked at, at the moment of the payment', async () => {
    const kinds = [plain, withPhoto, changed];
    const states = async () =>
      Promise.all(
        kinds.map(async (personalisation) => statesOf(await buy(shop, { personalisation }))),
      );
    expect(await states()).toEqual([['waiting'], ['waiting'], ['waiting']]);
    await lookAt({ photographs: true });
    expect(await states()).toEqual([['waiting'], ['toApprove'], ['waiting']]);
    await lookAt({ changedDesigns: true });
    expect(await states()).toEqual([['waiting'], ['toApprove'], ['toApprove']]);
    const placed = await placeOrder(shop, { personalisation: changed });
    await lookAt({});
    expect(await statesOf(await payOrder(shop, placed))).toEqual(['waiting']);
  });

  test('if a member marks it, on the board or on the page of its order', async () => {
    const order = await flagged({ quantity: 2 });
    expect(await statesOf(order)).toEqual(['toApprove', 'toApprove']);
    const { lines, production, steps, timeline } = await orderOf(order);
    expect(lines[0]).toMatchObject({ state: 'waiting', canFlag: false });
    expect(production).toEqual({ toApprove: 2 });
    expect(steps).toContain('approve');
    expect(steps).not.toContain('flag');
    expect(timeline.at(-1)).toMatchObject({ event: 'flag', detail: { line: 1, copies: 2 } });

    const [first] = await onBoard(order);
    const { moved } = await move([first!], 'waiting');
    expect(moved).toEqual([{ id: first!.id, version: 3, state: 'waiting', stage: null }]);
    // Sent again after a lost answer.
    expect((await move([first!], 'waiting')).moved).toEqual(moved);
    expect(await statesOf(order)).toEqual(['waiting', 'toApprove']);
    expect((await move(moved, 'toApprove')).moved).toMatchObject([{ version: 4 }]);
    expect(await statesOf(order)).toEqual(['toApprove', 'toApprove']);
  });

  test('again when its buyer changes it, if its kind is looked at', async () => {
    await lookAt({ photographs: true });
    const order = await buy(shop, { personalisation: withPhoto, quantity: 2 });
    expect((await changeWords(order, withPhoto)).statusCode).toBe(200);
    expect(await statesOf(order)).toEqual(['toApprove', 'toApprove']);
    const { version } = await orderOf(order);
    expect((await post('orderApprove', order, { version, line: 1 })).statusCode).toBe(200);
    expect(await statesOf(order)).toEqual(['waiting', 'waiting']);
    const [held] = await onBoard(order);
    const hold = { params: { id: held!.id }, body: { version: held!.version, reason: 'Asked' } };
    await office.call('pieceHold', hold, meg);

    expect((await changeWords(order, { ...withPhoto, fields: { name: 'Mair' } })).statusCode).toBe(
      200,
    );
    expect(await onBoard(order)).toMatchObject([
      { state: 'toApprove', hold: 'Asked', words: [{ text: 'Mair' }] },
      { state: 'toApprove', hold: null },
    ]);
    // The other pieces still wait for approval.
    expect((await changeWords(order, plain)).statusCode).toBe(200);
    expect(await statesOf(order)).toEqual(['toApprove', 'toApprove']);
    await lookAt({});
  });
});

describe('what is to be approved', () => {
  test('is not begun, made, spoiled or sent, and says why', async () => {
    const order = await flagged();
    const refusal = 'The design of piece 1 is to be approved. Look at it first.';
    const [piece] = await onBoard(order);
    for (const to of ['making', 'made', 'packed'])
      expect((await move([piece!], to)).refused).toEqual([{ id: piece!.id, message: refusal }]);
    const { version, steps } = await orderOf(order);
    expect(steps).not.toContain('produce');
    expect(messageOf(await post('orderProduce', order, { version }, owner))).toBe(refusal);
    const inProduction = await buy(shop, { secondSku: 'SLT-WREATH' });
    const [mug, slate] = await onBoard(inProduction);
    await move([mug!], 'making');
    await move([slate!], 'toApprove');
    const body = {
      version: (await orderOf(inProduction)).version,
      carrier: 'royal-mail',
      tracking: null,
    };
    expect(messageOf(await post('orderDispatch', inProduction, body, owner))).toBe(refusal);
    const spoiled = await office.ask(
      'pieceSpoil',
      {
        params: { id: slate!.id },
        body: { version: slate!.version + 1, cause: 'misprint' },
      },
      meg.cookie,
    );
    expect(messageOf(spoiled)).toBe(refusal);
    const remake = { version: body.version, line: 2, copies: 1, cause: 'misprint' };
    expect((await post('orderRemake', inProduction, remake)).statusCode).toBe(422);
  });

  test('is refused by a scan, which says to look at it first', async () => {
    const order = await flagged();
    const { number } = await shop.database
      .selectFrom('piece')
      .select('number')
      .where('id', '=', (await onBoard(order))[0]!.id)
      .executeTakeFirstOrThrow();
    const code = pieceCodeOf(number);
    const body = { id: newId(), code, at: NOW.toISOString(), to: 'making' };
    const { outcome, message } = await office.call('scanRecord', { body }, meg);
    expect([outcome, message]).toEqual([
      'refused',
      'The design of this piece is to be approved. Look at it first, on the board.',
    ]);
    expect(await office.call('workshopPiece', { params: { code } }, meg)).toMatchObject({
      next: null,
      maySpoil: false,
      refusal: message,
    });
  });

  test('is left out of a batch, and what is in a batch is not flagged', async () => {
    const [one, other] = [await flagged(), await buy(shop)];
    const pieces = (await Promise.all([one, other].map(onBoard))).flat().map(seen);
    const sheet = { w: 297, h: 420, margin: 10, gap: 6 };
    const asked = { body: { id: newId(), sheet, pieces } };
    const { number } = await office.call('batchAsk', asked, meg);
    await shop.services.batches.prepare(asked.body.id);
    const batch = await office.call('batch', { params: { number: String(number) } }, meg);
    expect(batch.pieces.map(({ reference }) => reference)).toEqual([other.reference]);
    expect(batch.leftOut.map(({ cause }) => cause)).toEqual(['toApprove']);
    const { refused } = await move(await onBoard(other), 'toApprove');
    expect(refused[0]!.message).toContain('Take the batch apart first');
    expect((await flag(other)).statusCode).toBe(409);
  });

  test('can be held, changed and cancelled like what waits', async () => {
    const order = await buyAtStandIn(shop, origin);
    await flag(order);
    const [piece] = await onBoard(order);
    const hold = { params: { id: piece!.id }, body: { version: piece!.version, reason: 'Asked' } };
    const held = await office.call('pieceHold', hold, meg);
    const { refused } = await move([held], 'waiting');
    expect(refused[0]!.message).toContain('on hold: Asked');
    const release = { params: { id: held.id }, body: { version: held.version } };
    await office.call('pieceRelease', release, meg);
    expect((await changeWords(order, { ...plain, fields: { name: 'Mair' } })).statusCode).toBe(200);
    const { version, lines } = await orderOf(order);
    expect(lines[0]!.canChangeWords).toBe(true);
    const body = { version, reason: 'Changed their mind' };
    expect((await post('orderCancel', order, body, owner)).statusCode).toBe(200);
    expect(await onBoard(order)).toEqual([]);
  });

  test('has its blank on the shelf, as what waits', async () => {
    const mugs = async () => {
      const { blanks } = await office.call('stock', { query: { search: 'MUG' } }, meg);
      return blanks.find(({ sku }) => sku === 'MUG')!.sold;
    };
    const before = await mugs();
    const order = await flagged({ quantity: 2 });
    expect(await mugs()).toBe(before + 2);
    await move(await onBoard(order), 'waiting');
    expect(await mugs()).toBe(before + 2);
  });

  test('is counted on Today with the order that leaves first', async () => {
    const before = (await office.call('today', {}, sue)).designsToApprove!;
    await flagged({ quantity: 3 });
    const { count, first } = (await office.call('today', {}, meg)).designsToApprove!;
    expect(count).toBe(before.count + 1);
    expect(first).toMatch(/^KS-/);
    const accountant = await office.member('accountant');
    expect((await office.call('today', {}, accountant)).designsToApprove).not.toBeNull();
  });
});

test('of two members who approve and begin at once, no piece is begun unseen', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await flagged({ quantity: 2 });
    const pieces = await onBoard(order);
    const [approved, begun] = await Promise.all([move(pieces, 'waiting'), move(pieces, 'making')]);
    expect(approved.moved).toHaveLength(2);
    expect(begun.moved).toEqual([]);
    expect(await statesOf(order)).toEqual(['waiting', 'waiting']);
  }
});

test('an approval and a change of the design at once leave the changed one to be approved', async () => {
  await lookAt({ photographs: true });
  for (let round = 0; round < 4; round += 1) {
    const order = await buy(shop, { personalisation: withPhoto });
    const pieces = await onBoard(order);
    const [approved, edited] = await Promise.all([
      move(pieces, 'waiting'),
      changeWords(order, { ...withPhoto, fields: { name: 'Mair' } }),
    ]);
    expect(edited.statusCode).toBe(200);
    // The change came last, and flagged it again; or first, and then the approval was of something else.
    const [piece] = await onBoard(order);
    expect([piece!.state, piece!.version]).toEqual(['toApprove', 2 + approved.moved.length]);
  }
  await lookAt({});
});

test('afterwards stock, orders, pieces and bins agree', async () => {
  expect(await checkConsistency(shop.database)).toEqual([]);
});
