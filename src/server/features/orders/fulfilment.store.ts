/** What has been sent for paid orders. */
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

    noteSent: async (
      purpose: string,
      subjectId: string,
      messageId: string,
      sentAt: Date,
    ): Promise<void> => {
      const row = { purpose, subjectId, messageId, sentAt };
      await database
        .insertInto('mailSent')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
