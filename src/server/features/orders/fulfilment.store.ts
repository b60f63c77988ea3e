/** What has been sent for paid orders. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export function fulfilmentStore(database: Database) {
  return {
    wasSent: async (purpose: string, subjectId: string): Promise<boolean> =>
      (await database
        .selectFrom('mailSent')
        .select('purpose')
        .where('purpose', '=', purpose)
        .where('subjectId', '=', subjectId)
        .executeTakeFirst()) !== undefined,

    /**
     * Sends a letter unless it was sent before. It is noted first, in a transaction that ends when it has gone: a
     * second run of the job waits at the note for a first that lives, and takes over from one that died or was refused.
     */
    sendOnce: (
      { purpose, subjectId }: { purpose: string; subjectId: string },
      { messageId, send, now }: { messageId: string; send: () => Promise<void>; now: () => Date },
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
