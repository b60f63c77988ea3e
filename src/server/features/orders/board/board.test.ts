/** The workshop's board: what it shows, moves, spoils and holds, and two makers at once. */
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../../domain/time/durations.ts';
import type { OfficeEndpointName } from '../../../../contract/office/endpoints.ts';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';

const NOW = new Date('2026-03-03T10:00:00Z');
let now = NOW;
const shop = await testShop({ clock: () => now });
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
const tom = await office.member('workshop');

type Seen = { id: string; version: number };
type Board = Awaited<ReturnType<typeof office.call<'workshopBoard'>>>;

const board = (): Promise<Board> => office.call('workshopBoard', {}, meg);
const onBoard = async ({ reference }: Order) =>
  (await board()).groups
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => piece.reference === reference);
const seen = ({ id, version }: Seen) => ({ id, version });
const move = (pieces: readonly Seen[], to: 'waiting' | 'making' | 'made' | 'packed', who = meg) =>
  office.call('piecesMove', { body: { pieces: pieces.map(seen), to } }, who);
const ask = (name: OfficeEndpointName, { id, version }: Seen, body: object, who = meg) =>
  office.ask(name, { params: { id }, body: { version, ...body } }, who.cookie);
const stateOf = async ({ id }: Order) => (await shop.services.orders.byId(id)).state;
const stockOf = async (sku: string) =>
  (
    await shop.database
      .selectFrom('blankVariant')
      .select('stock')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).stock;

describe('the board', () => {
  test('has the open pieces by process and blank, what leaves first at the top', async () => {
    const later = await buy(shop, { sku: 'SLT-WREATH' });
    now = new Date(NOW.getTime() - 6 * DAY);
    const late = await buy(shop, { quantity: 2 });
    now = NOW;
    const { day, groups, isWhole } = await board();
    expect([day, isWhole]).toEqual(['2026-03-03', true]);
    expect(groups).toMatchObject([
      {
        process: 'sublimation',
        blank: 'Mug',
        late: 2,
        pieces: [
          { reference: late.reference, copy: 1, copies: 2, due: 'late', state: 'waiting' },
          { reference: late.reference, copy: 2, words: [{ text: 'Siân' }] },
        ],
      },
      {
        process: 'laser',
        blank: 'Slate coaster',
        late: 0,
        pieces: [{ reference: later.reference }],
      },
    ]);
  });

  test('has no piece that is sent or cancelled, and each remake', async () => {
    const order = await buy(shop, { quantity: 2 });
    await shop.services.course.startProduction(order.id, 'workshop');
    const parcel = { carrier: 'royal-mail', tracking: null } as const;
    await shop.services.course.dispatch(order.id, parcel, 'workshop');
    expect(await onBoard(order)).toEqual([]);
    await shop.services.orderChanges.remake(
      { orderId: order.id, name: 'support', actor: { kind: 'command', name: 'test' } },
      { line: 1, copies: 1, cause: 'lost' },
    );
    expect(await onBoard(order)).toMatchObject([{ state: 'waiting', isRemake: true }]);
  });
});

describe('a move', () => {
  test('of the first piece begins production, of which the buyer hears once', async () => {
    const to = 'first-piece@example.org';
    const order = await buy(shop, { quantity: 2, email: to });
    const [one, two] = await onBoard(order);
    expect(await move([one!], 'making')).toMatchObject({
      moved: [{ id: one!.id, version: 2, state: 'making' }],
      refused: [],
    });
    expect(await stateOf(order)).toBe('inProduction');
    await move([two!], 'making', tom);
    const [mine, other] = await onBoard(order);
    expect([mine!.isMine, other!.isMine]).toEqual([true, false]);
    await runDueJobs(shop.url, jobHandlers(shop.services));
    const begun = (await readEmails(shop.config.dataFolder)).filter(
      (email) =>
        email.to?.some(({ address }) => address === to) &&
        /has begun to make/.test(email.text ?? ''),
    );
    expect(begun).toHaveLength(1);
  });

  test('that was made before is done, and one by somebody else is told', async () => {
    const order = await buy(shop);
    const [piece] = await onBoard(order);
    const first = await move([piece!], 'made');
    expect(await move([piece!], 'made')).toEqual(first);
    const { moved, refused } = await move([piece!], 'made', tom);
    expect(moved).toEqual([]);
    expect(refused).toMatchObject([{ id: piece!.id, message: expect.stringContaining(meg.email) }]);
  });

  test('of many moves what it can, and says why not the rest', async () => {
    const [order, held] = [await buy(shop, { quantity: 2 }), await buy(shop)];
    const [[one, two], [three]] = [await onBoard(order), await onBoard(held)];
    await ask('pieceHold', two!, { reason: 'Dark photo' });
    const author = { orderId: held.id, name: 'x', actor: { kind: 'command', name: 'x' } } as const;
    await shop.services.orderChanges.hold(author, 'A question');
    const unknown = { id: crypto.randomUUID(), version: 1 };
    const again = { id: two!.id, version: 2 };
    const { moved, refused } = await move([one!, again, three!, unknown], 'packed');
    expect(moved.map(({ id }) => id)).toEqual([one!.id]);
    expect(refused.map(({ id, message }) => [id, message])).toEqual([
      [two!.id, expect.stringContaining('on hold: Dark photo')],
      [three!.id, expect.stringContaining('on hold: A question')],
      [unknown.id, 'Not found.'],
    ]);
  });

  test('back keeps the order in production, and its buyer cannot change it', async () => {
    const order = await buy(shop);
    await move(await onBoard(order), 'making');
    await move(await onBoard(order), 'waiting');
    expect(await stateOf(order)).toBe('inProduction');
    expect(await onBoard(order)).toMatchObject([{ state: 'waiting', version: 3, isMine: false }]);
  });
});

