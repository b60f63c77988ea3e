/** Captures in the database. */
import type { CaptureState } from '../../../domain/orders/payment-steps.ts';
import type { Database, Row, Transaction } from '../../database/connection.ts';
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

    captures: async (orderId: string): Promise<StoredCapture[]> =>
      database
        .selectFrom('capture')
        .innerJoin('paymentAttempt', 'paymentAttempt.id', 'capture.attemptId')
        .select(CAPTURE.map((column) => `capture.${column}` as const))
        .where('paymentAttempt.orderId', '=', orderId)
        .execute(),

    /** Returns the capture and its previous state, or null for a new one. */
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
      return { capture, before: known?.state ?? null };
    },

    setCaptureState: async (id: string, state: StoredCapture['state']): Promise<void> => {
      await database.updateTable('capture').set({ state }).where('id', '=', id).execute();
    },
  };
}
