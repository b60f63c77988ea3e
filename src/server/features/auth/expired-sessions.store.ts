/** Deletes ended sessions, unusable tokens and expired counters. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export function expiredSessionsStore(database: Database) {
  return {
    /** Deletes tokens expired before `before`, then sessions that ended before it or have no token left. */
    delete: async (before: Date): Promise<void> => {
      await database.deleteFrom('refreshToken').where('expiresAt', '<', before).execute();
      await sql`
        DELETE FROM session WHERE ended_at < ${before} OR (created_at < ${before}
          AND NOT EXISTS (SELECT FROM refresh_token WHERE refresh_token.session_id = session.id))`.execute(
        database,
      );
    },

    deleteCounters: async (now: Date): Promise<void> => {
      await database.deleteFrom('rateLimit').where('expire', '<', now.getTime()).execute();
    },
  };
}
