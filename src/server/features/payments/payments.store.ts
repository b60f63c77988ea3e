/** Attempts, captures, refunds, webhook events and the ledger in the database. */
import { sql } from 'kysely';
import type { AttemptState, CaptureState } from '../../../domain/payment-steps.ts';
import type { RefundState } from '../../../domain/refund-steps.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';

export interface Attempt {
  id: string;
  orderId: string;
  provider: string;
  providerOrderId: string | null;
  /** Names the attempt to the provider: as request id and as invoice id. */
  requestId: string;
  state: AttemptState;
  amountPence: number;
  currency: string;
  approvalUrl: string | null;
  failure: string | null;
  capturingSince: Date | null;
  captureTry: number;
  attemptNumber: number;
  createdAt: Date;
}

export type AttemptChange = Partial<
  Pick<Attempt, 'failure' | 'capturingSince' | 'captureTry' | 'providerOrderId' | 'approvalUrl'>
>;

export interface StoredCapture {
  id: string;
  attemptId: string;
  providerCaptureId: string;
  state: CaptureState;
  amountPence: number;
  currency: string;
  refundedPence: number;
}

/** A capture as the provider tells it. */
export interface SeenCapture {
  id: string;
  status: CaptureState;
  amountPence: number;
  currency: string;
}

export interface StoredRefund {
  id: string;
  captureId: string;
  requestId: string;
  state: RefundState;
  amountPence: number;
}

export interface LedgerEntry {
  orderId: string;
  attemptId: string;
  kind: 'captured' | 'refundReserved' | 'refunded' | 'refundFailed' | 'reviewed';
  amountPence: number;
  detail?: object;
}

