/** Webhook events and the ledger in the database. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AttemptState } from '../../../domain/orders/payment-steps.ts';
import { bound } from '../../bound.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';

export interface LedgerEntry {
  orderId: string;
  attemptId: string;
  kind: 'captured' | 'refundReserved' | 'refunded' | 'refundFailed' | 'reviewed';
  amountPence: number;
  detail?: object;
}

export interface WebhookEvent {
  provider: string;
  eventId: string;
  type: string;
  resourceId: string | null;
  payload: string;
  receivedAt: Date;
}

const CAPTURED = sql.lit<AttemptState>('captured');
const CAPTURING = sql.lit<AttemptState>('capturing');

export function paymentsStore(database: Database) {
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      database.transaction().execute(work),

    ...bound(database, { storeWebhook }),

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

/**
 * Stores an event and queues the job that processes it; false if the event is already stored.
 * If the payment that it names is captured, or a capture began after `capturingSince`, the event
 * is stored as processed instead.
 */
async function storeWebhook(
  database: Database,
  event: WebhookEvent,
  payment: { providerOrderId: string; capturingSince: Date } | null,
  job: RawBuilder<boolean>,
): Promise<boolean> {
  const stored = await database
    .with('settled', (inner) =>
      inner
        .selectFrom('paymentAttempt')
        .select('id')
        .where('provider', '=', event.provider)
        .where('providerOrderId', '=', payment?.providerOrderId ?? null)
        .where((eb) =>
          eb.or([
            eb('state', '=', CAPTURED),
            eb.and([
              eb('state', '=', CAPTURING),
              eb('capturingSince', '>', payment?.capturingSince ?? null),
            ]),
          ]),
        ),
    )
    .with('added', (inner) =>
      inner
        .insertInto('webhookEvent')
        .values({
          ...event,
          processedAt: sql`(select ${event.receivedAt}::timestamptz from settled)`,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
        .returning('processedAt'),
    )
    .selectFrom('added')
    .select(sql`case when processed_at is null then ${job} end`.as('isQueued'))
    .executeTakeFirst();
  return stored !== undefined;
}
