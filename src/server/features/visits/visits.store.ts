/** Page views by day and pattern in the database. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';
import { columnsOf, dayKey, gatheredCounts, type Counts } from '../../database/gathered-counts.ts';

export function visitsStore(database: Database) {
  const gather = gatheredCounts((views) => addViews(database, views));
  return {
    /** @param day plain date */
    count: (day: string, route: string): Promise<void> => gather([dayKey(day, route)]),
  };
}

async function addViews(database: Database, views: Counts): Promise<void> {
  const { days, names, counts } = columnsOf(views);
  await sql`
    INSERT INTO page_view (day, route, views)
      SELECT * FROM unnest(${days}::date[], ${names}::text[], ${counts}::int[])
    ON CONFLICT (day, route) DO UPDATE SET views = page_view.views + excluded.views`.execute(
    database,
  );
}
