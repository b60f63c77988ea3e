/** Scans of pieces: what they show, advance and refuse, repeated, taken back, and at the same time as other changes. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OfficeEndpointName } from '../../../../contract/office/endpoints.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import type { ScanStep } from '../../../../domain/orders/pieces/scan-step.ts';
import { DAY } from '../../../../domain/time/durations.ts';
import { buy } from '../../../testing/features/orders.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';

const NOW = new Date('2026-03-03T10:00:00Z');
let now = NOW;
const shop = await testShop({ clock: () => now });
const origin = await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const meg = await office.member('workshop');
const tom = await office.member('workshop');

interface Found {
  id: string;
  version: number;
  state: string;
  code: string;
}

/** Spoiled ones too, in the order in which they were made. */
async function piecesOf({ id }: Order): Promise<Found[]> {
  const rows = await shop.database
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['piece.id', 'version', 'piece.state', 'number'])
    .where('orderId', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number, ...piece }) => ({ ...piece, code: pieceCodeOf(number) }));
}
async function bought(buying: Parameters<typeof buy>[1] = {}): Promise<[Order, Found]> {
  const order = await buy(shop, buying);
  return [order, (await piecesOf(order))[0]!];
}
const bodyOf = (code: string, to: ScanStep = 'made', id: string = randomUUID()) => ({
  id,
  code,
  at: now.toISOString(),
  to,
});
const scan = (body: ReturnType<typeof bodyOf>, who = meg) =>
  office.call('scanRecord', { body }, who);
const undo = (id: string, who = meg) => office.ask('scanUndo', { params: { id } }, who.cookie);
const show = (code: string) => office.call('workshopPiece', { params: { code } }, meg);
const change = (name: OfficeEndpointName, { id, version }: Found, body: object, who = tom) =>
  office.ask(name, { params: { id }, body: { version, ...body } }, who.cookie);
const move = async (piece: Found, to: string, who = tom) =>
  office.call(
    'piecesMove',
    { body: { pieces: [{ id: piece.id, version: piece.version }], to } },
    who,
  );
/** Returns its number. */
async function batchOf({ id, version }: Found): Promise<number> {
  const sheet = { w: 420, h: 297, margin: 8, gap: 4 };
  const body = { id: randomUUID(), sheet, pieces: [{ id, version }] };
  const { number } = await office.call('batchAsk', { body }, meg);
  await runDueJobs(shop.url, jobHandlers(shop.services));
  return number;
}
const makerOf = async (id: string): Promise<string | undefined> =>
  (
    await shop.database
      .selectFrom('piece')
      .innerJoin('staff', 'staff.id', 'makerId')
      .select('email')
      .where('piece.id', '=', id)
      .executeTakeFirst()
  )?.email;
const messageOf = (response: { json<T>(): T }) => response.json<{ message: string }>().message;
const authorOf = ({ id }: Order) => ({
  orderId: id,
  name: 'support',
  actor: { kind: 'command', name: 'test' } as const,
});
const eventsOf = (pieceId: string) =>
  shop.database
    .selectFrom('pieceEvent')
    .select(['event', 'toState', 'actor'])
    .where('pieceId', '=', pieceId)
    .orderBy('version')
    .execute();

