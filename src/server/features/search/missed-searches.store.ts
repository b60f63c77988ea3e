/** Words of searches that found nothing, in the database. */
import { sql } from 'kysely';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export interface MissedWord {
  word: string;
  searches: number;
}

/** More words of one day are not counted, so that made-up ones cannot fill the table. */
const MOST_WORDS_A_DAY = 500;
const MOST_REPORTED = 200;

export function missedSearchesStore(database: Database) {
  return bound(database, { countMissed, missedWords });
}

/**
 * @param day plain date
 * @param words sorted, so that two calls lock rows in the same order
 * @param before plain date; older counts are deleted
 */
export async function countMissed(
  database: Database,
  day: string,
  words: readonly string[],
  before: string,
): Promise<void> {
  await sql`
    INSERT INTO missed_search (day, word, searches)
      SELECT ${day}::date, word, 1 FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS given (word, place)
      WHERE (SELECT count(*) FROM missed_search WHERE day = ${day}) < ${MOST_WORDS_A_DAY}
        OR EXISTS (SELECT FROM missed_search known WHERE known.day = ${day} AND known.word = given.word)
      ORDER BY place
    ON CONFLICT (day, word) DO UPDATE SET searches = missed_search.searches + 1`.execute(database);
  await database.deleteFrom('missedSearch').where('day', '<', before).execute();
}

/** @param least of each word; most searched first */
export async function missedWords(
  database: Database,
  { from, to }: ReportPeriod,
  least: number,
): Promise<MissedWord[]> {
  const { rows } = await sql<MissedWord>`
    SELECT word, sum(searches)::int AS searches FROM missed_search WHERE day BETWEEN ${from} AND ${to}
    GROUP BY word HAVING sum(searches) >= ${least}
    ORDER BY searches DESC, word LIMIT ${MOST_REPORTED}`.execute(database);
  return rows;
}
