/** Finds products by full-text search, and similar known words. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';
import { factsStore } from './facts/shop-facts.store.ts';

/** Further matches are not counted. */
export const COUNTED = 10_000;
/** Larger results are not ranked: a word on every product does not distinguish any, and would cost the most. */
const RANKED = 1000;
const ENDINGS = 8;
/** The weights of names and categories, without summaries. */
const NAMES = 'AB';
/** Similar words to choose the nearest from. */
const ALIKE = 8;

/** Part of a search: matches any of its texts, and every word of that text. */
export interface TextTerm {
  texts: readonly string[];
  /** The first text may be unfinished, and is then the beginning of a word in a name or category. */
  isLast: boolean;
  /** Matches only names and categories, not summaries. */
  isKind: boolean;
}

/** Words that products may say to or of people. */
export interface Person {
  typed: string;
  /** All for the same person, such as Dad and Daddy. */
  own: readonly string[];
  others: readonly string[];
}

export interface Matches {
  /** Of products; in no order if they are not ranked. */
  numbers: number[];
  isRanked: boolean;
  /** So many of the first, if they are ranked, match every term in their name. */
  named: number;
}

export function searchStore(database: Database) {
  return {
    ...factsStore(database),

    /**
     * Numbers of products that match every term; one more than COUNTED if there are more. Ranked if they are few: then
     * those that match in their name and the nearest first, in featured order otherwise.
     */
    async byTerms(terms: readonly TextTerm[], endings: readonly string[] = []): Promise<Matches> {
      const { rows } = await sql<{
        numbers: string | null;
        isRanked: boolean;
        named: number | null;
      }>`
        WITH query AS MATERIALIZED (
          SELECT to_tsquery('english', ${tsquery(terms, endings)}) AS words, to_tsquery('english', ${inNames(terms)}) AS name
        ),
        found AS MATERIALIZED (
          SELECT product.number, product.ctid AS row FROM product, query
          WHERE product.search @@ query.words AND product.is_sold LIMIT ${COUNTED + 1}
        )
        SELECT few AS "isRanked",
          CASE WHEN few THEN ranked.numbers ELSE (SELECT string_agg(number::text, ',') FROM found) END AS numbers, ranked.named
        FROM (SELECT count(*) <= ${RANKED} AS few FROM found) counted LEFT JOIN LATERAL (
          SELECT string_agg(number::text, ',' ORDER BY in_name DESC, rank DESC, position, id) AS numbers,
            (count(*) FILTER (WHERE in_name))::int AS named
          FROM (
            SELECT product.number, product.position, product.id, product.search @@ query.name AS in_name,
              ts_rank(product.search, query.words) AS rank
            FROM found JOIN product ON product.ctid = found.row, query
          ) each
        ) ranked ON few`.execute(database);
      const { numbers = null, isRanked = false, named = 0 } = rows[0] ?? {};
      // The driver parses one long text several times faster than an array of thousands.
      return { numbers: numbers?.split(',').map(Number) ?? [], isRanked, named: named ?? 0 };
    },

    /**
     * Products whose pictures name the person or another one: `fits` is 12 for the word that was typed, 8 for another of
     * the same person, and 8 less if others are named too; -8 for others alone. It is 2 more where the name is nothing
     * but a word for the person, and 1 more where it begins with one: “Dad” is for Dad, “Leo’s dad” for one of many.
     */
    async saying({ typed, own, others }: Person): Promise<{ fits: number; numbers: number[] }[]> {
      const { rows } = await sql<{ fits: number; numbers: string }>`
        WITH query AS MATERIALIZED (
          SELECT to_tsquery('english', ${typed}) AS typed, to_tsquery('english', ${own.join(' | ')}) AS own,
            to_tsquery('english', ${others.join(' | ')}) AS others, ${[...own]}::text[] AS called
        ),
        found AS (
          SELECT number, 8 * (says @@ own)::int + 4 * (says @@ typed)::int - 8 * (says @@ others)::int
            + (lower(sample->>'name') = ANY (called))::int + (lower(split_part(sample->>'name', ' ', 1)) = ANY (called))::int AS fits
          FROM product, query WHERE says @@ (own || others) AND is_sold LIMIT ${COUNTED}
        )
        SELECT fits, string_agg(number::text, ',') AS numbers FROM found GROUP BY fits`.execute(
        database,
      );
      return rows.map(({ fits, numbers }) => ({ fits, numbers: numbers.split(',').map(Number) }));
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
    const weights = isKind ? NAMES : '';
    const allOf = (text: string, marksOfLast: string) =>
      `(${text
        .split(' ')
        .map((word, place, all) =>
          withMarks(word, place === all.length - 1 ? marksOfLast : weights),
        )
        .join(' & ')})`;
    const alternatives = texts.map((text) => allOf(text, weights));
    // A summary has too many words: 'pan' is not the pantry of a summary.
    const last = isLast && texts[0] !== undefined ? [allOf(texts[0], `*${NAMES}`), ...endings] : [];
    return `(${[...alternatives, ...last].join(' | ')})`;
  });
  return groups.join(' & ');
}

/** Requires one text of every term in the name. */
const inNames = (terms: readonly TextTerm[]): string =>
  terms
    .map(
      ({ texts }) =>
        `(${texts.map((text) => text.replaceAll(/\S+/g, '$&:A').replaceAll(' ', ' & ')).join(' | ')})`,
    )
    .join(' & ');

const withMarks = (word: string, marks: string): string =>
  marks === '' ? word : `${word}:${marks}`;