describe('the piece of a code', () => {
  test('is shown with what its maker needs', async () => {
    const [order, piece] = await bought({ quantity: 2, sku: 'SLT-WREATH' });
    expect(await show(piece.code.toLowerCase().replace('-', ' '))).toMatchObject({
      code: piece.code,
      state: 'waiting',
      reference: order.reference,
      picture: expect.stringMatching(/^\/api\/office\/proofs\//),
      words: [{ text: 'Siân' }],
      blank: 'Slate coaster',
      process: 'laser',
      settings: expect.arrayContaining([{ label: 'Process', value: 'Laser' }]),
      copy: 1,
      copies: 2,
      awaited: 1,
      batch: null,
      next: 'making',
      maker: null,
      refusal: null,
      isRemake: false,
      // Before production an order is changed or cancelled instead.
      maySpoil: false,
    });
    await scan(bodyOf(piece.code, 'making'));
    expect(await show(piece.code)).toMatchObject({
      state: 'making',
      next: 'made',
      maySpoil: true,
      maker: expect.stringMatching(/^[A-Z0-9]{2}$/),
    });
  });

  test('is spoiled on the sheet of its batch before its order is begun, which begins it', async () => {
    const [order, piece] = await bought();
    await batchOf(piece);
    const { version } = await show(piece.code);
    const response = await change('pieceSpoil', { ...piece, version }, { cause: 'misprint' });
    expect(response.statusCode, response.body).toBe(200);
    expect(await piecesOf(order)).toMatchObject([{ state: 'spoiled' }, { state: 'waiting' }]);
    expect((await eventsOf(piece.id)).map(({ event }) => event)).toEqual([
      'putInBatch',
      'start',
      'spoil',
    ]);
    expect((await shop.services.orders.byId(order.id)).state).toBe('inProduction');
  });

  test('has its batch, in which scans bring it on', async () => {
    const [, piece] = await bought();
    const { code } = piece;
    const number = await batchOf(piece);
    expect(await show(code)).toMatchObject({ batch: number, state: 'waiting', maySpoil: true });
    expect(await scan(bodyOf(code))).toMatchObject({ outcome: 'advanced' });
    expect(await office.call('batch', { params: { number: String(number) } }, meg)).toMatchObject({
      counts: { waiting: 0, made: 1 },
    });
  });

  test('tells of a hold, of a remake and its cause, and of the piece in its place', async () => {
    const [order, piece] = await bought();
    await move(piece, 'making');
    await change('pieceSpoil', { ...piece, version: 2 }, { cause: 'misprint' });
    const [, again] = await piecesOf(order);
    expect(await show(piece.code)).toMatchObject({
      state: 'spoiled',
      next: null,
      replacedBy: again!.code,
      refusal: `This piece is spoiled: misprint. The new piece is ${again!.code}.`,
    });
    await change('pieceHold', again!, { reason: 'Ask about the accent' });
    expect(await show(again!.code)).toMatchObject({
      isRemake: true,
      remakeCause: 'misprint',
      hold: 'Ask about the accent',
      refusal: 'This piece is on hold: Ask about the accent. Release it first.',
      next: null,
    });
  });

  test.each([
    ['an order', async () => (await buy(shop)).reference, /reference of order KS-/],
    ['nobody', async () => pieceCodeOf(9_999_999), /No piece has the code/],
    ['a book', async () => '9780141439518', /something else: 9780141439518/],
    ['an attack', async () => "P'; DROP TABLE piece; --", /something else/],
    ['another script', async () => 'Рꓑ٣४', /something else/],
  ])('of %s is not found, and says what came', async (_, codeOf, said) => {
    const response = await office.ask(
      'workshopPiece',
      { params: { code: await codeOf() } },
      meg.cookie,
    );
    expect(response.statusCode, response.body).toBe(404);
    expect(messageOf(response)).toMatch(said);
  });
});

describe('a scan', () => {
  test('advances its piece and begins production, also past a step', async () => {
    const [order, piece] = await bought();
    const body = bodyOf(piece.code);
    expect(await scan(body)).toEqual({
      id: body.id,
      code: piece.code,
      to: 'made',
      from: 'waiting',
      stage: null,
      outcome: 'advanced',
      message: null,
      piece: { id: piece.id, version: 2 },
      bin: null,
    });
    expect((await shop.services.orders.byId(order.id)).state).toBe('inProduction');
    expect((await scan(bodyOf(piece.code, 'packed'))).outcome).toBe('advanced');
    expect(await eventsOf(piece.id)).toEqual([
      { event: 'finish', toState: 'made', actor: meg.email },
      { event: 'pack', toState: 'packed', actor: meg.email },
    ]);
  });

  test('that is sent again has its first outcome and changes nothing', async () => {
    const [, piece] = await bought();
    const body = bodyOf(piece.code, 'making');
    const first = await scan(body);
    await scan(bodyOf(piece.code, 'made'));
    expect(await scan(body)).toEqual(first);
    const again = bodyOf(piece.code, 'made');
    const refused = await scan(again);
    expect(refused).toMatchObject({ outcome: 'refused', from: null, piece: null });
    // What it was refused for is over by now.
    await undo(body.id);
    expect(await scan(again)).toEqual(refused);
    // A repeated id decides nothing anew, whatever else is sent with it.
    expect(await scan({ ...body, code: 'something else', to: 'packed' })).toEqual(first);
    expect(await eventsOf(piece.id)).toHaveLength(2);
  });

  test('is refused with what was expected and what came', async () => {
    const [, made] = await bought();
    await scan(bodyOf(made.code), tom);
    const [, held] = await bought();
    await change('pieceHold', held, { reason: 'Dark photo' });
    const [heldOrder, ofHeld] = await bought();
    await shop.services.orderChanges.hold(authorOf(heldOrder), 'A question');
    const [sentOrder, sent] = await bought();
    await shop.services.course.startProduction(sentOrder.id, 'workshop');
    const parcel = { carrier: 'royal-mail', tracking: null } as const;
    await shop.services.course.dispatch(sentOrder.id, parcel, 'workshop');
    const cancelledOrder = await buyAtStandIn(shop, origin, {});
    await shop.services.orderChanges.cancel(authorOf(cancelledOrder), 'Changed their mind');
    const [cancelled] = await piecesOf(cancelledOrder);
    const said = async (code: string, to: ScanStep = 'made') =>
      (await scan(bodyOf(code, to))).message;
    expect(await said(made.code)).toMatch(
      /^Expected a piece that is not made yet\. This one is made already, by \w\w, Tue,? 3 Mar,? 10:00\.$/,
    );
    expect(await said(made.code, 'making')).toMatch(
      /not being made yet\. This one is made already/,
    );
    expect(await said(held.code)).toBe('This piece is on hold: Dark photo. Release it first.');
    expect(await said(ofHeld.code)).toBe(
      'The order of this piece is on hold: A question. Release it first.',
    );
    expect(await said(sent.code)).toMatch(/^This piece has been sent, by workshop, /);
    expect(await said(cancelled!.code)).toMatch(/^The order of this piece is cancelled/);
    expect(await said(sentOrder.reference)).toMatch(/reference of order KS-/);
    expect(await said(pieceCodeOf(9_999_999))).toMatch(/No piece has the code/);
    for (const piece of [held, ofHeld])
      expect((await eventsOf(piece.id)).filter(({ toState }) => toState !== 'waiting')).toEqual([]);
  });

  test.each([
    '',
    ' ',
    '%00',
    "'; DELETE FROM piece; --",
    '<script>alert(1)</script>',
    'P'.repeat(200),
    '٣'.repeat(8),
    '../../session',
  ])('of %j is refused, and kept as it was read', async (code) => {
    const answered = await scan(bodyOf(code));
    expect(answered).toMatchObject({ code, outcome: 'refused', piece: null });
    expect(answered.message).toMatch(/^Expected the code on a job ticket/);
  });

  test('with a code that is too long or unprintable is not recorded', async () => {
    for (const code of ['P'.repeat(201), 'P\u0000', 'P\u202e1']) {
      const response = await office.ask('scanRecord', { body: bodyOf(code) }, meg.cookie);
      expect(response.statusCode, response.body).toBe(422);
    }
  });

  test('from long ago is refused, because its first outcome is forgotten', async () => {
    const [, piece] = await bought();
    const late = { ...bodyOf(piece.code), at: new Date(now.getTime() - 15 * DAY).toISOString() };
    expect(await scan(late)).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('more than 14 days ago'),
    });
    expect(await eventsOf(piece.id)).toEqual([]);
  });
});

