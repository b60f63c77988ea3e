/** The rows of an order's history that letters tell of. */
import type { Database } from '../../database/connection.ts';

export interface ToldRow {
  event: string;
  toState: string;
  detail: unknown;
}

export function orderNewsStore(database: Database) {
  return {
    toldRow: (historyId: string): Promise<ToldRow> =>
      database
        .selectFrom('orderHistory')
        .select(['event', 'toState', 'detail'])
        .where('id', '=', historyId)
        .executeTakeFirstOrThrow(),
  };
}
