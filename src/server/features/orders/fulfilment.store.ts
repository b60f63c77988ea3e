/** What has been sent and made for paid orders. */
import type { Database } from '../../database/connection.ts';

export interface PrintFileRow {
  orderLineId: string;
  mediaKey: string;
  widthPx: number;
  heightPx: number;
  sha256: string;
}

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

    keepPrintFile: async (row: PrintFileRow): Promise<void> => {
      await database
        .insertInto('printFile')
        .values(row)
        .onConflict((conflict) => conflict.column('orderLineId').doUpdateSet(row))
        .execute();
    },
  };
}
