/** What the whole database contains, to see that a refused call changed nothing. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

/** One digest for every table's rows, including queued jobs; without the statistics of searches. */
export async function databaseDigest(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_name <> 'missed_search' AND (table_schema = 'public' OR table_name = '_private_jobs')
    ORDER BY 1`.execute(database);
  const parts = tables.map(
    ({ name }) =>
      sql`SELECT ${sql.lit(name)} AS name, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS digest FROM ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(parts, sql` UNION ALL `)}`.execute(database);
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
}
