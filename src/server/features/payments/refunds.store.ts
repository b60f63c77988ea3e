/** Refunds in the database, and the refundable rest of their captures. */
import { sql } from 'kysely';
import type { Credit } from '../../../domain/money/credit.ts';
import type { RefundState } from '../../../domain/orders/refund-steps.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { toJson } from '../../database/json.ts';
import { bound } from '../../bound.ts';

export type StoredRefund = Pick<Row<'refund'>, (typeof REFUND)[number]>;

/** The data of a refund when it is reserved. */
export interface RefundPurpose {
  amountPence: number;
  reason: string;
  actor?: string;
  covers?: readonly Credit[];
}

const REFUND = [
  'id',
  'captureId',
  'requestId',
  'providerRefundId',
  'state',
  'amountPence',
  'reason',
  'actor',
  // The shares of the invoice that it refunds; null if nothing was invoiced.
  'covers',
  'createdAt',
] as const;
type Within = Database | Transaction;

export function refundsStore(database: Database) {
  return {
    ...bound(database, { refund: refundById, refundsOf, knownRefund, unsentRefunds }),
    reserveRefund,
    lockRefund,
    setRefundState,
    giveBackReserved,
    lockRefundable,
  };
}

/** Deducts the amount from the refundable rest of the capture; null if less is left. */
export async function reserveRefund(
  transaction: Transaction,
  captureId: string,
  { amountPence, reason, actor = 'shop', covers }: RefundPurpose,
  now: Date,
  atProvider?: { id: string; state: RefundState },
): Promise<StoredRefund | null> {
  const { numUpdatedRows } = await transaction
    .updateTable('capture')
    .set((eb) => ({ refundedPence: eb('refundedPence', '+', amountPence) }))
    .where('id', '=', captureId)
    .where(sql<boolean>`refunded_pence + ${amountPence} <= amount_pence`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  const id = newId();
  return transaction
    .insertInto('refund')
    .values({
      id,
      captureId,
      requestId: `refund-${id}`,
      providerRefundId: atProvider?.id ?? null,
      state: atProvider?.state ?? 'reserved',
      amountPence,
      reason,
      actor,
      covers: covers ? toJson(covers) : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning(REFUND)
    .executeTakeFirstOrThrow();
}

export async function refundById(
  database: Database,
  id: string,
  within: Within = database,
): Promise<StoredRefund> {
  return within.selectFrom('refund').select(REFUND).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function refundsOf(
  database: Database,
  orderId: string,
  within: Within = database,
): Promise<StoredRefund[]> {
  return within
    .selectFrom('refund')
    .innerJoin('capture', 'capture.id', 'refund.captureId')
    .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
    .select(REFUND.map((column) => `refund.${column}` as const))
    .where('paymentAttempt.orderId', '=', orderId)
    .orderBy('refund.createdAt')
    .orderBy('refund.id')
    .execute();
}

/** Finds a refund by the provider's id, or by our request id. */
export async function knownRefund(
  database: Database,
  providerRefundId: string,
  requestId: string | undefined,
  within: Within = database,
): Promise<StoredRefund | null> {
  return (
    (await within
      .selectFrom('refund')
      .select(REFUND)
      .where((eb) =>
        eb.or([
          eb('providerRefundId', '=', providerRefundId),
          eb('requestId', '=', requestId ?? ''),
        ]),
      )
      .executeTakeFirst()) ?? null
  );
}

export async function lockRefund(transaction: Transaction, id: string): Promise<StoredRefund> {
  return transaction
    .selectFrom('refund')
    .select(REFUND)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setRefundState(
  transaction: Transaction,
  id: string,
  state: RefundState,
  providerRefundId: string | null,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('refund')
    .set({ state, updatedAt: now, ...(providerRefundId && { providerRefundId }) })
    .where('id', '=', id)
    .execute();
}

export async function giveBackReserved(
  transaction: Transaction,
  { captureId, amountPence }: StoredRefund,
): Promise<void> {
  await transaction
    .updateTable('capture')
    .set((eb) => ({ refundedPence: eb('refundedPence', '-', amountPence) }))
    .where('id', '=', captureId)
    .execute();
}

/** Locks the captures of an order that have something left to refund, latest first. */
export async function lockRefundable(
  transaction: Transaction,
  orderId: string,
): Promise<{ id: string; attemptId: string; leftPence: number }[]> {
  return transaction
    .selectFrom('capture')
    .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
    .select([
      'capture.id',
      'capture.attemptId',
      sql<number>`capture.amount_pence - capture.refunded_pence`.as('leftPence'),
    ])
    .where('paymentAttempt.orderId', '=', orderId)
    .where('capture.state', 'in', ['completed', 'partiallyRefunded'])
    .where(sql<boolean>`capture.refunded_pence < capture.amount_pence`)
    .orderBy('capture.createdAt', 'desc')
    .forUpdate('capture')
    .execute();
}

export async function unsentRefunds(database: Database, before: Date): Promise<string[]> {
  return (
    await database
      .selectFrom('refund')
      .select('id')
      .where('state', 'in', ['reserved', 'pending'])
      .where('updatedAt', '<', before)
      .limit(100)
      .execute()
  ).map(({ id }) => id);
}
