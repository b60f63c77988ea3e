/** Which letters have gone out: each goes once, however often and from wherever its job is run. */
import { sql } from 'kysely';
import { DAY } from '../../domain/time/durations.ts';
import type { Database } from './connection.ts';

/** What a letter is about: a purpose and whatever it concerns have one letter. */
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
    /** Spares the writing of a letter that has gone; `sendOnce` is what makes sure. */
    wasSent: async ({ purpose, subjectId }: EmailSubject): Promise<boolean> =>
      (await database
        .selectFrom('mailSent')
        .select('purpose')
        .where('purpose', '=', purpose)
        .where('subjectId', '=', subjectId)
        .executeTakeFirst()) !== undefined,

    /** No job is repeated after so long, so no letter could go twice. */
    forgetOld: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - NOTES_KEPT);
      await database.deleteFrom('mailSent').where('sentAt', '<', before).execute();
    },

    /**
     * Sends a letter unless it was sent before. It is noted first, in a transaction that ends when it has gone: a
     * second run of the job waits at the note for a first that lives, and takes over from one that died or was
     * refused. Where a crash hides whether it went out, it goes again: under the same message id.
     */
    sendOnce: (
      { purpose, subjectId }: EmailSubject,
      { messageId, send, now }: OneEmail,
    ): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        // A slow mail server may take longer than a transaction may otherwise wait; the gateway gives up sooner.
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
