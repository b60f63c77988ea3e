import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '../../../domain/people/notification-kinds.ts';
import type { NotificationKind } from '../../../domain/people/notification-kinds.ts';
import { testShop } from '../../testing/test-app.ts';
import type { Bearer } from '../../testing/test-app.ts';
import { newId } from '../../database/ids.ts';
import { jobHandlers } from '../../wiring.ts';

let now = new Date('2026-11-21T09:00:00Z');
const shop = await testShop({ clock: () => now });
const { call, ask } = shop;
const { notifications } = shop.services;

type Details = Partial<Parameters<typeof notifications.take>[0]>;
const notify = (customerId: string, given: Details = {}) =>
  notifications.take({
    customerId,
    kind: 'passwordChanged',
    detail: {},
    link: null,
    occasion: newId(),
    ...given,
  });
const list = (bearer: Bearer, body = {}) => call('notifications', { body }, bearer);
const onlyId = async (bearer: Bearer) => (await list(bearer)).notifications[0]!.id;

describe('the list', () => {
  test('comes in pages of twenty, the newest first', async () => {
    const sian = await shop.signedIn();
    for (let number = 1; number <= 25; number += 1) {
      now = new Date(now.getTime() + 1000);
      await notify(sian.customerId, { kind: 'orderPaid', detail: { reference: `KS-${number}` } });
    }
    const first = await list(sian);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 25, unread: 25 });
    expect(first.notifications).toHaveLength(20);
    expect(first.notifications[0]).toMatchObject({
      kind: 'orderPaid',
      createdAt: now.toISOString(),
      readAt: null,
    });
    expect(first.notifications[0]!.text).toContain('KS-25');
    const second = await list(sian, { page: 2 });
    expect(second.notifications.map(({ text }) => /KS-\d+/.exec(text)?.[0])).toEqual([
      'KS-5',
      'KS-4',
      'KS-3',
      'KS-2',
      'KS-1',
    ]);
    expect((await list(sian, { page: 9, numOfRecords: 10 })).notifications).toEqual([]);
    expect((await list(sian, { page: 3, numOfRecords: 10 })).notifications).toHaveLength(5);
  });

  test('is empty for other customers, and closed to guests', async () => {
    await notify((await shop.signedIn()).customerId);
    const alun = await shop.signedIn();
    expect(await list(alun)).toEqual({
      notifications: [],
      page: 1,
      pages: 1,
      total: 0,
      unread: 0,
    });
    const guest = await ask('notifications', { body: {} });
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toMatchObject({ message: 'JWT Token not found' });
  });

  test('has a text for every kind, without a gap', async () => {
    const sian = await shop.signedIn();
    const details: Partial<Record<NotificationKind, Record<string, string>>> = {
      orderDispatched: { reference: 'KS-1', tracking: 'AB 123', carrier: 'Royal Mail' },
      orderRefunded: { reference: 'KS-1', amount: '£12.49' },
      backInStock: { product: 'Botanical wreath mug' },
      draftApproved: { draft: 'For Nain', from: 'Nain', message: 'Lovely' },
      draftChange: { draft: 'For Nain', from: '', message: 'Larger, please' },
    };
    for (const kind of NOTIFICATION_KINDS)
      await notify(sian.customerId, { kind, detail: details[kind] ?? { reference: 'KS-1' } });
    const { notifications: given } = await list(sian);
    expect(given.map(({ kind }) => kind).toReversed()).toEqual(NOTIFICATION_KINDS);
    for (const { title, text } of given) {
      expect(title).toMatch(/^[A-Z].{5,60}$/);
      expect(text).toMatch(/^\S.{20,}[.]$/);
      expect(text).not.toMatch(/\{\{|undefined| {2}/);
    }
    const textOf = (wanted: NotificationKind) => given.find(({ kind }) => kind === wanted)?.text;
    expect(textOf('orderDispatched')).toContain('with Royal Mail. Its tracking number is AB 123.');
    expect(textOf('orderRefunded')).toContain('£12.49');
    expect(textOf('backInStock')).toContain('Botanical wreath mug');
  });

  test.each([{ page: 0 }, { numOfRecords: 101 }, { page: '1' }, { sort: 'oldest' }])(
    'refuses %j',
    async (body) => {
      const refused = await ask('notifications', { body: body as object }, await shop.signedIn());
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toHaveProperty('violations');
    },
  );
});

