/** Finds products by words: full text first, and the nearest known words where that finds nothing. Reads what facets count. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** Matches beyond these are not counted. */
export const COUNTED = 10_000;
/** More matches than these are not ranked: a word on every product says nothing of any, and would cost the most. */
const RANKED = 1000;
const UUID_LENGTH = 36;
const ENDINGS = 8;
/** Words alike, of which the nearest is taken. */
const ALIKE = 8;

/** Part of a search: any of its texts will do, and of a text every word. */
export interface TextTerm {
  texts: readonly string[];
  /** Its first text may be unfinished. */
  isLast: boolean;
  /** Only names and categories count, not summaries. */
  isKind: boolean;
}

/** What values of a facet are called, in the order of the menu. */
export interface SlugNames {
  /** `part`s of others are offered only where they have been chosen. */
  categories: readonly { slug: string; name: string; occasion: boolean; part: boolean }[];
  blanks: readonly { slug: string; name: string }[];
}

export interface FactRow {
  id: string;
  fromPence: number;
  blank: string;
  /** Slugs with a space between, which the driver reads with a tenth of an array's work; null where there are none. */
  categories: string | null;
  processes: string | null;
  /** Place among the newest. */
  newest: number;
}

export function searchStore(database: Database) {
  return {
    /** Ids of what holds every term, the nearest first; one more than are counted where there are more. */
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
      // One long text is read several times faster than an array of thousands.
      return Array.from({ length: Math.ceil(ids.length / (UUID_LENGTH + 1)) }, (_, place) =>
        ids.slice(place * (UUID_LENGTH + 1), place * (UUID_LENGTH + 1) + UUID_LENGTH),
      );
    },

    /** In the order of the shop's window. */
    async facts(): Promise<FactRow[]> {
      const { rows } = await sql<FactRow>`
        SELECT product.id, blank.slug AS blank, product.from_pence AS "fromPence", standing.categories, making.processes,
          (row_number() OVER (ORDER BY product.created_at DESC, product.id))::int AS newest
        FROM product JOIN blank ON blank.id = product.blank_id
        LEFT JOIN (
          SELECT product_id, string_agg(category.slug, ' ' ORDER BY category.position) AS categories
          FROM product_category JOIN category ON category.id = product_category.category_id GROUP BY product_id
        ) standing ON standing.product_id = product.id
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

    /** Words of the shop that an unfinished one may become: 'wedd' is no beginning of 'wed', which stands for weddings. */
    async wordsBeginning(beginning: string): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        SELECT word FROM search_word WHERE word LIKE ${`${beginning}%`} ORDER BY length(word), word LIMIT ${ENDINGS}`.execute(
        database,
      );
      return rows.map(({ word }) => word);
    },

    /** Whether products hold each word, or one that begins with it; where they do not, known words alike. */
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
 * One text of every term must be there; the last may be unfinished, or be one of the endings instead. Words hold
 * letters and digits only, so nothing needs quoting.
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
