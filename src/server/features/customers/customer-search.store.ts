/** Finds customers in the database by what people remember of them. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { readSearch } from '../../../domain/people/customer-search.ts';
import type { Database } from '../../database/connection/connection.ts';

/** More matches are not collected: the list is then read in its own order and filtered. */
const COLLECTED = 5000;
/** Shorter words are found at the beginning of words only, where they have trigrams. */
const TRIGRAM = 3;

/** One of the things that a search may mean. */
interface Meaning {
  /** Queries of the ids of customers, which together find all. */
  found: readonly RawBuilder<{ id: string }>[];
  /** The same for one customer of the list. */
  holds: RawBuilder<boolean>;
}

/** A condition on `customer`; null if nothing can match. */
export async function searchCondition(
  database: Database,
  text: string,
): Promise<RawBuilder<boolean> | null> {
  const { words, postcode, digits } = readSearch(text, await wordsOf(database, text));
  const meanings = [
    ...(words.length > 0 ? [meaningOf(everyWord(words))] : []),
    ...(digits ? [meaningOf(sql<boolean>`search_digits LIKE ${`%${digits}%`}`)] : []),
    ...(postcode ? [livesAt(postcode.beginning, postcode.words)] : []),
  ];
  if (meanings.length === 0) return null;
  const found = meanings.flatMap((meaning) => meaning.found);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (${sql.join(
      found.map((query) => sql`(${query} LIMIT ${COLLECTED + 1})`),
      sql` UNION ALL `,
    )}) found LIMIT ${COLLECTED + 1}`.execute(database);
  if (rows.length > COLLECTED)
    return sql<boolean>`(${sql.join(
      meanings.map(({ holds }) => holds),
      sql` OR `,
    )})`;
  return sql<boolean>`customer.id = ANY(${[...new Set(rows.map(({ id }) => id))]}::uuid[])`;
}

const meaningOf = (condition: RawBuilder<boolean>): Meaning => ({
  found: [sql<{ id: string }>`SELECT id FROM customer WHERE ${condition}`],
  holds: sql<boolean>`(${condition})`,
});

const everyWord = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      sql`true`,
      ...words.map(
        (word) => sql`search_words LIKE ${word.length < TRIGRAM ? `% ${word}%` : `%${word}%`}`,
      ),
    ],
    sql` AND `,
  )}`;

/** By a saved address, or by where an order went. */
function livesAt(beginning: string, words: readonly string[]): Meaning {
  const saved = sql`saved_address WHERE ${begins(sql`search_postcode(address)`, beginning)}`;
  const ordered = sql`customer_order JOIN order_person ON order_person.order_id = customer_order.id
    WHERE ${begins(sql`search_postcode(shipping_address)`, beginning)}`;
  // DISTINCT: the places are read first; without words the first ones are enough.
  const each = words.length > 0 ? sql`DISTINCT` : sql``;
  const found = [saved, ordered].map(
    (places) => sql<{ id: string }>`
      SELECT customer.id FROM (SELECT ${each} customer_id FROM ${places}) place
      JOIN customer ON customer.id = customer_id WHERE ${everyWord(words)}`,
  );
  // LIMIT: looked up for each customer, instead of reading all places first.
  const [atSaved, atOrdered] = [saved, ordered].map(
    (places) => sql`(SELECT true FROM ${places} AND customer_id = customer.id LIMIT 1) IS TRUE`,
  );
  return { found, holds: sql<boolean>`(${everyWord(words)} AND (${atSaved} OR ${atOrdered}))` };
}

/** Not LIKE, for which a prepared statement does not use the index. `{` comes after z. */
const begins = (postcode: RawBuilder<unknown>, beginning: string): RawBuilder<boolean> =>
  sql<boolean>`${postcode} ~>=~ ${beginning} AND ${postcode} ~<~ ${`${beginning}{`}`;

/** As the database stores them. */
async function wordsOf(database: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`SELECT search_text(${text}) AS words`.execute(
    database,
  );
  return (rows[0]?.words ?? '').split(' ').filter((word) => word !== '');
}
