/** Captures in the database. */
import type { CaptureState } from '../../../domain/orders/payment-steps.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import type { Attempt } from './attempts.store.ts';

export type StoredCapture = Pick<Row<'capture'>, (typeof CAPTURE)[number]>;

/** A capture as the provider reports it. */
export interface SeenCapture {
  id: string;
  status: CaptureState;
  amountPence: number;
  currency: string;
}

type NewCapture = Omit<SeenCapture, 'status'> & { state: CaptureState };

const CAPTURE = [
  'id',
  'attemptId',
  'providerCaptureId',
  'state',
  'amountPence',
  'currency',
  'refundedPence',
] as const;

export function capturesStore(database: Database) {
  return {
    capture: async (id: string): Promise<StoredCapture> =>
      database.selectFrom('capture').select(CAPTURE).where('id', '=', id).executeTakeFirstOrThrow(),

    captureByProviderId: async (
      provider: string,
      providerCaptureId: string,
    ): Promise<StoredCapture | null> =>
      (await database
        .selectFrom('capture')
        .select(CAPTURE)
        .where('provider', '=', provider)
        .where('providerCaptureId', '=', providerCaptureId)
        .executeTakeFirst()) ?? null,

    captures: async (
      orderId: string,
      within: Database | Transaction = database,
    ): Promise<StoredCapture[]> =>
      within
        .selectFrom('capture')
        .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
        .select(CAPTURE.map((column) => `capture.${column}` as const))
        .where('paymentAttempt.orderId', '=', orderId)
        .execute(),

    /** Null for a new capture. */
    lockCaptureState: async (
      transaction: Transaction,
      provider: string,
      providerCaptureId: string,
    ): Promise<CaptureState | null> =>
      (
        await transaction
          .selectFrom('capture')
          .select('state')
          .where('provider', '=', provider)
          .where('providerCaptureId', '=', providerCaptureId)
          .forUpdate()
          .executeTakeFirst()
      )?.state ?? null,

    /** Inserts the capture, or sets the state of a known one. */
    storeCapture: (
      transaction: Transaction,
      attempt: Attempt,
      { id: providerCaptureId, state, amountPence, currency }: NewCapture,
      createdAt: Date,
    ): Promise<StoredCapture> =>
      transaction
        .insertInto('capture')
        .values({
          id: newId(),
          attemptId: attempt.id,
          provider: attempt.provider,
          providerCaptureId,
          state,
          amountPence,
          currency,
          createdAt,
        })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'providerCaptureId']).doUpdateSet({ state }),
        )
        .returning(CAPTURE)
        .executeTakeFirstOrThrow(),

    setCaptureState: async (id: string, state: StoredCapture['state']): Promise<void> => {
      await database.updateTable('capture').set({ state }).where('id', '=', id).execute();
    },
  };
}
