/** Searches orders in the database by words that people remember. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { parseOrderReference } from '../../../../../domain/orders/order-number.ts';
import type { Database } from '../../../../database/connection/connection.ts';

/** More matches are not collected: the list is then read in its own order and filtered. */
const COLLECTED = 2000;
const MOST_WORDS = 8;
/** Shorter words are found at the beginning of words only, where they have trigrams. */
const TRIGRAM = 3;

export interface Searched {
  text: string;
  /** Whether names, email, postcode and tracking numbers are searched too. */
  withPeople: boolean;
}

/** A condition on `customer_order`; null if nothing can match. */
export async function searchCondition(
  database: Database,
  { text, withPeople }: Searched,
): Promise<RawBuilder<boolean> | null> {
  const reference = parseOrderReference(text);
  if (reference) return sql<boolean>`customer_order.reference = ${reference}`;
  const words = await wordsOf(database, text);
  if (words.length === 0) return null;
  const column = sql.ref(withPeople ? 'order_search.everything' : 'order_search.ordered');
  const matches = sql.join(
    words.map((word) => sql`${column} LIKE ${word.length < TRIGRAM ? `% ${word}%` : `%${word}%`}`),
    sql` AND `,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT order_id AS id FROM order_search WHERE ${matches} LIMIT ${COLLECTED + 1}`.execute(
    database,
  );
  if (rows.length <= COLLECTED)
    return sql<boolean>`customer_order.id = ANY(${rows.map(({ id }) => id)}::uuid[])`;
  // As a scalar it is checked for each order in the order of the list.
  return sql<boolean>`(SELECT ${matches} FROM order_search WHERE order_id = customer_order.id)`;
}

/** As the database stores them. */
async function wordsOf(database: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`SELECT search_text(${text}) AS words`.execute(
    database,
  );
  const words = (rows[0]?.words ?? '').split(' ').filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}