const ATTEMPT = [
  'id',
  'orderId',
  'provider',
  'providerOrderId',
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
const CAPTURE = [
  'id',
  'attemptId',
  'providerCaptureId',
  'state',
  'amountPence',
  'currency',
  'refundedPence',
] as const;
const REFUND = ['id', 'captureId', 'requestId', 'state', 'amountPence'] as const;

type Within = Database | Transaction;

export type PaymentsStore = ReturnType<typeof paymentsStore>;

export function paymentsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),

    attempts: async (orderId: string, within: Within = database): Promise<Attempt[]> =>
      (await within
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('orderId', '=', orderId)
        .orderBy('attemptNumber', 'desc')
        .execute()) as Attempt[],

    attempt: async (id: string): Promise<Attempt | null> =>
      ((await database
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('id', '=', id)
        .executeTakeFirst()) as Attempt | undefined) ?? null,

    /** The order must be locked first: every path takes locks in the order cart, order, attempt, stock. */
    lockAttempt: async (transaction: Transaction, id: string): Promise<Attempt> =>
      (await transaction
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()) as Attempt,

    attemptByProviderOrder: async (
      provider: string,
      providerOrderId: string,
    ): Promise<Attempt | null> =>
      ((await database
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('provider', '=', provider)
        .where('providerOrderId', '=', providerOrderId)
        .executeTakeFirst()) as Attempt | undefined) ?? null,

    insertAttempt: async (transaction: Transaction, attempt: Attempt): Promise<void> => {
      await transaction
        .insertInto('paymentAttempt')
        .values({ ...attempt, updatedAt: attempt.createdAt })
        .execute();
    },

    changeAttempt: async (
      within: Within,
      id: string,
      state: AttemptState,
      change: AttemptChange,
      now: Date,
    ): Promise<void> => {
      await within
        .updateTable('paymentAttempt')
        .set({ ...change, state, updatedAt: now })
        .where('id', '=', id)
        .execute();
    },

    /** Only the first answer counts; a repeat under the same request id brings the same one. */
    noteProviderOrder: async (
      id: string,
      providerOrderId: string,
      approvalUrl: string,
      now: Date,
    ): Promise<void> => {
      await database
        .updateTable('paymentAttempt')
        .set({ providerOrderId, approvalUrl, updatedAt: now })
        .where('id', '=', id)
        .where('providerOrderId', 'is', null)
        .execute();
    },

    isCartBeingPaid: async (cartId: string, transaction: Transaction): Promise<boolean> =>
      (await transaction
        .selectFrom('paymentAttempt')
        .innerJoin('customerOrder', 'customerOrder.id', 'paymentAttempt.orderId')
        .select('paymentAttempt.id')
        .where('customerOrder.cartId', '=', cartId)
        .where('customerOrder.state', '<>', 'cancelled')
        .where('paymentAttempt.state', 'in', ['capturing', 'pending'])
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Attempts whose capture began before `before` and was never recorded, and those that wait for the provider. */
    unsettled: async (capturingBefore: Date, pendingBefore: Date): Promise<string[]> => {
      const rows = await database
        .selectFrom('paymentAttempt')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'capturing'), eb('capturingSince', '<', capturingBefore)]),
            eb.and([eb('state', '=', 'pending'), eb('updatedAt', '<', pendingBefore)]),
          ]),
        )
        .orderBy('createdAt')
        .limit(100)
        .execute();
      return rows.map(({ id }) => id);
    },

    openSince: async (before: Date): Promise<Attempt[]> =>
      (await database
        .selectFrom('paymentAttempt')
        .select(ATTEMPT)
        .where('state', 'in', ['created', 'approved'])
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(100)
        .execute()) as Attempt[],

    capture: async (id: string): Promise<StoredCapture> =>
      (await database
        .selectFrom('capture')
        .select(CAPTURE)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()) as StoredCapture,

    captureByProviderId: async (
      provider: string,
      providerCaptureId: string,
    ): Promise<StoredCapture | null> =>
      ((await database
        .selectFrom('capture')
        .select(CAPTURE)
        .where('provider', '=', provider)
        .where('providerCaptureId', '=', providerCaptureId)
        .executeTakeFirst()) as StoredCapture | undefined) ?? null,

    captures: async (orderId: string): Promise<StoredCapture[]> =>
      (await database
        .selectFrom('capture')
        .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
        .select(CAPTURE.map((column) => `capture.${column}` as const))
        .where('paymentAttempt.orderId', '=', orderId)
        .execute()) as StoredCapture[],

    /** Answers the capture and the state it had before; null where it is new. */
    keepCapture: async (
      transaction: Transaction,
      attempt: Attempt,
      seen: SeenCapture,
      now: Date,
    ): Promise<{ capture: StoredCapture; before: string | null }> => {
      const known = await transaction
        .selectFrom('capture')
        .select('state')
        .where('provider', '=', attempt.provider)
        .where('providerCaptureId', '=', seen.id)
        .forUpdate()
        .executeTakeFirst();
      const capture = await transaction
        .insertInto('capture')
        .values({
          id: newId(),
          attemptId: attempt.id,
          provider: attempt.provider,
          providerCaptureId: seen.id,
          state: seen.status,
          amountPence: seen.amountPence,
          currency: seen.currency,
          createdAt: now,
        })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'providerCaptureId']).doUpdateSet({ state: seen.status }),
        )
        .returning(CAPTURE)
        .executeTakeFirstOrThrow();
      return { capture: capture as StoredCapture, before: known?.state ?? null };
    },

    setCaptureState: async (id: string, state: StoredCapture['state']): Promise<void> => {
      await database.updateTable('capture').set({ state }).where('id', '=', id).execute();
    },

    /** Takes the amount out of what is left of the capture; null where there is not enough. */
    reserveRefund: async (
      transaction: Transaction,
      captureId: string,
      amountPence: number,
      reason: string,
      now: Date,
    ): Promise<StoredRefund | null> => {
      const { numUpdatedRows } = await transaction
        .updateTable('capture')
        .set((eb) => ({ refundedPence: eb('refundedPence', '+', amountPence) }))
        .where('id', '=', captureId)
        .where(sql<boolean>`refunded_pence + ${amountPence} <= amount_pence`)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return null;
      const id = newId();
      const refund = {
        id,
        captureId,
        requestId: `refund-${id}`,
        state: 'reserved' as const,
        amountPence,
      };
      await transaction
        .insertInto('refund')
        .values({ ...refund, reason, createdAt: now, updatedAt: now })
        .execute();
      return refund;
    },

    refund: async (id: string): Promise<StoredRefund> =>
      (await database
        .selectFrom('refund')
        .select(REFUND)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()) as StoredRefund,

    lockRefund: async (transaction: Transaction, id: string): Promise<StoredRefund> =>
      (await transaction
        .selectFrom('refund')
        .select(REFUND)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()) as StoredRefund,

    setRefundState: async (
      transaction: Transaction,
      id: string,
      state: RefundState,
      providerRefundId: string | null,
      now: Date,
    ): Promise<void> => {
      await transaction
        .updateTable('refund')
        .set({ state, providerRefundId, updatedAt: now })
        .where('id', '=', id)
        .execute();
    },

    giveBackReserved: async (
      transaction: Transaction,
      { captureId, amountPence }: StoredRefund,
    ): Promise<void> => {
      await transaction
        .updateTable('capture')
        .set((eb) => ({ refundedPence: eb('refundedPence', '-', amountPence) }))
        .where('id', '=', captureId)
        .execute();
    },

    unsentRefunds: async (before: Date): Promise<string[]> =>
      (
        await database
          .selectFrom('refund')
          .select('id')
          .where('state', 'in', ['reserved', 'pending'])
          .where('updatedAt', '<', before)
          .limit(100)
          .execute()
      ).map(({ id }) => id),

    /** False where the event was stored before. */
    keepWebhook: async (
      transaction: Transaction,
      event: {
        provider: string;
        eventId: string;
        type: string;
        resourceId: string | null;
        payload: string;
        receivedAt: Date;
      },
    ): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('webhookEvent')
        .values(event)
        .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    webhook: async (
      provider: string,
      eventId: string,
    ): Promise<{ type: string; payload: unknown } | null> =>
      (await database
        .selectFrom('webhookEvent')
        .select(['type', 'payload'])
        .where('provider', '=', provider)
        .where('eventId', '=', eventId)
        .executeTakeFirst()) ?? null,

    markWebhookProcessed: async (provider: string, eventId: string, now: Date): Promise<void> => {
      await database
        .updateTable('webhookEvent')
        .set({ processedAt: now })
        .where('provider', '=', provider)
        .where('eventId', '=', eventId)
        .execute();
    },

    enter: async (
      transaction: Transaction,
      { detail, ...entry }: LedgerEntry,
      now: Date,
    ): Promise<void> => {
      await transaction
        .insertInto('ledgerEntry')
        .values({ id: newId(), ...entry, detail: detail ? JSON.stringify(detail) : null, at: now })
        .execute();
    },
  };
}
