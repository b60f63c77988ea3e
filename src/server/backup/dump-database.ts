/** Copies the rows of every table from one snapshot of the database, in chunks of limited size. */
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { tableKey, TABLES_FOLDER } from './backup-format.ts';
import type { BackupTable } from './backup-format.ts';
import { copyTarget } from './tables.ts';

/** A tar entry states its size first, so this much of a table is buffered in memory. */
const CHUNK_BYTES = 4_000_000;

/** Returns the number of rows by table. The client must be in a transaction that reads one snapshot. */
export async function dumpTables(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  archive: ArchiveWriter,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of tables) rows[tableKey(table)] = await dumpTable(client, table, archive);
  return rows;
}

async function dumpTable(
  client: pg.ClientBase,
  table: BackupTable,
  archive: ArchiveWriter,
): Promise<number> {
  const copy = client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`));
  let parts: Buffer[] = [];
  let size = 0;
  let chunk = 0;
  const flush = async () => {
    if (size === 0) return;
    chunk += 1;
    const name = `${TABLES_FOLDER}${tableKey(table)}/${String(chunk).padStart(6, '0')}`;
    await archive.add(name, Buffer.concat(parts));
    parts = [];
    size = 0;
  };
  for await (const part of copy as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= CHUNK_BYTES) await flush();
  }
  await flush();
  return copy.rowCount;
}