describe('an event', () => {
  test('creates one notification, however often the job runs', async () => {
    const sian = await shop.signedIn();
    const { notifyCustomer } = jobHandlers(shop.services);
    const given = {
      customerId: sian.customerId,
      kind: 'twoStepOn' as const,
      detail: {},
      link: '/account/edit',
      occasion: 'two-step-1',
    };
    const attempt = { attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
    await Promise.all(Array.from({ length: 5 }, () => notifyCustomer!(given, attempt)));
    expect(await list(sian)).toMatchObject({
      total: 1,
      notifications: [{ link: '/account/edit' }],
    });
  });

  test('is rolled back with its transaction', async () => {
    const sian = await shop.signedIn();
    const failing = shop.database.transaction().execute(async (transaction) => {
      await notifications.notify(transaction, {
        customerId: sian.customerId,
        kind: 'twoStepOff',
        detail: {},
        link: null,
        occasion: 'undone',
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await list(sian)).total).toBe(0);
  });
});

describe('reading', () => {
  test('reduces the unread count, and keeps the time of the first reading', async () => {
    const sian = await shop.signedIn();
    await notify(sian.customerId);
    await notify(sian.customerId);
    const id = await onlyId(sian);
    const firstReadAt = now.toISOString();
    expect(await call('notificationRead', { params: { id } }, sian)).toEqual({ unread: 1 });
    now = new Date(now.getTime() + 60_000);
    expect(await call('notificationRead', { params: { id } }, sian)).toEqual({ unread: 1 });
    expect((await list(sian)).notifications.find((one) => one.id === id)).toMatchObject({
      readAt: firstReadAt,
    });
  });

  test('all at once leaves none unread, repeatedly, and only one’s own', async () => {
    const [sian, alun] = [await shop.signedIn(), await shop.signedIn()];
    for (const { customerId } of [sian, sian, alun]) await notify(customerId);
    expect(await call('notificationsRead', {}, sian)).toEqual({ unread: 0 });
    expect(await call('notificationsRead', {}, sian)).toEqual({ unread: 0 });
    expect(await notifications.unreadCount(sian.customerId)).toBe(0);
    expect(await notifications.unreadCount(alun.customerId)).toBe(1);
  });

  test('is not done by a prefetch', async () => {
    const sian = await shop.signedIn();
    await notify(sian.customerId);
    const ahead = await shop.app.inject({
      url: '/api/notifications/all/read',
      headers: { authorization: `Bearer ${sian.token}`, 'sec-purpose': 'prefetch' },
    });
    expect(ahead.statusCode).toBe(409);
    expect(await notifications.unreadCount(sian.customerId)).toBe(1);
  });
});

describe('deleting', () => {
  test('removes one for good', async () => {
    const sian = await shop.signedIn();
    await notify(sian.customerId);
    const id = await onlyId(sian);
    expect(await call('notificationDelete', { params: { id } }, sian)).toEqual({ unread: 0 });
    expect((await list(sian)).total).toBe(0);
    const again = await ask('notificationDelete', { params: { id } }, sian);
    expect(again.statusCode).toBe(404);
  });

  test('and reading at the same time cause no errors', async () => {
    const sian = await shop.signedIn();
    const winners = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      await notify(sian.customerId);
      const id = await onlyId(sian);
      const [read, deleted] = await Promise.all([
        ask('notificationRead', { params: { id } }, sian),
        ask('notificationDelete', { params: { id } }, sian),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 404]).toContain(read.statusCode);
      winners.add(String(read.statusCode));
      expect(await list(sian)).toMatchObject({ total: 0, unread: 0 });
    }
    expect(winners).toContain('200');
  });
});

describe('another customer’s notification', () => {
  test.each(['notificationRead', 'notificationDelete'] as const)(
    '%s returns the same as for an unknown one',
    async (name) => {
      const [sian, alun] = [await shop.signedIn(), await shop.signedIn()];
      await notify(sian.customerId);
      const id = await onlyId(sian);
      const foreign = await ask(name, { params: { id } }, alun);
      const unknown = await ask(name, { params: { id: newId() } }, alun);
      expect(foreign.statusCode).toBe(404);
      expect(foreign.json()).toEqual({
        status: 'error',
        message: 'There is no such notification.',
      });
      expect(foreign.body).toBe(unknown.body);
      expect(await list(sian)).toMatchObject({ total: 1, unread: 1 });
      expect((await ask(name, { params: { id: 'all or nothing' } }, alun)).statusCode).toBe(400);
    },
  );
});
