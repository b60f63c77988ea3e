/** PINs of members: set and removed by themselves, stored, and entered on tablets. */
import { describe, expect, test } from 'vitest';
import { newId } from '../../../database/ids.ts';
import { PIN } from '../../../testing/office-factors.ts';
import { officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { tabletsOf } from '../../../testing/tablet.ts';
import type { Maker } from '../../../testing/tablet.ts';
import { testShop } from '../../../testing/test-app.ts';
import { isPassword } from '../../users/password-hash.ts';

const shop = await testShop();
const office = officeOf(shop);
const { call, ask } = office;
const { maker, tablet, enter } = tabletsOf(office);
const owner = await office.member('owner');

describe('a PIN', () => {
  test('is stored as a slow hash, in which the shop’s secret has a part', async () => {
    const [bryn, carys] = [await maker(), await maker()];
    const rows = await shop.database
      .selectFrom('staff')
      .select('pinHash')
      .where('id', 'in', [bryn.id, carys.id])
      .execute();
    for (const { pinHash } of rows) expect(pinHash).toMatch(/^\$argon2id\$/);
    expect(await isPassword(PIN, rows[0]!.pinHash)).toBe(false);
  });

  test('is refused if it is easily guessed, and removed by its member', async () => {
    const member = await office.member('workshop');
    for (const pin of ['0000', '1234', '123', '1234567', 'abcd'])
      expect((await ask('securityPin', { body: { pin } }, member.cookie)).statusCode, pin).toBe(
        422,
      );
    expect((await call('security', {}, member)).hasPin).toBe(false);
    await call('securityPin', { body: { pin: PIN } }, member);
    expect((await call('security', {}, member)).hasPin).toBe(true);
    const device = await tablet();
    expect(JSON.stringify(await call('tablet', {}, device))).toContain(
      (await call('session', {}, member)).staffId,
    );
    await call('securityPinRemove', {}, member);
    expect((await call('security', {}, member)).hasPin).toBe(false);
    const [entry] = (await call('journal', {}, owner)).entries;
    expect(entry).toMatchObject({ actor: { name: member.email }, action: 'staff.pinRemoved' });
  });

  test('is gone when its member is disabled, also after another invitation', async () => {
    const bryn = await maker();
    await call('staffDisable', { body: { email: bryn.email } }, owner);
    await call('staffInvite', { body: { email: bryn.email, role: 'workshop' } }, owner);
    expect((await enter(await tablet(), bryn)).statusCode).toBe(422);
  });

  test('is entered on tablets only', async () => {
    const bryn = await maker();
    expect((await enter(bryn, bryn)).statusCode).toBe(409);
  });

  test('is refused like that of a member who does not exist', async () => {
    const device = await tablet();
    const answers = [
      await enter(device, await maker(), '0192'),
      await enter(device, { id: newId(), email: '', cookie: '' }),
    ];
    const [first, second] = answers.map((answer) => answer.json<object>());
    expect(first).toEqual(second);
    expect(first).toMatchObject({ violations: [{ message: /PIN is not right/ }] });
  });
});

describe('guesses of a PIN', async () => {
  const careful = await testShop({ limitFactor: 1 });
  const guarded = officeOf(careful);
  const tablets = tabletsOf(guarded);
  const guess = async (device: Member, whose: Maker, pin = '0192') =>
    (await tablets.enter(device, whose, pin)).statusCode;

  test('end after five wrong ones of a maker on a tablet, also for the right one', async () => {
    const device = await tablets.tablet();
    const [bryn, carys] = [await tablets.maker(), await tablets.maker()];
    for (let time = 0; time < 5; time += 1) expect(await guess(device, bryn)).toBe(422);
    expect(await guess(device, bryn, PIN)).toBe(429);
    const refused = await tablets.enter(device, bryn);
    expect(refused.json()).toMatchObject({
      message: 'Too many wrong PINs. Please wait 15 minutes.',
    });
    expect(await guess(device, carys, PIN)).toBe(200);
    expect(await guess(await tablets.tablet(), bryn, PIN)).toBe(200);
  });

  test('end after twenty wrong ones of all makers on a tablet', async () => {
    const device = await tablets.tablet();
    for (let time = 0; time < 5; time += 1) {
      const each = await tablets.maker();
      for (let wrong = 0; wrong < 4; wrong += 1) expect(await guess(device, each)).toBe(422);
    }
    expect(await guess(device, await tablets.maker(), PIN)).toBe(429);
  });

  test('are slowed down after twenty wrong ones of a maker on all tablets', async () => {
    const bryn = await tablets.maker();
    for (let place = 0; place < 5; place += 1) {
      const device = await tablets.tablet();
      for (let wrong = 0; wrong < 4; wrong += 1) expect(await guess(device, bryn)).toBe(422);
    }
    const device = await tablets.tablet();
    expect(await guess(device, bryn)).toBe(422);
    expect(await guess(device, bryn, PIN)).toBe(429);
  });
});
