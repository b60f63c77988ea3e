/** The data that the shop deletes automatically, early each morning. */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { testShop } from '../testing/test-app.ts';
import { newId } from '../database/ids.ts';
import { SHOPPER_ADDRESS, fillCart } from '../testing/features/checkout.ts';
import { runDueJobs } from '../testing/jobs.ts';
import { SCHEDULE } from './schedule.ts';
import { jobHandlers } from '../wiring.ts';

const START = new Date('2026-03-02T10:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const { call, database, productIds, services, signedIn } = shop;

const after = (days: number): Date => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
async function tidyUp(): Promise<void> {
  await sql`SELECT graphile_worker.add_job('tidyUp', '{}')`.execute(database);
  const { tidyUp: handler } = jobHandlers(services);
  await runDueJobs(shop.url, { tidyUp: handler! });
}
const count = async (table: 'session' | 'refreshToken' | 'accountLink' | 'rateLimit') =>
  (
    await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute()
  )[0]?.n;

beforeEach(() => {
  now = START;
});

test('the tidy-up runs every day', () => {
  expect(SCHEDULE.find(({ job }) => job === 'tidyUp')?.at).toMatch(/^\d+ [345] \* \* \*$/);
});

test('a failed chore does not stop those after it, and the job fails with its error', async () => {
  const { auth, proofs } = services;
  const last = vi.fn(() => proofs.forgetPhotographed());
  const { tidyUp: handler } = jobHandlers({
    ...services,
    auth: { ...auth, forgetEnded: () => Promise.reject(new Error('deadlock detected')) },
    proofs: { ...proofs, forgetPhotographed: last },
  });
  const attempt = { attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
  await expect(handler!({}, attempt)).rejects.toThrow('deadlock detected');
  expect(last).toHaveBeenCalledOnce();
});

describe('one week later', () => {
  test('ended sessions and expired tokens are deleted, with their counters; active ones stay', async () => {
    const ended = await signedIn();
    const living = await signedIn();
    await database
      .updateTable('session')
      .set({ endedAt: START, endedBy: 'signedOut' })
      .where('id', '=', ended.sessionId)
      .execute();
    const token = (hash: string, sessionId: string, expiresAt: Date) => ({
      hash,
      sessionId,
      expiresAt,
      issuedAt: START,
    });
    await database
      .insertInto('refreshToken')
      .values([
        token('ended', ended.sessionId, after(60)),
        token('dead', living.sessionId, START),
        token('living', living.sessionId, after(60)),
      ])
      .execute();
    await database
      .insertInto('rateLimit')
      .values([
        { key: 'over', points: 1, expire: START.getTime() },
        { key: 'counts', points: 1, expire: after(30).getTime() },
      ])
      .execute();
    now = after(6);
    await tidyUp();
    expect([await count('session'), await count('refreshToken')]).toEqual([2, 3]);
    now = after(8);
    await tidyUp();
    expect([await count('session'), await count('refreshToken')]).toEqual([1, 1]);
    expect(await database.selectFrom('rateLimit').select('key').execute()).toEqual([
      { key: 'counts' },
    ]);
    expect((await services.auth.authenticate(await fresh(living))).customerId).toBe(
      living.customerId,
    );
  });

  test('links that were opened or have expired are deleted', async () => {
    const { customerId } = await signedIn();
    const link = (usedAt: Date | null, expiresAt: Date) => ({
      id: newId(),
      customerId,
      purpose: 'recovery' as const,
      createdAt: START,
      usedAt,
      expiresAt,
    });
    await database
      .insertInto('accountLink')
      .values([link(START, after(1)), link(null, START), link(null, after(30))])
      .execute();
    now = after(8);
    await tidyUp();
    expect(await count('accountLink')).toBe(1);
  });
});

const fresh = ({ customerId, sessionId }: { customerId: string; sessionId: string }) =>
  services.auth.issueAccessToken({ customerId, sessionId });

test('a guest’s cart is deleted after ninety days, unless it is a customer’s; an ordered one is emptied', async () => {
  const guest = await fillCart(services.cart, productIds['MUG-WREATH']!);
  const ordered = await fillCart(services.cart, productIds['MUG-WREATH']!);
  await services.checkout.place(ordered);
  const { customerId } = await signedIn();
  const { id: own } = await services.cart.addItem(
    'new',
    { productId: productIds['MUG-WREATH']!, quantity: 1 },
    customerId,
  );
  const left = async () =>
    (await database.selectFrom('cart').select('id').execute()).map(({ id }) => id);
  now = after(89);
  await tidyUp();
  expect(await left()).toContain(guest);
  now = after(91);
  await tidyUp();
  expect((await left()).toSorted()).toEqual([ordered, own].toSorted());
  expect(
    await database.selectFrom('cartItem').select('cartId').where('cartId', '!=', own).execute(),
  ).toEqual([]);
  const details = await database
    .selectFrom('cart')
    .select(['firstName', 'lastName', 'email', 'phone', 'shippingAddress', 'paymentAddress'])
    .where('id', '=', ordered)
    .execute();
  expect(details).toEqual([
    {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      shippingAddress: null,
      paymentAddress: null,
    },
  ]);
});

test('ids of webhook events are deleted after a year, unless the event still waits', async () => {
  const hear = (eventId: string) =>
    services.payments.storeWebhook({ eventId, type: 'X', resourceId: null, payload: '{}' }, null);
  await hear('WH-OLD');
  await hear('WH-WAITING');
  await services.payments.markWebhookProcessed('WH-OLD');
  now = after(300);
  await hear('WH-YOUNG');
  await services.payments.markWebhookProcessed('WH-YOUNG');
  const known = async () =>
    (
      await database
        .selectFrom('webhookEvent')
        .select('eventId')
        .where('eventId', 'like', 'WH-%')
        .orderBy('eventId')
        .execute()
    ).map(({ eventId }) => eventId);
  now = after(364);
  await tidyUp();
  expect(await known()).toEqual(['WH-OLD', 'WH-WAITING', 'WH-YOUNG']);
  now = after(366);
  await tidyUp();
  expect(await known()).toEqual(['WH-WAITING', 'WH-YOUNG']);
});

test('records of sent emails are deleted after a year', async () => {
  const write = async (title: string) => {
    await call('notifyWebsite', { body: { title, items: [{ name: 'Message', value: 'Hello' }] } });
    const { sendWebsiteMessage } = jobHandlers(services);
    await runDueJobs(shop.url, { sendWebsiteMessage: sendWebsiteMessage! });
  };
  const notes = async () =>
    (await database.selectFrom('mailSent').select('sentAt').orderBy('sentAt').execute()).map(
      ({ sentAt }) => sentAt,
    );
  await write('First');
  now = after(300);
  await write('Second');
  now = after(364);
  await tidyUp();
  expect(await notes()).toEqual([START, after(300)]);
  now = after(366);
  await tidyUp();
  expect(await notes()).toEqual([after(300)]);
});

test('notifications are deleted after two years, read or not', async () => {
  const { customerId } = await signedIn();
  const notify = (occasion: string) =>
    services.notifications.take({
      customerId,
      kind: 'orderPaid',
      occasion,
      link: null,
      detail: { reference: 'KS-1' },
    });
  await notify('one');
  await notify('two');
  now = after(300);
  await notify('three');
  const total = async () =>
    (await services.notifications.page(customerId, { page: 1, numOfRecords: 10 })).total;
  now = after(729);
  await tidyUp();
  expect(await total()).toBe(3);
  now = after(731);
  await tidyUp();
  expect(await total()).toBe(1);
});

test('orders and their invoices lose name and texts after six years, and never their figures', async () => {
  const paid = async () => {
    const order = await services.checkout.place(
      await fillCart(services.cart, productIds['MUG-WREATH']!, 2, 'Gwenllian'),
    );
    const lines = await services.orders.lines(order.id);
    await database
      .transaction()
      .execute((transaction) => services.orders.pay(transaction, order, lines, 'test'));
    return order;
  };
  const erased = await paid();
  now = after(200);
  const other = await paid();
  await database
    .updateTable('orderPerson')
    .set({ erasedAt: START })
    .where('orderId', '=', erased.id)
    .execute();
  const stored = async (orderId: string) =>
    (
      await database
        .selectFrom('invoice')
        .innerJoin('orderPerson', 'orderPerson.orderId', 'invoice.orderId')
        .select(['document', 'paymentAddress', 'totalPence', 'number'])
        .where('invoice.orderId', '=', orderId)
        .execute()
    )[0]!;
  const before = await stored(erased.id);
  expect(before.paymentAddress).toEqual(SHOPPER_ADDRESS);
  expect(JSON.stringify(before.document)).toContain('“Gwenllian”');
  now = new Date('2032-03-01T10:00:00Z');
  await tidyUp();
  expect(await stored(erased.id)).toEqual(before);
  now = new Date('2032-03-03T10:00:00Z');
  await tidyUp();
  const remaining = await stored(erased.id);
  expect(JSON.stringify(remaining)).not.toMatch(/Gwenllian|"Siân"|"Price"|High Street|SY8 1AA/);
  expect(JSON.stringify(remaining.document)).toBe(
    JSON.stringify(before.document).replaceAll('“Gwenllian”', '“…”'),
  );

  const untouched = await stored(other.id);
  expect(JSON.stringify(untouched.document)).toContain('“Gwenllian”');
  expect(await services.orders.checkByKey(other.key)).toMatchObject({
    order: { reference: other.reference },
  });
  now = new Date('2032-09-19T10:00:00Z');
  await tidyUp();
  const later = await stored(other.id);
  expect(JSON.stringify(later)).not.toMatch(/Gwenllian|High Street|SY8 1AA/);
  expect(later).toMatchObject({ totalPence: untouched.totalPence, number: untouched.number });
  const [line] = await services.orders.lines(other.id);
  expect(line).toMatchObject({ quantity: 2, personalisation: null, words: [] });
  await expect(services.orders.checkByKey(other.key)).rejects.toMatchObject({
    code: 'orderNotFound',
  });
});

test('partial files of a killed process are deleted a day later', async () => {
  const folder = path.join(shop.config.dataFolder, 'unfinished');
  await mkdir(folder, { recursive: true });
  for (const name of ['left', 'under-way']) await writeFile(path.join(folder, name), 'half a ph');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  await utimes(path.join(folder, 'left'), yesterday, yesterday);
  await tidyUp();
  expect(await readdir(folder)).toEqual(['under-way']);
});
