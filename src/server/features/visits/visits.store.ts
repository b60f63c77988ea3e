/** Page views by day and pattern in the database. */
import type { Database } from '../../database/connection/connection.ts';

export function visitsStore(database: Database) {
  return {
    /** @param day plain date */
    count: async (day: string, route: string): Promise<void> => {
      await database
        .insertInto('pageView')
        .values({ day, route, views: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'route'])
            .doUpdateSet((eb) => ({ views: eb('pageView.views', '+', 1) })),
        )
        .execute();
    },
  };
}
