/** The last fetched bank holidays, in the database. */
import type { BankHolidayFeed } from '../../../domain/calendar/bank-holidays.ts';
import type { Database } from '../../database/connection/connection.ts';
import { toJson } from '../../database/json.ts';

export function calendarStore(database: Database) {
  return {
    feed: async (): Promise<BankHolidayFeed | null> => {
      const row = await database.selectFrom('bankHolidayFeed').select('feed').executeTakeFirst();
      return row?.feed ?? null;
    },
    keep: async (feed: BankHolidayFeed, fetchedAt: Date): Promise<void> => {
      const row = { feed: toJson(feed), fetchedAt };
      await database
        .insertInto('bankHolidayFeed')
        .values(row)
        .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(row))
        .execute();
    },
  };
}
