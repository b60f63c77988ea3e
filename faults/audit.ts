/** Audits the shop's database against what shoppers were promised and what the payment provider took. */

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/server/database/connection/connection.ts';
import { checkConsistency } from '../src/server/features/orders/pieces/check-consistency.store.ts';
import type { Acknowledged, Receipt } from './shoppers.ts';
import type { World } from './world.ts';

export interface Audit {
  losses: string[];
  paidOrders: number;
  /** From the end of the load until no payment or job was open. */
  settledMilliseconds: number;
  /** Emails that arrived more than once; allowed, but counted. */
  repeatedEmails: number;
}

const SETTLES_WITHIN_MS = 240_000;

/** Waits until nothing is open and then compares everything. */
export async function audit(world: World, acknowledged: readonly Acknowledged[]): Promise<Audit> {
  return await world.withDatabase(async (database) => {
    const settled = await untilSettled(database);
    const receipts = acknowledged.flatMap((each) => each.receipts);
    const emails = await world.emails();
    const counts = receipts
      .filter(({ isPaid }) => isPaid)
      .map(({ email }) => emails.filter(({ to }) => to === email).length);
    return {
      losses: [
        ...settled.losses,
        ...world.shops.flatMap(({ unexpectedEnds }) =>
          unexpectedEnds.map((end) => `process ${end}`),
        ),
        ...acknowledged.flatMap(({ serverErrors }) =>
          serverErrors.map((error) => `answered 500: ${error}`),
        ),
        ...acknowledged.flatMap(({ givenUp }) => givenUp.map((why) => `shopper gave up: ${why}`)),
        ...(await lostCarts(database, acknowledged)),
        ...(await lostOrders(database, receipts)),
        ...(await lostMoney(database, world)),
        ...(await lostStock(database)),
        ...(await brokenInvoices(database)),
        ...(await lostFiles(database)),
        ...(await disagreements(database)),
        ...receipts
          .filter(({ isPaid }, place) => isPaid && counts[place] === 0)
          .map(({ reference }) => `no email for paid order ${reference}`),
      ],
      paidOrders: await countOf(
        database,
        sql`SELECT count(*) FROM customer_order WHERE state = 'paid'`,
      ),
      settledMilliseconds: settled.tookMilliseconds,
      repeatedEmails: counts.filter((count) => count > 1).length,
    };
  });
}

export async function untilSettled(database: Database) {
  const begun = performance.now();
  for (;;) {
    const { rows } = await sql<{ what: string; count: number }>`
      SELECT 'payments' AS what, count(*) FROM payment_attempt WHERE state IN ('capturing', 'review')
      UNION ALL SELECT 'refunds', count(*) FROM refund WHERE state NOT IN ('completed', 'failed')
      UNION ALL SELECT 'jobs ' || task_identifier || coalesce(': ' || left(last_error, 80), ''), count(*)
        FROM graphile_worker.jobs WHERE run_at < now() + interval '5 minutes' OR attempts > 0
        GROUP BY 1`.execute(database);
    const open = rows.filter(({ count }) => count > 0);
    const tookMilliseconds = performance.now() - begun;
    if (open.length === 0) return { tookMilliseconds, losses: [] };
    if (tookMilliseconds > SETTLES_WITHIN_MS)
      return {
        tookMilliseconds,
        losses: open.map(
          ({ what, count }) => `still open after ${SETTLES_WITHIN_MS / 1000} s: ${count} ${what}`,
        ),
      };
    await sleep(250);
  }
}

