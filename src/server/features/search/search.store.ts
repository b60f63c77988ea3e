/** Finds products by full-text search, finds similar known words, and reads the facts for facets. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

/** Further matches are not counted. */
export const COUNTED = 10_000;
/** Larger results are not ranked: a word on every product does not distinguish any, and would cost the most. */
const RANKED = 1000;
const UUID_LENGTH = 36;
const ENDINGS = 8;
/** Similar words to choose the nearest from. */
const ALIKE = 8;

/** Part of a search: matches any of its texts, and every word of that text. */
export interface TextTerm {
  texts: readonly string[];
  /** The first text may be unfinished. */
  isLast: boolean;
  /** Matches only names and categories, not summaries. */
  isKind: boolean;
}

/** Names of facet values, in menu order. */
export interface SlugNames {
  /** A `part` of another category is listed only when it is chosen. */
  categories: readonly { slug: string; name: string; occasion: boolean; part: boolean }[];
  blanks: readonly { slug: string; name: string }[];
}

export interface FactRow {
  id: string;
  fromPence: number;
  blank: string;
  /** Slugs separated by spaces, which the driver parses ten times faster than an array; null if there are none. */
  categories: string | null;
  processes: string | null;
  /** Position among the newest. */
  newest: number;
}

export function searchStore(database: Database) {
  return {
    /** Ids of products that match every term, the nearest first; one more than COUNTED if there are more. */
    async byTerms(terms: readonly TextTerm[], endings: readonly string[] = []): Promise<string[]> {
      const { rows } = await sql<{ ids: string }>`
        WITH query AS MATERIALIZED (SELECT to_tsquery('english', ${tsquery(terms, endings)}) AS words),
        found AS MATERIALIZED (
          SELECT product.id, product.position, product.search FROM product, query
          WHERE product.search @@ query.words AND product.is_sold LIMIT ${COUNTED + 1}
        ),
        ranked AS (
          SELECT found.id, found.position,
            CASE WHEN (SELECT count(*) FROM found) <= ${RANKED} THEN ts_rank(found.search, query.words) END AS rank
          FROM found, query
        )
        SELECT string_agg(id::text, ',' ORDER BY rank DESC, position, id) AS ids FROM ranked`.execute(
        database,
      );
      const ids = rows[0]?.ids ?? '';
      // The driver parses one long text several times faster than an array of thousands.
      return Array.from({ length: Math.ceil(ids.length / (UUID_LENGTH + 1)) }, (_, place) =>
        ids.slice(place * (UUID_LENGTH + 1), place * (UUID_LENGTH + 1) + UUID_LENGTH),
      );
    },

    /** In featured order. */
    async facts(): Promise<FactRow[]> {
      const { rows } = await sql<FactRow>`
        SELECT product.id, blank.slug AS blank, product.from_pence AS "fromPence", listing.categories, making.processes,
          (row_number() OVER (ORDER BY product.created_at DESC, product.id))::int AS newest
        FROM product JOIN blank ON blank.id = product.blank_id
        LEFT JOIN (
          SELECT product_id, string_agg(category.slug, ' ' ORDER BY category.position) AS categories
          FROM product_category JOIN category ON category.id = product_category.category_id GROUP BY product_id
        ) listing ON listing.product_id = product.id
        LEFT JOIN (
          SELECT product_id, string_agg(DISTINCT finish.process, ' ') AS processes
          FROM product_document JOIN finish ON finish.id = product_document.finish_id GROUP BY product_id
        ) making ON making.product_id = product.id
        WHERE product.is_sold ORDER BY product.position, product.id`.execute(database);
      return rows;
    },

    async names(): Promise<SlugNames> {
      const [categories, blanks] = await Promise.all([
        sql<SlugNames['categories'][number]>`
          SELECT slug, name, occasion, parent_id IS NOT NULL AS part FROM category ORDER BY position, slug`.execute(
          database,
        ),
        database.selectFrom('blank').select(['slug', 'name']).orderBy('name').execute(),
      ]);
      return { categories: categories.rows, blanks };
    },

    /**
     * Known words that begin with an unfinished one: by its stem, 'wedd' is no prefix of 'wed',
     * which stands for weddings.
     */
    async wordsBeginning(beginning: string): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        SELECT word FROM search_word WHERE word LIKE ${`${beginning}%`} ORDER BY length(word), word LIMIT ${ENDINGS}`.execute(
        database,
      );
      return rows.map(({ word }) => word);
    },

    /** Whether products contain each word or one that begins with it; if not, with similar known words. */
    async wordsAlike(words: readonly string[]): Promise<{ isKnown: boolean; alike: string[] }[]> {
      const { rows } = await sql<{ isKnown: boolean; alike: string[] }>`
        SELECT EXISTS (SELECT FROM search_word WHERE search_word.word LIKE typed.word || '%') AS "isKnown",
          ARRAY(SELECT search_word.word FROM search_word WHERE search_word.word % typed.word
            ORDER BY similarity(search_word.word, typed.word) DESC, search_word.word LIMIT ${ALIKE}) AS alike
        FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS typed (word, place) ORDER BY place`.execute(
        database,
      );
      return rows;
    },
  };
}

/**
 * Requires one text of every term; the last one may be unfinished, or match one of the endings
 * instead. Words contain only letters and digits, so they need no quoting.
 */
function tsquery(terms: readonly TextTerm[], endings: readonly string[]): string {
  const groups = terms.map(({ texts, isLast, isKind }) => {
    const weights = isKind ? 'AB' : '';
    const allOf = (text: string, ending: string) =>
      `(${text
        .split(' ')
        .map((word, place, all) =>
          withMarks(word, `${place === all.length - 1 ? ending : ''}${weights}`),
        )
        .join(' & ')})`;
    const alternatives = texts.map((text) => allOf(text, ''));
    const last = isLast && texts[0] !== undefined ? [allOf(texts[0], '*'), ...endings] : [];
    return `(${[...alternatives, ...last].join(' | ')})`;
  });
  return groups.join(' & ');
}

const withMarks = (word: string, marks: string): string =>
  marks === '' ? word : `${word}:${marks}`;
