/** Previews in the database, shared by all processes. */
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

export type PreviewStore = ReturnType<typeof previewStore>;

export function previewStore(database: Database) {
  return {
    async insert(id: string, picture: Buffer, expiresAt: Date): Promise<void> {
      await database.insertInto('previewPicture').values({ id, picture, expiresAt }).execute();
    },

    async picture(id: string, now: Date): Promise<Buffer | undefined> {
      const row = await database
        .selectFrom('previewPicture')
        .select('picture')
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row?.picture;
    },

    /** Deletes expired previews, and the oldest above `most`. */
    async clear(now: Date, most: number): Promise<void> {
      await sql`
        DELETE FROM preview_picture WHERE expires_at <= greatest(${now},
          (SELECT expires_at FROM preview_picture ORDER BY expires_at DESC OFFSET ${most} LIMIT 1))`.execute(
        database,
      );
    },
  };
}
