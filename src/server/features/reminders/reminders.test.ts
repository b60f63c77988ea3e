/** Reminders are asked for with consent, by buyers and customers, and listed, changed and stopped. */
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../../domain/time/durations.ts';
import { testShop } from '../../testing/test-app.ts';
import { buy, placeOrder } from '../../testing/features/orders.ts';

let now = new Date('2026-11-26T09:00:00Z');
const shop = await testShop({ clock: () => now });
const { ask, call, database } = shop;

const BIRTHDAY = {
  occasion: null,
  label: '  Mam’s   birthday ',
  month: 5,
  day: 5,
  yearly: true,
  consent: true,
};
const askFor = (orderKey: string, body: Partial<typeof BIRTHDAY> | object = {}) =>
  call('orderReminderNew', { params: { orderKey }, body: { ...BIRTHDAY, ...body } });
const refusal = async (orderKey: string, body: object) => {
  const response = await ask('orderReminderNew', {
    params: { orderKey },
    body: { ...BIRTHDAY, ...body },
  });
  return [response.statusCode, response.json<{ violations?: object }>().violations];
};
const fault = (propertyPath: string, message: string) => [422, [{ propertyPath, message }]];

describe('a buyer', () => {
  test('asks for a reminder, and learns when its email comes', async () => {
    const { key } = await buy(shop, { email: 'mair@example.org' });
    const reminder = await askFor(key);
    expect(reminder).toMatchObject({
      label: 'Mam’s birthday',
      on: '2027-05-05',
      emailOn: '2027-04-14',
    });
    expect(await call('orderReminders', { params: { orderKey: key } })).toEqual({
      email: 'mair@example.org',
      occasions: [
        { slug: 'mugs', name: 'Mugs', on: null },
        { slug: 'clothes', name: 'Clothes', on: '2027-03-07' },
      ],
      reminders: [reminder],
      suggested: { month: 12, day: 1 },
    });
  });

  test('who presses twice gets one reminder, with the latest consent', async () => {
    const { key } = await buy(shop);
    const [first, second] = await Promise.all([askFor(key), askFor(key)]);
    expect(second.id).toBe(first.id);
    now = new Date(now.getTime() + MINUTE);
    expect(await askFor(key, { yearly: false })).toEqual({ ...first, yearly: false });
    const stored = await database
      .selectFrom('reminder')
      .select(['consentedAt', 'consentVersion'])
      .where('id', '=', first.id)
      .execute();
    expect(stored).toEqual([{ consentedAt: now, consentVersion: 2 }]);
  });

  test('of an occasion with a date of its own gives no date', async () => {
    const { key } = await buy(shop);
    const given = { occasion: 'clothes', label: '', month: null, day: null };
    expect(await askFor(key, given)).toMatchObject({
      label: 'Clothes',
      on: '2027-03-07',
      emailOn: '2027-02-14',
      month: null,
    });
  });

  test('hears what is wrong with what they wrote', async () => {
    const { key } = await buy(shop);
    expect(await refusal(key, { consent: false })).toEqual(
      fault('consent', 'Please tick this box: without it we may not write to you.'),
    );
    expect(await refusal(key, { label: ' ' })).toEqual(
      fault('label', 'Please write what it is for.'),
    );
    expect(await refusal(key, { occasion: 'unknown' })).toEqual(
      fault('occasion', 'Please choose what it is for.'),
    );
    expect(await refusal(key, { day: null })).toEqual(
      fault('day', 'Please choose a day and a month.'),
    );
    expect(await refusal(key, { month: 4, day: 31 })).toEqual(
      fault('day', 'This month has no such day.'),
    );
    expect((await call('orderReminders', { params: { orderKey: key } })).reminders).toEqual([]);
  });

  test('of an unpaid order, or of none, gets no reminder', async () => {
    const { key } = await placeOrder(shop);
    expect((await refusal(key, {}))[0]).toBe(409);
    expect((await refusal('k'.repeat(key.length), {}))[0]).toBe(404);
  });

  test('has at most twenty', async () => {
    const { key } = await buy(shop);
    for (let day = 1; day <= 20; day += 1) await askFor(key, { day });
    expect((await refusal(key, { day: 21 }))[0]).toBe(409);
    // One that exists is still confirmed.
    await askFor(key, { day: 20 });
  });
});

describe('a customer', () => {
  test('lists, adds, changes and deletes reminders, also of earlier orders', async () => {
    const me = await shop.signedIn();
    const { key } = await buy(shop, { customerId: me.customerId });
    const { id } = await askFor(key);
    const added = await call('reminderNew', { body: { ...BIRTHDAY, label: 'Taid' } }, me);
    const listed = await call('reminders', {}, me);
    expect(listed.email).toBe(me.email);
    expect(listed.reminders.map((one) => one.id)).toEqual([id, added.id]);
    // 29 February is kept on the 28th in 2027.
    const changed = { params: { id }, body: { month: 2, day: 29 } };
    expect(await call('reminderUpdate', changed, me)).toMatchObject({ on: '2027-02-28', day: 29 });
    await call('reminderDelete', { params: { id } }, me);
    await call('reminderDelete', { params: { id: added.id } }, me);
    expect((await call('reminders', {}, me)).reminders).toEqual([]);
    expect((await ask('reminderDelete', { params: { id } }, me)).statusCode).toBe(404);
  });

  test.each([
    ['in eighteen days is emailed a week before', 12, 14, '2026-12-14', '2026-12-07'],
    ['in a week is emailed tomorrow', 12, 3, '2026-12-03', '2026-11-27'],
    // Orders of 27 November arrive by 2 December.
    ['that no gift can reach in time is next year’s', 12, 1, '2027-12-01', '2027-11-10'],
    ['today is next year’s', 11, 26, '2027-11-26', '2027-11-05'],
  ])('has a day that %s', async (_, month, day, on, emailOn) => {
    const me = await shop.signedIn();
    const added = await call('reminderNew', { body: { ...BIRTHDAY, month, day } }, me);
    expect(added).toMatchObject({ on, emailOn });
    const body = { month: 5, day: 5 };
    await call('reminderUpdate', { params: { id: added.id }, body }, me);
    const moved = await call(
      'reminderUpdate',
      { params: { id: added.id }, body: { month, day } },
      me,
    );
    expect(moved).toMatchObject({ on, emailOn });
    expect((await call('reminders', {}, me)).reminders).toEqual([moved]);
  });

  test('who buys for a near day on the page of the order is reminded next year', async () => {
    const { key } = await buy(shop);
    expect(await askFor(key, { month: 12, day: 14 })).toMatchObject({ on: '2027-12-14' });
  });

  test('does not reach the reminders of others', async () => {
    const me = await shop.signedIn();
    const other = await shop.signedIn();
    const { id } = await call('reminderNew', { body: BIRTHDAY }, other);
    const body = { month: 1, day: 1 };
    expect((await call('reminders', {}, me)).reminders).toEqual([]);
    expect((await ask('reminderUpdate', { params: { id }, body }, me)).statusCode).toBe(404);
    expect((await ask('reminderDelete', { params: { id } }, me)).statusCode).toBe(404);
    expect((await call('reminders', {}, other)).reminders).toHaveLength(1);
  });

  test('cannot move an occasion that has a date of its own', async () => {
    const me = await shop.signedIn();
    const { id } = await call('reminderNew', { body: { ...BIRTHDAY, occasion: 'clothes' } }, me);
    const response = await ask(
      'reminderUpdate',
      { params: { id }, body: { month: 1, day: 1 } },
      me,
    );
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { violations: [{ propertyPath: 'day' }] },
    ]);
  });
});