test('a spoiled piece is made again from a new blank', async () => {
  const order = await buy(shop, { quantity: 2 });
  await move(await onBoard(order), 'making');
  const [one, two] = await onBoard(order);
  const stock = await stockOf('MUG');
  const response = await ask('pieceSpoil', one!, { cause: 'alignment' });
  expect(response.statusCode, response.body).toBe(200);
  expect(await onBoard(order)).toMatchObject([
    { copy: 1, state: 'waiting', isRemake: true, version: 1 },
    // The other copy is still being made: nobody said anything of it.
    { id: two!.id, state: 'making' },
  ]);
  expect(await stockOf('MUG')).toBe(stock - 1);
  const again = await ask('pieceSpoil', one!, { cause: 'alignment' });
  expect([again.statusCode, await stockOf('MUG')]).toEqual([409, stock - 1]);
});

test('a piece on hold is left out of batches, and goes on after its release', async () => {
  const order = await buy(shop);
  const [piece] = await onBoard(order);
  await ask('pieceHold', piece!, { reason: 'Dark photo' });
  const [held] = await onBoard(order);
  expect(held).toMatchObject({ hold: 'Dark photo', state: 'waiting', version: 2 });
  const sheet = { w: 420, h: 297, margin: 8, gap: 4 };
  const onSheets = async () =>
    (await shop.services.batchSheets.make({ sheet }, async () => {})).sheets
      .flatMap(({ placed }) => placed.map((one) => one.piece.label))
      .filter((label) => label.startsWith(order.reference));
  expect(await onSheets()).toEqual([]);
  await expect(shop.services.course.startProduction(order.id, 'workshop')).rejects.toThrow(
    'on hold: Dark photo',
  );
  await ask('pieceRelease', held!, {});
  expect(await onSheets()).toHaveLength(1);
  expect((await ask('pieceRelease', { ...held!, version: 3 }, {})).statusCode).toBe(409);
});

test('of two changes of a piece at once, one is made and the other is told', async () => {
  const changes: [string, (piece: Seen, who: typeof meg) => Promise<boolean>][] = [
    ['move', async (piece, who) => (await move([piece], 'making', who)).moved.length === 1],
    ['pack', async (piece, who) => (await move([piece], 'packed', who)).moved.length === 1],
    [
      'hold',
      async (piece, who) =>
        (await ask('pieceHold', piece, { reason: 'Wait' }, who)).statusCode === 200,
    ],
  ];
  for (const [, one] of changes)
    for (const [, other] of changes) {
      const order = await buy(shop);
      const [piece] = await onBoard(order);
      const won = await Promise.all([one(piece!, meg), other(piece!, tom)]);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await livePieces(shop.database, order.id))[0]!.version).toBe(2);
    }
  const order = await buy(shop);
  await move(await onBoard(order), 'making');
  const [piece] = await onBoard(order);
  const stock = await stockOf('MUG');
  const spoiled = await Promise.all(
    [meg, tom, meg].map((who) => ask('pieceSpoil', piece!, { cause: 'broken' }, who)),
  );
  expect(spoiled.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
  expect(await stockOf('MUG')).toBe(stock - 1);
});

test('afterwards stock, orders and pieces agree', async () => {
  expect(await checkConsistency(shop.database)).toEqual([]);
});
