/** Webhook events and the ledger in the database. */
import type { RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';

export interface LedgerEntry {
  orderId: string;
  attemptId: string;
  kind: 'captured' | 'refundReserved' | 'refunded' | 'refundFailed' | 'reviewed';
  amountPence: number;
  detail?: object;
}

export function paymentsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),

    /** Stores an event and queues the job that processes it; false if the event is already stored. */
    storeWebhook: async (
      event: {
        provider: string;
        eventId: string;
        type: string;
        resourceId: string | null;
        payload: string;
        receivedAt: Date;
      },
      job: RawBuilder<boolean>,
    ): Promise<boolean> => {
      const stored = await database
        .with('added', (inner) =>
          inner
            .insertInto('webhookEvent')
            .values(event)
            .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
            .returning('eventId'),
        )
        .selectFrom('added')
        .select(job.as('isQueued'))
        .executeTakeFirst();
      return stored !== undefined;
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

    /** Safe, because the provider repeats an event for a few days at most. */
    deleteWebhooks: async (before: Date): Promise<void> => {
      await database
        .deleteFrom('webhookEvent')
        .where('processedAt', 'is not', null)
        .where('receivedAt', '<', before)
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
