/** Counts emails to one recipient across processes; the addresses of callers are counted in `http/limits/rate-limit.ts`. */
import { sql } from 'kysely';
import type { Transaction } from '../../database/connection/connection.ts';

export const bounds = {
  /** Increments the counter of the current window, which starts with its first count; returns the new value. */
  count: async (
    transaction: Transaction,
    key: string,
    { windowMs, now }: { windowMs: number; now: Date },
  ): Promise<number> => {
    const isOver = sql<boolean>`rate_limit.expire <= ${now.getTime()}`;
    const { points } = await transaction
      .insertInto('rateLimit')
      .values({ key, points: 1, expire: now.getTime() + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql`CASE WHEN ${isOver} THEN 1 ELSE rate_limit.points + 1 END`,
          expire: sql`CASE WHEN ${isOver} THEN excluded.expire ELSE rate_limit.expire END`,
        }),
      )
      .returning('points')
      .executeTakeFirstOrThrow();
    return points;
  },
};
