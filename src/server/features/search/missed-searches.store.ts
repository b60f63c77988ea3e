/** Words of searches that found nothing, in the database. */
import { sql } from 'kysely';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import type { Database } from '../../database/connection/connection.ts';
import { columnsOf, dayKey, gatheredCounts, type Counts } from '../../database/gathered-counts.ts';
import { bound } from '../../bound.ts';

export interface MissedWord {
  word: string;
  searches: number;
}

/** More words of one day are not counted, so that made-up ones cannot fill the table. */
const MOST_WORDS_A_DAY = 500;
const MOST_REPORTED = 200;

export function missedSearchesStore(database: Database) {
  const gather = gatheredCounts((missed) => addMissed(database, missed));
  let day = '';
  return {
    ...bound(database, { missedWords }),

    /**
     * @param today plain date
     * @param before plain date; with the first words of a day older counts are deleted
     */
    async countMissed(today: string, words: readonly string[], before: string): Promise<void> {
      await gather(words.map((word) => dayKey(today, word)));
      if (today === day) return;
      day = today;
      await database.deleteFrom('missedSearch').where('day', '<', before).execute();
    },
  };
}

/** Adds what was searched; words that are new on a day only while there are few. */
async function addMissed(database: Database, missed: Counts): Promise<void> {
  const { days, names, counts } = columnsOf(missed);
  await sql`
    INSERT INTO missed_search (day, word, searches)
      SELECT day, word, searches
      FROM unnest(${days}::date[], ${names}::text[], ${counts}::int[]) WITH ORDINALITY
        AS given (day, word, searches, place)
      WHERE (SELECT count(*) FROM missed_search known WHERE known.day = given.day) + place
          <= ${MOST_WORDS_A_DAY}
        OR EXISTS (SELECT FROM missed_search known WHERE known.day = given.day AND known.word = given.word)
      ORDER BY place
    ON CONFLICT (day, word) DO UPDATE SET searches = missed_search.searches + excluded.searches`.execute(
    database,
  );
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
