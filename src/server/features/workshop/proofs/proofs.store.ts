/** Proofs in the database, each deleted with its order line. */
import { sql } from 'kysely';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';

/** A picture that is new. */
export interface MadeProof extends StoredProof {
  thumbnail: Buffer;
}

export interface StoredProof {
  renderer: number;
  /** WebP; null if one of its photographs was erased. */
  picture: Buffer | null;
  /** WebP of the other side; null if that shows nothing else, or with the picture. */
  otherPicture: Buffer | null;
}

const SEALED_LINE = [
  'document',
  'designHash',
  'plate',
  'angle',
  'otherAngle',
  'personalisation',
] as const;
export type SealedLine = Pick<Row<'orderLine'>, (typeof SEALED_LINE)[number]>;

export function proofsStore(database: Database) {
  return {
    find: async (lineId: string): Promise<StoredProof | null> =>
      (await database
        .selectFrom('orderProof')
        .select(['renderer', 'picture', 'otherPicture'])
        .where('orderLineId', '=', lineId)
        .executeTakeFirst()) ?? null,

    sealed: async (lineId: string): Promise<SealedLine> =>
      database
        .selectFrom('orderLine')
        .select(SEALED_LINE)
        .where('id', '=', lineId)
        .executeTakeFirstOrThrow(),

    /** The order line for this order key, if its design still has this hash. */
    lineOf: async (
      orderKey: string,
      lineId: string,
      hashBeginning: string,
    ): Promise<string | null> =>
      (
        await database
          .selectFrom('orderLine')
          .innerJoin('customerOrder', 'customerOrder.id', 'orderLine.orderId')
          .select('orderLine.id')
          .where('customerOrder.key', '=', orderKey)
          .where('orderLine.id', '=', lineId)
          .where(sql<boolean>`starts_with(design_hash, ${hashBeginning})`)
          .executeTakeFirst()
      )?.id ?? null,

    /** Whether the design of the line still has this hash. */
    isLine: async (lineId: string, hashBeginning: string): Promise<boolean> =>
      (await database
        .selectFrom('orderLine')
        .select('id')
        .where('id', '=', lineId)
        .where(sql<boolean>`starts_with(design_hash, ${hashBeginning})`)
        .executeTakeFirst()) !== undefined,

    /** Stores the first picture of a design; stores nothing if the design has changed since. */
    save: async (
      lineId: string,
      designHash: string,
      { renderer, picture, otherPicture, thumbnail }: MadeProof,
      madeAt: Date,
    ): Promise<void> => {
      await sql`
        INSERT INTO order_proof (order_line_id, design_hash, renderer, picture, other_picture, thumbnail, made_at)
        SELECT id, design_hash, ${renderer}, ${picture}, ${otherPicture}, ${thumbnail}, ${madeAt}
        FROM order_line WHERE id = ${lineId} AND design_hash = ${designHash} FOR SHARE
        ON CONFLICT DO NOTHING`.execute(database);
    },

    ...thumbnails(database),

    /**
     * Empties the proofs of lines with an erased photograph, and deletes their machine files and the
     * sheets and papers of their batches; returns the keys of the files.
     */
    forgetPhotographed: async (transaction: Transaction): Promise<string[]> => {
      const gone = sql`
        SELECT order_line.id FROM order_line, jsonb_array_elements(personalisation -> 'edits' -> 'own') AS own (layer)
        WHERE personalisation ? 'edits' AND layer ->> 'type' = 'photo'
          AND NOT EXISTS (SELECT FROM upload WHERE upload.id = layer ->> 'upload')`;
      await sql`UPDATE order_proof SET picture = NULL, other_picture = NULL, thumbnail = NULL WHERE picture IS NOT NULL AND order_line_id IN (${gone})`.execute(
        transaction,
      );
      const { rows } = await sql<{ mediaKey: string }>`
        WITH of_lines AS (
          DELETE FROM machine_file WHERE order_line_id IN (${gone}) RETURNING media_key
        ), of_batches AS (
          DELETE FROM batch_file WHERE batch_id IN (SELECT batch_piece.batch_id FROM batch_piece
            JOIN piece ON piece.id = piece_id WHERE order_line_id IN (${gone})) RETURNING media_key
        )
        SELECT media_key AS "mediaKey" FROM of_lines UNION SELECT media_key FROM of_batches`.execute(
        transaction,
      );
      return rows.map(({ mediaKey }) => mediaKey);
    },
  };
}

/** For a line whose design changes in this transaction. */
export async function discardProof(transaction: Transaction, lineId: string): Promise<void> {
  await transaction.deleteFrom('orderProof').where('orderLineId', '=', lineId).execute();
}

function thumbnails(database: Database) {
  return {
    /** Of the design with this hash. */
    thumbnail: async (lineId: string, hashBeginning: string): Promise<Buffer | null> =>
      (
        await database
          .selectFrom('orderProof')
          .select('thumbnail')
          .where('orderLineId', '=', lineId)
          .where(sql<boolean>`starts_with(design_hash, ${hashBeginning})`)
          .executeTakeFirst()
      )?.thumbnail ?? null,

    /** Stores nothing if the design has changed or the picture was forgotten since. */
    saveThumbnail: async (
      lineId: string,
      hashBeginning: string,
      thumbnail: Buffer,
    ): Promise<void> => {
      await database
        .updateTable('orderProof')
        .set({ thumbnail })
        .where('orderLineId', '=', lineId)
        .where(sql<boolean>`starts_with(design_hash, ${hashBeginning})`)
        .where('picture', 'is not', null)
        .execute();
    },
  };
}
