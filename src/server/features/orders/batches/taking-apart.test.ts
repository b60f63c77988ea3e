/** A batch that is taken apart while its preparation is still putting pieces in. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../database/ids.ts';
import { buy } from '../../../testing/features/orders.ts';
import { runDueJobs } from '../../../testing/jobs.ts';
import { officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';
import type { Order } from '../orders.service.ts';
import { checkConsistency } from '../pieces/check-consistency.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';

const shop = await testShop({ clock: () => new Date('2026-03-03T10:00:00Z') });
await shop.open();
const office = officeOf(shop);
const meg = await office.member('workshop');
const A3 = { w: 420, h: 297, margin: 8, gap: 4 };

/** Holds an order's lock, as every change of the order does, until it is released. */
async function hold({ id }: Order): Promise<() => Promise<void>> {
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const done = shop.database.transaction().execute(async (transaction) => {
    await sql`SELECT FROM customer_order WHERE id = ${id} FOR UPDATE`.execute(transaction);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await done;
  };
}

const untilWaiting = async (transactions: number) => {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(shop.database);
      return rows[0]?.count;
    })
    .toBe(transactions);
};

test('no piece stays in it', async () => {
  const [early, late] = [await buy(shop), await buy(shop)];
  const pieces = [
    ...(await livePieces(shop.database, early.id)),
    ...(await livePieces(shop.database, late.id)),
  ].map(({ id, version }) => ({ id, version }));
  const { number } = await office.call(
    'batchAsk',
    { body: { id: newId(), sheet: A3, pieces } },
    meg,
  );

  // The preparation puts in the early order's piece and waits for the late order.
  const letGoLate = await hold(late);
  const preparing = runDueJobs(shop.url, jobHandlers(shop.services));
  await untilWaiting(1);
  // Taking apart waits for the early order, while the late one's piece is put in.
  const letGoEarly = await hold(early);
  const takingApart = office.ask(
    'batchTakeApart',
    { params: { number: String(number) } },
    meg.cookie,
  );
  await untilWaiting(2);
  await letGoLate();
  await untilWaiting(1);
  await letGoEarly();
  expect((await takingApart).statusCode).toBe(200);
  await preparing;

  const { state } = await office.call('batch', { params: { number: String(number) } }, meg);
  expect(state).toBe('takenApart');
  for (const { id } of [early, late])
    expect(await livePieces(shop.database, id)).toMatchObject([
      { state: 'waiting', batchId: null },
    ]);
  expect(await checkConsistency(shop.database)).toEqual([]);
});
