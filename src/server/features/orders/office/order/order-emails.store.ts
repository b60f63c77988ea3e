/** The emails that the buyer of an order was sent. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../database/connection/connection.ts';

export interface SentEmail {
  /** The order's of its confirmation, otherwise of the history row that the email is about. */
  id: string;
  /** orderConfirmation, or the step that the email is about. */
  event: string;
  isRepeated: boolean;
  sentAt: Date;
}

/** Oldest first. A repetition is about the email that its history row names. */
export async function emailsOf(
  within: Database | Transaction,
  orderId: string,
): Promise<SentEmail[]> {
  const { rows } = await sql<SentEmail>`
    SELECT subject_id AS id, coalesce(history.detail ->> 'email', history.event, 'orderConfirmation') AS event,
      purpose IN ('orderNewsAgain', 'orderConfirmationAgain') AS "isRepeated", sent_at AS "sentAt"
    FROM mail_sent LEFT JOIN order_history history ON history.id = subject_id
    WHERE (purpose, subject_id) IN (
      SELECT 'orderConfirmation', ${orderId}::uuid
      UNION ALL SELECT purpose, id FROM order_history,
        unnest(ARRAY['orderNews', 'orderNewsAgain', 'orderConfirmationAgain']) purpose WHERE order_id = ${orderId})
    ORDER BY sent_at, subject_id`.execute(within);
  return rows.map((row) => ({
    ...row,
    // Repetitions of the confirmation did not always name it.
    event: row.event === 'resend' ? 'orderConfirmation' : row.event,
  }));
}