test('a piece that is scanned straight to “made” is made by whoever scans it first', async () => {
  const [one, two] = (await piecesOf(await buy(shop, { quantity: 2 }))) as [Found, Found];
  await scan(bodyOf(one.code, 'made'));
  await scan(bodyOf(two.code, 'making'), tom);
  await scan(bodyOf(two.code, 'made'));
  await scan(bodyOf(one.code, 'packed'), tom);
  expect([await makerOf(one.id), await makerOf(two.id)]).toEqual([meg.email, tom.email]);
});

describe('a scan that is taken back', () => {
  test('leaves the piece where it was, once', async () => {
    const [, piece] = await bought();
    await scan(bodyOf(piece.code, 'making'), tom);
    const body = bodyOf(piece.code, 'made');
    await scan(body);
    const answers = await Promise.all([1, 2, 3].map(() => undo(body.id)));
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ data: { outcome: 'takenBack' } });
    }
    expect(await show(piece.code)).toMatchObject({ state: 'making', version: 4 });
    expect(await makerOf(piece.id)).toBe(tom.email);
    expect(await scan(body)).toMatchObject({ outcome: 'takenBack' });
    expect((await eventsOf(piece.id)).map(({ event }) => event)).toEqual([
      'start',
      'finish',
      'start',
    ]);
  });

  test('leaves nobody as the maker of a piece that they only finished', async () => {
    const [{ id }, piece] = await bought();
    await shop.services.course.startProduction(id, 'office');
    const body = bodyOf(piece.code, 'made');
    await scan(body);
    expect(await makerOf(piece.id)).toBe(meg.email);
    expect((await undo(body.id)).statusCode).toBe(200);
    expect(await makerOf(piece.id)).toBeUndefined();
    await scan(bodyOf(piece.code, 'made'), tom);
    expect(await makerOf(piece.id)).toBe(tom.email);
  });

  test('is refused once the piece has changed, or if it changed nothing', async () => {
    const [, piece] = await bought();
    const body = bodyOf(piece.code, 'making');
    await scan(body);
    await scan(bodyOf(piece.code, 'made'), tom);
    const late = await undo(body.id);
    expect([late.statusCode, messageOf(late)]).toEqual([
      409,
      `This piece has changed since: made by ${tom.email}.`,
    ]);
    const foreign = bodyOf('5012345678900');
    await scan(foreign);
    expect((await undo(foreign.id)).statusCode).toBe(409);
    expect((await undo(randomUUID())).statusCode).toBe(404);
  });
});

