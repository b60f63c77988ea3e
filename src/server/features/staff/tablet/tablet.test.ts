/** Shared tablets: what they may do, for whom they record it, and when they end. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { HOUR, MINUTE, SECOND } from '../../../../domain/time/durations.ts';
import { buy } from '../../../testing/features/orders.ts';
import { setStock } from '../../../testing/features/stock.ts';
import { officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { tabletsOf } from '../../../testing/tablet.ts';
import type { Maker } from '../../../testing/tablet.ts';
import { testShop } from '../../../testing/test-app.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const after = (duration: number) => {
  now = new Date(START.getTime() + duration);
};
const clock = () => now;
const shop = await testShop({ clock });
await setStock(shop.database, 500);
const office = officeOf(shop);
const { call, ask } = office;
const { maker, tablet, enter, askFor } = tabletsOf(office);
const owner = await office.member('owner');
await office.invited('owner');

beforeEach(() => {
  now = START;
});

async function newPiece() {
  const { id } = await buy(shop);
  return shop.database
    .selectFrom('piece')
    .innerJoin('orderLine', 'orderLine.id', 'piece.orderLineId')
    .select(['piece.id', 'version', 'number'])
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow();
}
const scanOf = (number: number, at = now) => ({
  body: { id: randomUUID(), code: pieceCodeOf(number), at: at.toISOString(), to: 'making' },
});
/** Who makes the piece, and who did what to it. */
const recordedOf = async (id: string) => ({
  maker: (
    await shop.database
      .selectFrom('piece')
      .select('makerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).makerId,
  actors: (
    await shop.database
      .selectFrom('pieceEvent')
      .select('actor')
      .where('pieceId', '=', id)
      .orderBy('version')
      .execute()
  ).map(({ actor }) => actor),
});
const lastEntry = () =>
  shop.database
    .selectFrom('journal')
    .select(['actor', 'action'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
const makersOf = async (device: Member) => (await call('tablet', {}, device)).makers;
const provedOf = async (device: Member, { id }: Maker) =>
  (await makersOf(device)).find((each) => each.id === id)?.provedForSeconds;

describe('a shared tablet', () => {
  test('has the rights of the workshop only, whoever opened it, and no proof of identity', async () => {
    const opener = await office.member('owner');
    const { staffId } = await call('session', {}, opener);
    expect(await call('tabletOpen', {}, opener)).toMatchObject({ isTablet: true });
    const session = await call('session', {}, opener);
    expect(session).toMatchObject({ staffId, role: 'workshop', isTablet: true, isFresh: false });
    expect([session.proofs, session.permissions.includes('orders.see')]).toEqual([[], false]);
    expect(await lastEntry()).toEqual({ actor: staffId, action: 'staff.openTablet' });
  });

  test('lasts twelve hours, also without a call', async () => {
    const device = await tablet();
    after(11 * HOUR);
    expect((await ask('tablet', {}, device.cookie)).statusCode).toBe(200);
    after(12 * HOUR + SECOND);
    expect((await ask('tablet', {}, device.cookie)).statusCode).toBe(401);
  });

  test('is opened by nobody who may not make pieces', async () => {
    const { cookie } = await office.member('support');
    expect((await ask('tabletOpen', {}, cookie)).statusCode).toBe(403);
  });

  test('ends with the session, ended elsewhere, and when its opener is disabled or gets another role', async () => {
    const ended = await tablet('manager');
    const elsewhere = await ask('sessionOpen', {
      body: { token: await office.linkFor(ended.email) },
    });
    const member = { ...ended, cookie: String(elsewhere.headers['set-cookie']).split(';')[0]! };
    const listed = (await call('security', {}, member)).sessions.find((each) => each.isTablet);
    await call('securityEndSession', { body: { id: listed?.id } }, member);
    const disabled = await tablet();
    await call('staffDisable', { body: { email: disabled.email } }, owner);
    const changed = await tablet();
    await call('staffRole', { body: { email: changed.email, role: 'reader' } }, owner);
    for (const { cookie } of [ended, disabled, changed])
      expect((await ask('tablet', {}, cookie)).statusCode).toBe(401);
  });

  test('lists makers by name, without email addresses', async () => {
    const device = await tablet();
    const bryn = await maker();
    const text = JSON.stringify(await makersOf(device));
    expect(text).toContain(bryn.id);
    expect(text).not.toContain('@');
  });
});

describe('what is done on a tablet', () => {
  test('is recorded as done by the maker: scans, and changes of pieces', async () => {
    const device = await tablet('manager');
    const [bryn, carys] = [await maker(), await maker('owner')];
    await enter(device, bryn);
    await enter(device, carys);
    const piece = await newPiece();
    const scan = scanOf(piece.number);
    expect((await askFor(device, bryn, 'scanRecord', scan)).statusCode).toBe(200);
    expect(await lastEntry()).toEqual({ actor: bryn.id, action: 'order.movePieces' });
    const spoil = { params: { id: piece.id }, body: { version: 2, cause: 'misprint' } };
    const spoiled = await askFor(device, carys, 'pieceSpoil', spoil);
    expect(spoiled.statusCode, spoiled.body).toBe(200);
    expect(await recordedOf(piece.id)).toEqual({
      maker: bryn.id,
      actors: [bryn.email, carys.email],
    });
  });

  test('is refused without a maker, and nothing is recorded', async () => {
    const device = await tablet();
    const piece = await newPiece();
    const scan = scanOf(piece.number);
    const without = await ask('scanRecord', scan, device.cookie);
    expect([without.statusCode, without.json()]).toMatchObject([
      403,
      { code: 'pinRequired', message: 'Tap your name and enter your PIN first. Nothing was lost.' },
    ]);
    for (const id of ['', 'nobody', "'; drop table staff"])
      expect((await askFor(device, { id }, 'scanRecord', scan)).statusCode).toBe(403);
    const bryn = await maker();
    expect((await askFor(device, bryn, 'scanRecord', scan)).statusCode).toBe(403);
    expect(await recordedOf(piece.id)).toEqual({ maker: null, actors: [] });
    await enter(device, bryn);
    expect((await askFor(device, bryn, 'scanRecord', scan)).statusCode).toBe(200);
  });

  test('needs the PIN again after thirty minutes without work', async () => {
    const device = await tablet();
    const bryn = await maker();
    await enter(device, bryn);
    after(29 * MINUTE);
    await askFor(device, bryn, 'scanRecord', scanOf((await newPiece()).number));
    expect(await provedOf(device, bryn)).toBe(30 * 60);
    after(58 * MINUTE);
    const { number } = await newPiece();
    expect((await askFor(device, bryn, 'scanRecord', scanOf(number))).statusCode).toBe(200);
    after(89 * MINUTE);
    expect(await provedOf(device, bryn)).toBeNull();
    const late = await askFor(device, bryn, 'scanRecord', scanOf((await newPiece()).number));
    expect(late.statusCode).toBe(403);
  });

  test('counts when it was done, if the device has kept it', async () => {
    const device = await tablet();
    const bryn = await maker();
    await enter(device, bryn);
    const kept = [20, 45, 70].map((minutes) => new Date(START.getTime() + minutes * MINUTE));
    const gap = new Date(START.getTime() + 102 * MINUTE);
    after(3 * HOUR);
    const send = async (at: Date) => {
      const piece = await newPiece();
      return (await askFor(device, bryn, 'scanRecord', scanOf(piece.number, at))).statusCode;
    };
    for (const at of kept) expect(await send(at)).toBe(200);
    expect(await send(gap)).toBe(403);
  });

  test('shows the maker their own pieces, and reading is no work', async () => {
    const device = await tablet();
    const [bryn, carys] = [await maker(), await maker()];
    for (const each of [bryn, carys]) await enter(device, each);
    const { id, number } = await newPiece();
    await askFor(device, bryn, 'scanRecord', scanOf(number));
    after(10 * MINUTE);
    const isMineFor = async (whose: Pick<Maker, 'id'>) => {
      const board = await askFor(device, whose, 'workshopBoard', {});
      return board.body.includes(`"isMine":true`) && board.body.includes(id);
    };
    expect(await isMineFor(bryn)).toBe(true);
    for (const other of [carys, { id: '' }]) expect(await isMineFor(other)).toBe(false);
    expect(await provedOf(device, bryn)).toBe(20 * 60);
    const session = await askFor(device, bryn, 'session', {});
    expect(session.json()).toMatchObject({ data: { email: device.email } });
  });

  test('is not done for another member on a device that is no tablet', async () => {
    const [own, other] = [await maker(), await maker()];
    const scan = scanOf((await newPiece()).number);
    expect((await askFor(own, other, 'scanRecord', scan)).json()).toMatchObject({
      code: 'pinRequired',
    });
    expect((await askFor(own, own, 'scanRecord', scan)).statusCode).toBe(200);
  });

  test('ends at once for a maker who is disabled, gets another role, or has another PIN', async () => {
    const device = await tablet();
    const [disabled, changed, renewed] = [await maker(), await maker(), await maker()];
    for (const each of [disabled, changed, renewed]) await enter(device, each);
    await call('staffDisable', { body: { email: disabled.email } }, owner);
    await call('staffRole', { body: { email: changed.email, role: 'support' } }, owner);
    await call('securityPin', { body: { pin: '60318' } }, renewed);
    const scan = scanOf((await newPiece()).number);
    for (const gone of [disabled, changed]) {
      expect((await askFor(device, gone, 'scanRecord', scan)).json()).toMatchObject({
        code: 'makerGone',
      });
      expect((await enter(device, gone)).statusCode).toBe(422);
      expect((await makersOf(device)).map(({ id }) => id)).not.toContain(gone.id);
    }
    expect((await askFor(device, renewed, 'scanRecord', scan)).statusCode).toBe(403);
    expect((await enter(device, renewed)).statusCode).toBe(422);
    expect((await enter(device, renewed, '60318')).statusCode).toBe(200);
  });
});
