/** The files of batches, in the database. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';

export interface BatchFile {
  name: string;
  mediaKey: string;
  sizeBytes: number;
}

export interface PlacedPiece {
  id: string;
  /** Counted from 1. */
  sheet: number;
  x: number;
  y: number;
}

/** Replaces the files of a batch, and says which piece is where. Returns the keys that it no longer names. */
export async function recordFiles(
  transaction: Transaction,
  batchId: string,
  { files, places, at }: { files: readonly BatchFile[]; places: readonly PlacedPiece[]; at: Date },
): Promise<string[]> {
  const before = await transaction
    .deleteFrom('batchFile')
    .where('batchId', '=', batchId)
    .returning('mediaKey')
    .execute();
  await transaction
    .insertInto('batchFile')
    .values(files.map((file) => ({ ...file, batchId, createdAt: at })))
    .execute();
  await sql`UPDATE batch_piece SET sheet = placed.sheet, x = placed.x, y = placed.y
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS placed (id uuid, sheet integer, x float8, y float8)
    WHERE batch_id = ${batchId} AND piece_id = placed.id`.execute(transaction);
  const kept = new Set(files.map(({ mediaKey }) => mediaKey));
  return before.map(({ mediaKey }) => mediaKey).filter((key) => !kept.has(key));
}

export function filesOfBatch(
  within: Database | Transaction,
  batchId: string,
): Promise<BatchFile[]> {
  return within
    .selectFrom('batchFile')
    .select(['name', 'mediaKey', 'sizeBytes'])
    .where('batchId', '=', batchId)
    .orderBy('name')
    .execute();
}

export async function forgetFilesOfBatch(
  transaction: Transaction,
  batchId: string,
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('batchFile')
    .where('batchId', '=', batchId)
    .returning('mediaKey')
    .execute();
  return rows.map(({ mediaKey }) => mediaKey);
}

/** Files made before this of batches of which nothing is left to be made or sent. Returns their keys. */
export async function forgetOldFiles(transaction: Transaction, before: Date): Promise<string[]> {
  const { rows } = await sql<{ mediaKey: string }>`
    DELETE FROM batch_file WHERE created_at < ${before} AND NOT EXISTS (
      SELECT FROM piece WHERE piece.batch_id = batch_file.batch_id AND state IN ('waiting', 'making', 'made', 'packed'))
    RETURNING media_key AS "mediaKey"`.execute(transaction);
  return rows.map(({ mediaKey }) => mediaKey);
}