describe('at once', { timeout: 120_000 }, () => {
  test('one scan sent twenty times advances its piece once', async () => {
    const [, piece] = await bought();
    const body = bodyOf(piece.code);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => scan(body, place % 2 ? meg : tom)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.outcome).toBe('advanced');
    expect(await eventsOf(piece.id)).toHaveLength(1);
  });

  test('one foreign scan sent twenty times is recorded once', async () => {
    const body = bodyOf('4006381333931');
    const answers = await Promise.all(Array.from({ length: 20 }, () => scan(body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const rows = await shop.database
      .selectFrom('scan')
      .select('id')
      .where('id', '=', body.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('one id for two pieces advances one of them', async () => {
    const [[, one], [, other]] = [await bought(), await bought()];
    const id = randomUUID();
    const answers = await Promise.all(
      [one, other].map(({ code }) =>
        office.ask('scanRecord', { body: bodyOf(code, 'made', id) }, meg.cookie),
      ),
    );
    for (const { statusCode, body } of answers) expect([200, 409], body).toContain(statusCode);
    expect([...(await eventsOf(one.id)), ...(await eventsOf(other.id))]).toHaveLength(1);
  });

  test('of two members who scan a piece, one advances it and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [, piece] = await bought();
      const answers = await Promise.all([meg, tom].map((who) => scan(bodyOf(piece.code), who)));
      const [won, lost] = answers.toSorted((a, b) => a.outcome.localeCompare(b.outcome));
      expect([won!.outcome, lost!.outcome]).toEqual(['advanced', 'refused']);
      expect(lost!.message).toMatch(/This one is made already, by /);
      expect(await eventsOf(piece.id)).toHaveLength(1);
    }
  });

  test('a scan and a change on the board have one outcome, and the other is told', async () => {
    const changes: [string, (piece: Found) => Promise<boolean>][] = [
      ['packed', async (piece) => (await move(piece, 'packed')).moved.length === 1],
      [
        'on hold',
        async (piece) => (await change('pieceHold', piece, { reason: 'W' })).statusCode === 200,
      ],
      [
        'spoiled',
        async (piece) =>
          (await change('pieceSpoil', piece, { cause: 'broken' })).statusCode === 200,
      ],
    ];
    for (const [told, onBoard] of changes)
      for (let round = 0; round < 3; round += 1) {
        const [order, waiting] = await bought({ quantity: 2 });
        // Nothing can be spoiled before production.
        await move((await piecesOf(order))[1]!, 'making');
        const [answer, isChanged] = await Promise.all([
          scan(bodyOf(waiting.code)),
          onBoard(waiting),
        ]);
        expect(isChanged).toBe(answer.outcome === 'refused');
        if (isChanged) expect(answer.message).toContain(told);
        else expect((await piecesOf(order))[0]).toMatchObject({ state: 'made', version: 2 });
      }
  });
});

test('scans are forgotten after two weeks', async () => {
  const [, piece] = await bought();
  const body = bodyOf(piece.code);
  await scan(body);
  const tidyUp = async () =>
    jobHandlers(shop.services).tidyUp!(undefined as never, undefined as never);
  const isKept = async () =>
    (await shop.database.selectFrom('scan').select('id').where('id', '=', body.id).execute())
      .length === 1;
  now = new Date(NOW.getTime() + 13 * DAY);
  await tidyUp();
  expect(await isKept()).toBe(true);
  now = new Date(NOW.getTime() + 15 * DAY);
  await tidyUp();
  expect(await isKept()).toBe(false);
  // Sent once more by a device that never heard the outcome.
  const { id: staffId } = await shop.database
    .selectFrom('staff')
    .select('id')
    .where('email', '=', meg.email)
    .executeTakeFirstOrThrow();
  const maker = { staffId, email: meg.email, requestId: randomUUID() };
  expect(await shop.services.scans.record(maker, { ...body, at: NOW })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('more than 14 days ago'),
  });
  now = NOW;
  expect(await eventsOf(piece.id)).toHaveLength(1);
});

test('afterwards stock, orders and pieces agree', async () => {
  expect(await checkConsistency(shop.database)).toEqual([]);
  expect(await shop.services.journal.verify()).toMatchObject({ fault: null });
});
