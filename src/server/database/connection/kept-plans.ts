/**
 * Values that do not change Postgres' estimates, so that it keeps the plan of a named statement
 * (docs/decisions/0113); states that are always the same are literals by `sql.lit`. Planning a join
 * of six tables takes a millisecond.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A list for `= ANY`: the length of a plain parameter would be part of the estimate. */
export const anyOf = (ids: readonly string[]): RawBuilder<string[]> =>
  sql`((SELECT ${[...ids]}::uuid[])::uuid[])`;

/** A limit of one row. */
export const ONE = sql.lit(1);
