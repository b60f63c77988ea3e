/** Guess counters in the database, with the interface of the rate limiter package, which brings its own SQL. */
import { CompiledQuery } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export const GUESSES_TABLE = 'rate_limit';

interface Query {
  text: string;
  values: readonly unknown[];
}

export function guessesStore(database: Database) {
  return {
    /** Returns what `pg` would. */
    async query({ text, values }: Query): Promise<{ rows: unknown[]; rowCount: number }> {
      const { rows, numAffectedRows } = await database.executeQuery(
        CompiledQuery.raw(text, [...values]),
      );
      return {
        rows,
        rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows),
      };
    },
  };
}
