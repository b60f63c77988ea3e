/** Payment attempts in the database. */
import { sql } from 'kysely';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import type { AttemptState } from '../../../domain/orders/payment-steps.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { ONE } from '../../database/connection/kept-plans.ts';
import { bound } from '../../bound.ts';

export type Attempt = Pick<Row<'paymentAttempt'>, (typeof ATTEMPT)[number]>;

export type AttemptChange = Partial<
  Pick<Attempt, 'failure' | 'capturingSince' | 'captureTry' | 'providerOrderId' | 'approvalUrl'>
>;

const ATTEMPT = [
  'id',
  'orderId',
  'provider',
  'providerOrderId',
  // Identifies the attempt to the provider, as request id and as invoice id.
  'requestId',
  'state',
  'amountPence',
  'currency',
  'approvalUrl',
  'failure',
  'capturingSince',
  'captureTry',
  'attemptNumber',
  'createdAt',
] as const;
type Within = Database | Transaction;

const BEING_PAID = (['capturing', 'pending'] as const).map((state) => sql.lit<AttemptState>(state));

export function attemptsStore(database: Database) {
  return {
    ...bound(database, {
      attempts: attemptsOf,
      attempt: attemptById,
      attemptByProviderOrder,
      recordProviderOrder,
      unsettled: unsettledAttempts,
      takeUnreported,
      reviews: attemptsInReview,
      countReviews: countAttemptsInReview,
    }),
    lockAttempt,
    lockAttempts,
    insertAttempt,
    changeAttempt,
    isCartBeingPaid,
  };
}

export async function attemptsOf(
  database: Database,
  orderId: string,
  within: Within = database,
): Promise<Attempt[]> {
  return within
    .selectFrom('paymentAttempt')
    .select(ATTEMPT)
    .where('orderId', '=', orderId)
    .orderBy('attemptNumber', 'desc')
    .execute();
}

export async function attemptById(database: Database, id: string): Promise<Attempt | null> {
  return (
    (await database
      .selectFrom('paymentAttempt')
      .select(ATTEMPT)
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

/** The caller holds the order lock: every path locks cart, order, attempt, stock in this order. */
export async function lockAttempt(transaction: Transaction, id: string): Promise<Attempt> {
  return transaction
    .selectFrom('paymentAttempt')
    .select(ATTEMPT)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The attempts of an order, the latest first. The caller holds the order lock. */
export async function lockAttempts(transaction: Transaction, orderId: string): Promise<Attempt[]> {
  return transaction
    .selectFrom('paymentAttempt')
    .select(ATTEMPT)
    .where('orderId', '=', orderId)
    .orderBy('attemptNumber', 'desc')
    .forUpdate()
    .execute();
}

export async function attemptByProviderOrder(
  database: Database,
  provider: string,
  providerOrderId: string,
): Promise<Attempt | null> {
  return (
    (await database
      .selectFrom('paymentAttempt')
      .select(ATTEMPT)
      .where('provider', '=', provider)
      .where('providerOrderId', '=', providerOrderId)
      .executeTakeFirst()) ?? null
  );
}

export async function insertAttempt(transaction: Transaction, attempt: Attempt): Promise<void> {
  await transaction
    .insertInto('paymentAttempt')
    .values({ ...attempt, updatedAt: attempt.createdAt })
    .execute();
}

export async function changeAttempt(
  within: Within,
  id: string,
  state: AttemptState,
  change: AttemptChange,
  now: Date,
): Promise<void> {
  await within
    .updateTable('paymentAttempt')
    .set({ ...change, state, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Stores only the first response; a repeat with the same request id gets the same one. */
export async function recordProviderOrder(
  database: Database,
  id: string,
  providerOrderId: string,
  approvalUrl: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('paymentAttempt')
    .set({ providerOrderId, approvalUrl, updatedAt: now })
    .where('id', '=', id)
    .where('providerOrderId', 'is', null)
    .execute();
}

export async function isCartBeingPaid(cartId: string, transaction: Transaction): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('paymentAttempt')
      .innerJoin('customerOrder', 'customerOrder.id', 'paymentAttempt.orderId')
      .select('paymentAttempt.id')
      .where('customerOrder.cartId', '=', cartId)
      .where('customerOrder.state', '<>', sql.lit<OrderState>('cancelled'))
      .where('customerOrder.leftCartAt', 'is', null)
      .where('paymentAttempt.state', 'in', BEING_PAID)
      .limit(ONE)
      .executeTakeFirst()) !== undefined
  );
}

/** Attempts whose capture began before `before` without a recorded result, and pending ones. */
export async function unsettledAttempts(
  database: Database,
  capturingBefore: Date,
  pendingBefore: Date,
): Promise<string[]> {
  const rows = await database
    .selectFrom('paymentAttempt')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'capturing'), eb('capturingSince', '<', capturingBefore)]),
        eb.and([eb('state', '=', 'pending'), eb('updatedAt', '<', pendingBefore)]),
      ]),
    )
    // Settling updates the row, so one that fails each time does not block the others.
    .orderBy('updatedAt')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns attempts that a payer may have approved without the shop being notified, least recently
 * checked first, and marks them as checked. An attempt is due a minute after its creation; the
 * pause grows with its age, up to half an hour.
 */
export async function takeUnreported(
  database: Database,
  now: Date,
  most: number,
): Promise<{ id: string; providerOrderId: string }[]> {
  const { rows } = await sql<{ id: string; providerOrderId: string }>`
        UPDATE payment_attempt SET asked_at = ${now} WHERE id IN (
          SELECT id FROM payment_attempt
          WHERE state = 'created' AND provider_order_id IS NOT NULL
            AND coalesce(asked_at, created_at) <= ${now}::timestamptz
              - least(greatest((${now}::timestamptz - created_at) / 6, interval '50 seconds'), interval '30 minutes')
          ORDER BY coalesce(asked_at, created_at) LIMIT ${most} FOR UPDATE SKIP LOCKED)
        RETURNING id, provider_order_id AS "providerOrderId"`.execute(database);
  return rows;
}

/** Attempts in review, oldest first, with the reference of their order and the captured amount. */
export async function attemptsInReview(
  database: Database,
): Promise<(Attempt & { reference: string; since: Date })[]> {
  return database
    .selectFrom('paymentAttempt')
    .innerJoin('customerOrder', 'customerOrder.id', 'paymentAttempt.orderId')
    .select([
      ...ATTEMPT.map((column) => `paymentAttempt.${column}` as const),
      'customerOrder.reference',
      'paymentAttempt.updatedAt as since',
    ])
    .where('paymentAttempt.state', '=', 'review')
    .orderBy('paymentAttempt.updatedAt')
    .execute();
}

export async function countAttemptsInReview(database: Database): Promise<number> {
  return (
    await database
      .selectFrom('paymentAttempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'review')
      .executeTakeFirstOrThrow()
  ).count;
}
