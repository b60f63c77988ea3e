/** Stages of making: set for a process, reached by scans and on the board, taken back, and left when a piece is made. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import type { ScanStep } from '../../../../domain/orders/pieces/scan-step.ts';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import type { Order } from '../orders.service.ts';

const shop = await testShop();
await shop.open();
await setStock(shop.database, 500);
const office = officeOf(shop);
const owner = await office.member('owner');
const meg = await office.member('workshop');

async function setStages(stages: Record<string, string[]>): Promise<void> {
  const { versions, workshop } = await office.call('settings', {}, owner);
  await office.call(
    'settingsWorkshop',
    { body: { ...workshop, stages, version: versions.workshop, reason: 'Our steps' } },
    owner,
  );
}

await setStages({ sublimation: ['Printed', 'Pressed'] });

async function boughtCode(sku?: string): Promise<{ order: Order; id: string; code: string }> {
  const order = await buy(shop, sku ? { sku } : {});
  const { id, number } = await shop.database
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['piece.id', 'number'])
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow();
  return { order, id, code: pieceCodeOf(number) };
}
const scan = (code: string, to: ScanStep = 'making', id: string = randomUUID()) =>
  office.call('scanRecord', { body: { id, code, at: new Date().toISOString(), to } }, meg);
const show = (code: string) => office.call('workshopPiece', { params: { code } }, meg);
const placeOf = async (code: string) => {
  const { state, stage, next } = await show(code);
  return [state, stage, next];
};
async function move(code: string, to: 'waiting' | 'making' | 'made', stage?: string | null) {
  const { id, version } = await show(code);
  const body = { pieces: [{ id, version }], to, ...(stage !== undefined && { stage }) };
  return office.call('piecesMove', { body }, meg);
}

describe('a scan where pieces are started', () => {
  test('brings a piece from stage to stage, and then it is made', async () => {
    const { id, code } = await boughtCode();
    expect((await show(code)).stages).toEqual(['Printed', 'Pressed']);
    expect(await placeOf(code)).toEqual(['waiting', null, 'making']);
    expect(await scan(code)).toMatchObject({ outcome: 'advanced', stage: null });
    expect(await placeOf(code)).toEqual(['making', null, 'making']);
    expect(await scan(code)).toMatchObject({ outcome: 'advanced', stage: 'Printed' });
    expect(await scan(code)).toMatchObject({ outcome: 'advanced', stage: 'Pressed' });
    expect(await placeOf(code)).toEqual(['making', 'Pressed', 'made']);
    expect(await scan(code)).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('This one is being made already'),
    });
    await scan(code, 'made');
    expect(await placeOf(code)).toEqual(['made', null, 'packed']);
    const events = await shop.database
      .selectFrom('pieceEvent')
      .select(['event', 'stage'])
      .where('pieceId', '=', id)
      .orderBy('version')
      .execute();
    expect(events.map(({ event, stage }) => [event, stage])).toEqual([
      ['start', null],
      ['stage', 'Printed'],
      ['stage', 'Pressed'],
      ['finish', null],
    ]);
  });

  test('changes nothing when it is sent again, and returns to the stage before when taken back', async () => {
    const { code } = await boughtCode();
    await scan(code);
    await scan(code);
    const id = randomUUID();
    const first = await scan(code, 'making', id);
    expect(await scan(code, 'making', id)).toEqual(first);
    expect(await placeOf(code)).toEqual(['making', 'Pressed', 'made']);
    const undone = await office.ask('scanUndo', { params: { id } }, meg.cookie);
    expect(undone.statusCode).toBe(200);
    expect(await placeOf(code)).toEqual(['making', 'Printed', 'making']);
  });

  test('may leave stages out, and returns to the stage it left', async () => {
    const { code } = await boughtCode();
    await scan(code);
    await scan(code);
    const id = randomUUID();
    await scan(code, 'made', id);
    await office.ask('scanUndo', { params: { id } }, meg.cookie);
    expect(await placeOf(code)).toEqual(['making', 'Printed', 'making']);
  });

  test('starts pieces of a process without stages once', async () => {
    const { code } = await boughtCode('SLT-WREATH');
    await scan(code);
    expect(await placeOf(code)).toEqual(['making', null, 'made']);
    expect(await scan(code)).toMatchObject({ outcome: 'refused' });
  });
});

describe('the board', () => {
  test('moves pieces to a stage, back to the beginning, and shows where they are', async () => {
    const { order, code } = await boughtCode();
    const moved = await move(code, 'making', 'Pressed');
    expect(moved).toMatchObject({ moved: [{ state: 'making', stage: 'Pressed' }], refused: [] });
    const { groups } = await office.call('workshopBoard', {}, meg);
    const group = groups.find(({ pieces }) =>
      pieces.some(({ reference }) => reference === order.reference),
    );
    expect(group?.stages).toEqual(['Printed', 'Pressed']);
    expect(group?.pieces.find(({ reference }) => reference === order.reference)).toMatchObject({
      state: 'making',
      stage: 'Pressed',
    });
    await move(code, 'making');
    expect(await placeOf(code)).toEqual(['making', 'Pressed', 'made']);
    await move(code, 'making', null);
    expect(await placeOf(code)).toEqual(['making', null, 'making']);
    await move(code, 'waiting');
    expect(await placeOf(code)).toEqual(['waiting', null, 'making']);
  });

  test('takes a repeated move for done', async () => {
    const { code } = await boughtCode();
    const { id, version } = await show(code);
    const body = { pieces: [{ id, version }], to: 'making' as const, stage: 'Printed' };
    const first = await office.call('piecesMove', { body }, meg);
    expect(await office.call('piecesMove', { body }, meg)).toEqual(first);
  });

  test('refuses a stage of another process', async () => {
    const { code } = await boughtCode('SLT-WREATH');
    const { moved, refused } = await move(code, 'making', 'Pressed');
    expect(moved).toEqual([]);
    expect(refused[0]?.message).toBe('“Pressed” is no stage of making this piece.');
    expect(await placeOf(code)).toEqual(['waiting', null, 'making']);
  });
});

test('a piece at a stage that is taken off the list is made next', async () => {
  const { code } = await boughtCode();
  await move(code, 'making', 'Printed');
  await setStages({ sublimation: ['Pressed', 'Wrapped'] });
  expect(await placeOf(code)).toEqual(['making', 'Printed', 'made']);
  await setStages({ sublimation: ['Printed', 'Pressed'] });
});

test('a held piece keeps its stage', async () => {
  const { code } = await boughtCode();
  await move(code, 'making', 'Printed');
  const { id, version } = await show(code);
  await office.call('pieceHold', { params: { id }, body: { version, reason: 'A scratch' } }, meg);
  expect((await show(code)).stage).toBe('Printed');
});

test.each([
  ['two of one name', ['Printed', 'printed']],
  ['too many', Array.from({ length: 9 }, (_, place) => `Stage ${place}`)],
  ['one without a name', ['']],
])('settings refuse %s', async (_, names) => {
  const { versions, workshop } = await office.call('settings', {}, owner);
  const body = { ...workshop, stages: { laser: names }, version: versions.workshop, reason: 'Try' };
  const response = await office.ask('settingsWorkshop', { body }, owner.cookie);
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('stages.laser');
});
