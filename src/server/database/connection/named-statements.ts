/**
 * Lets Postgres parse and plan each statement once per connection: for short queries planning costs
 * more than execution.
 */

import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Every connection stores each one; further statements (such as inserts of any number of rows) stay unnamed. */
const NAMES_AT_MOST = 400;
/**
 * `SELECT *` has other columns after a migration, and Postgres refuses a cached plan whose columns
 * have changed. The columns of given values are in the statement.
 */
const HAS_STAR = /\*(?=\s+from\b(?!\s+(?:jsonb_to_recordset|unnest)\()|\s*$)/i;

const names = new Map<string, string | undefined>();

/** Call it once for each new connection. */
export function nameStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (...given: unknown[]): unknown => {
    const [text, values] = given;
    const isPlain =
      given.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isPlain ? nameOf(text) : undefined;
    return name ? send({ name, text, values }) : send(...given);
  };
  client.query = named as typeof client.query;
}

function nameOf(text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  if (names.size >= NAMES_AT_MOST) return undefined;
  const name = HAS_STAR.test(text)
    ? undefined
    : createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
