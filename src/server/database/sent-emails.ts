/** Records which emails were sent, so that each is sent once, however often and wherever its job runs. */
import { sql } from 'kysely';
import { DAY } from '../../domain/time/durations.ts';
import type { Database } from './connection/connection.ts';

/** Identifies an email: there is one for each purpose and subject. */
export interface EmailSubject {
  purpose: string;
  subjectId: string;
}

export interface OneEmail {
  messageId: string;
  send: () => Promise<void>;
  now: () => Date;
}

const NOTES_KEPT = 365 * DAY;

export function sentEmails(database: Database) {
  return {
    /** Avoids composing an email that was already sent; `sendOnce` gives the guarantee. */
    wasSent: async ({ purpose, subjectId }: EmailSubject): Promise<boolean> =>
      (await database
        .selectFrom('mailSent')
        .select('purpose')
        .where('purpose', '=', purpose)
        .where('subjectId', '=', subjectId)
        .executeTakeFirst()) !== undefined,

    /** No job is retried after this long, so no email can be sent twice. */
    forgetOld: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - NOTES_KEPT);
      await database.deleteFrom('mailSent').where('sentAt', '<', before).execute();
    },

    /**
     * Sends an email unless it was sent before. The record is inserted first, in a transaction that
     * ends after sending: a second run of the job waits at the record while the first is running,
     * and takes over if the first died or was refused. If a crash hides whether it was sent, it is
     * sent again with the same message id.
     */
    sendOnce: (
      { purpose, subjectId }: EmailSubject,
      { messageId, send, now }: OneEmail,
    ): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        // A slow mail server may take longer than transactions usually may idle; the gateway gives
        // up sooner.
        await sql`SET LOCAL idle_in_transaction_session_timeout = '5min'`.execute(transaction);
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('mailSent')
          .values({ purpose, subjectId, messageId, sentAt: now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) await send();
      }),
  };
}
