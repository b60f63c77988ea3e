/** The history rows that emails are about. */
import type { Database } from '../../database/connection/connection.ts';

export interface NewsRow {
  event: string;
  toState: string;
  detail: unknown;
}

export function orderNewsStore(database: Database) {
  return {
    toldRow: (historyId: string): Promise<NewsRow> =>
      database
        .selectFrom('orderHistory')
        .select(['event', 'toState', 'detail'])
        .where('id', '=', historyId)
        .executeTakeFirstOrThrow(),
  };
}
