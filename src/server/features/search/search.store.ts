/** Finds products by words: full text first, and the nearest known words where that finds nothing. */
import { sql } from 'kysely';
import type { SortOrder } from '../../../contract/wire.ts';
import type { Database } from '../../database/connection.ts';

/** Matches beyond these are not ranked or counted, so that a word on every product costs no more than a rare one. */
export const COUNTED = 1000;

export interface WordQuery {
  words: readonly string[];
  sort: SortOrder;
  blank?: string | undefined;
  limit: number;
  offset: number;
}
export interface Found {
  ids: string[];
  total: number;
  more: boolean;
  blanks: { slug: string; name: string; count: number }[];
}

const ORDERINGS: Record<SortOrder, ReturnType<typeof sql>> = {
  featured: sql`ts_rank(found.search, query.words) DESC, found.position, found.id`,
  newest: sql`found.created_at DESC, found.id`,
  'price-low': sql`found.from_pence, found.id`,
  'price-high': sql`found.from_pence DESC, found.id`,
};

export function searchStore(database: Database) {
  return {
    async byWords({ words, sort, blank, limit, offset }: WordQuery): Promise<Found> {
      const { rows } = await sql<{
        ids: string[] | null;
        total: number;
        all: number;
        blanks: Found['blanks'] | null;
      }>`
        WITH query AS MATERIALIZED (SELECT to_tsquery('english', ${tsquery(words)}) AS words),
        found AS MATERIALIZED (
          SELECT product.id, product.blank_id, product.position, product.from_pence, product.created_at, product.search
          FROM product, query WHERE product.search @@ query.words LIMIT ${COUNTED + 1}
        ),
        counted AS (SELECT blank_id, count(*)::int AS count FROM found GROUP BY blank_id),
        wanted AS (SELECT found.id, found.position, found.from_pence, found.created_at, found.search FROM found ${blank ? sql`JOIN blank ON blank.id = found.blank_id AND blank.slug = ${blank}` : sql``}),
        page AS (
          SELECT found.id, row_number() OVER (ORDER BY ${ORDERINGS[sort]}) AS place FROM wanted found, query
          ORDER BY place LIMIT ${limit} OFFSET ${offset}
        )
        SELECT (SELECT array_agg(id ORDER BY place) FROM page) AS ids, (SELECT count(*)::int FROM wanted) AS total,
          (SELECT count(*)::int FROM found) AS all,
          (SELECT jsonb_agg(jsonb_build_object('slug', blank.slug, 'name', blank.name, 'count', counted.count) ORDER BY counted.count DESC, blank.name)
            FROM counted JOIN blank ON blank.id = counted.blank_id) AS blanks`.execute(database);
      const { ids = null, total = 0, all = 0, blanks = null } = rows[0] ?? {};
      return {
        ids: ids ?? [],
        total: Math.min(total, COUNTED),
        more: all > COUNTED,
        blanks: blanks ?? [],
      };
    },

    /** For each word itself where products hold it (or one that begins with it), else the nearest known word, else nothing. */
    async nearestWords(words: readonly string[]): Promise<(string | null)[]> {
      const { rows } = await sql<{ nearest: string | null }>`
        SELECT CASE WHEN EXISTS (SELECT FROM search_word WHERE search_word.word LIKE typed.word || '%') THEN typed.word
          ELSE (SELECT search_word.word FROM search_word WHERE search_word.word % typed.word
            ORDER BY similarity(search_word.word, typed.word) DESC, search_word.word LIMIT 1) END AS nearest
        FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS typed (word, place) ORDER BY place`.execute(
        database,
      );
      return rows.map(({ nearest }) => nearest);
    },
  };
}

/** Every word must be there; the last may be unfinished. Words hold letters and digits only, so nothing needs quoting. */
const tsquery = (words: readonly string[]): string =>
  words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