/** A cart may have changed since, but its version may never go back. */
async function lostCarts(database: Database, acknowledged: readonly Acknowledged[]) {
  const { rows } = await sql<{ id: string; version: number; state: string; pieces: number }>`
    SELECT cart.id, cart.version, cart.state, coalesce(sum(cart_item.quantity), 0) AS pieces
    FROM cart LEFT JOIN cart_item ON cart_item.cart_id = cart.id GROUP BY cart.id`.execute(
    database,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return acknowledged.flatMap(({ carts }) =>
    [...carts].flatMap(([id, confirmed]) => {
      const found = stored.get(id);
      if (!found) return [`cart ${id} is gone`];
      if (found.version < confirmed.version)
        return [`cart ${id} went back to version ${found.version}`];
      if (found.state === 'open' && found.pieces < confirmed.pieces)
        return [`cart ${id} lost pieces`];
      return [];
    }),
  );
}

export async function lostOrders(database: Database, receipts: readonly Receipt[]) {
  const { rows } = await sql<{ reference: string; state: string; totalPence: number }>`
    SELECT reference, state, total_pence FROM customer_order`.execute(database);
  const stored = new Map(rows.map((row) => [row.reference, row]));
  return receipts.flatMap(({ reference, totalPence, isPaid }) => {
    const found = stored.get(reference);
    if (!found) return [`order ${reference} is gone`];
    if (found.totalPence !== totalPence) return [`order ${reference} has another total`];
    return isPaid && found.state !== 'paid'
      ? [`order ${reference} was paid, now ${found.state}`]
      : [];
  });
}

/** Each penny that the provider took belongs to exactly one paid order. */
async function lostMoney(database: Database, { payPal }: World) {
  const { rows } = await sql<{
    providerCaptureId: string;
    state: string;
    orderState: string;
    amountPence: number;
  }>`
    SELECT capture.provider_capture_id, capture.state, customer_order.state AS order_state, capture.amount_pence
    FROM capture JOIN payment_attempt ON payment_attempt.id = capture.attempt_id
    JOIN customer_order ON customer_order.id = payment_attempt.order_id`.execute(database);
  const stored = new Map(rows.map((row) => [row.providerCaptureId, row]));
  const losses: string[] = [];
  for (const order of payPal.ledger.orders.values())
    if (order.captures.length > 1) losses.push(`provider order ${order.id} was captured twice`);
  for (const { capture } of payPal.ledger.captures()) {
    const row = stored.get(capture.id);
    if (!row) losses.push(`capture ${capture.id} is unknown to the shop`);
    else if (row.orderState !== 'paid' && capture.refunds.length === 0)
      losses.push(`capture ${capture.id} belongs to an order that is ${row.orderState}`);
  }
  const ledger = await countOf(
    database,
    sql`SELECT coalesce(sum(amount_pence), 0) AS count FROM ledger_entry`,
  );
  if (ledger !== payPal.takings())
    losses.push(`the ledger says ${ledger} p, the provider ${payPal.takings()} p`);
  const orders = await countOf(
    database,
    sql`SELECT count(*) FROM (SELECT order_id FROM payment_attempt WHERE state = 'captured' GROUP BY order_id HAVING count(*) > 1) AS twice`,
  );
  if (orders > 0) losses.push(`${orders} orders were paid twice`);
  return losses;
}

export async function lostStock(database: Database) {
  const { rows } = await sql<{ sku: string; missing: number }>`
    SELECT sku, 100000 - stock - coalesce((SELECT sum(quantity) FROM stock_hold
      WHERE blank_variant_id = blank_variant.id AND state IN ('held', 'taken')), 0) AS missing
    FROM blank_variant`.execute(database);
  return rows
    .filter(({ missing }) => missing !== 0)
    .map(({ sku, missing }) => `stock of ${sku} is off by ${missing}`);
}

export async function brokenInvoices(database: Database) {
  const { rows } = await sql<{ invoices: number; last: number; paid: number; wrong: number }>`
    SELECT count(*) AS invoices, coalesce(max(number), 0) AS last,
      (SELECT count(*) FROM customer_order WHERE paid_at IS NOT NULL) AS paid,
      count(*) FILTER (WHERE invoice.total_pence <> customer_order.total_pence) AS wrong
    FROM invoice JOIN customer_order ON customer_order.id = invoice.order_id WHERE kind = 'invoice'`.execute(
    database,
  );
  const { invoices, last, paid, wrong } = rows[0]!;
  return [
    ...(invoices === last ? [] : [`${invoices} invoices, but the last number is ${last}`]),
    ...(invoices === paid ? [] : [`${invoices} invoices for ${paid} paid orders`]),
    ...(wrong === 0 ? [] : [`${wrong} invoices with another total than their order`]),
  ];
}

export async function lostFiles(database: Database) {
  const lines = await countOf(
    database,
    sql`SELECT count(*) FROM order_line JOIN customer_order ON customer_order.id = order_line.order_id
      WHERE customer_order.state = 'paid' AND NOT EXISTS
        (SELECT FROM machine_file WHERE machine_file.order_line_id = order_line.id)`,
  );
  return lines === 0 ? [] : [`${lines} paid lines have no machine files`];
}

/** As `npm run check-consistency` says: whether stock, orders, lines and pieces agree. */
export async function disagreements(database: Database): Promise<string[]> {
  return (await checkConsistency(database)).map(
    ({ rule, count, orders }) => `${count} orders break “${rule}”: ${orders.join(', ')}`,
  );
}

async function countOf(database: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await (query as ReturnType<typeof sql<{ count: number }>>).execute(database);
  return rows[0]?.count ?? 0;
}
