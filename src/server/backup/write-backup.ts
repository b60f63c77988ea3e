/** Writes the whole shop into one file, running or not: one snapshot of the database, then the files it names. */
import { existsSync } from 'node:fs';
import type pg from 'pg';
import { holdBackupLock } from '../database/backup-lock.ts';
import { openClient } from '../database/connection/pool.ts';
import type { MediaStore } from '../gateways/media/media-store.ts';
import { storedSecret } from '../config/stored-secret.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { writeArchive } from './archive-writer.ts';
import { BACKUP_FORMAT, BackupError, HEAD_NAME, MANIFEST_NAME } from './backup-format.ts';
import type { BackupHead, BackupManifest } from './backup-format.ts';
import { fingerprint } from './secret-check.ts';
import { archiveFiles } from './data-files.ts';
import { dumpTables } from './dump-database.ts';
import { schemaVersionOf, sequencesOf, tablesOf } from './tables.ts';

export interface BackupSource {
  databaseUrl: string;
  dataFolder: string;
  media: MediaStore;
  /**
   * The environment's secret, of which the backup stores only a fingerprint; null: the data
   * folder's, which it contains.
   */
  secret: string | null;
}

export interface WrittenBackup {
  rows: number;
  files: number;
}

/** Throws BackupError. Leaves no file on failure or abort. */
export async function writeBackup(
  source: BackupSource,
  file: string,
  { signal, now }: { signal: AbortSignal; now: Date },
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new BackupError(`${file} exists; a backup never replaces a file.`);
  const client = await openClient({
    connectionString: source.databaseUrl,
    application_name: 'keepsake backup',
  });
  try {
    await holdBackupLock(client);
    let written: WrittenBackup | undefined;
    await writeArchive(file, signal, async (archive) => {
      written = await archiveShop(client, source, archive, now);
    });
    return written!;
  } finally {
    await client.end();
  }
}

async function archiveShop(
  client: pg.Client,
  source: BackupSource,
  archive: ArchiveWriter,
  now: Date,
): Promise<WrittenBackup> {
  await client.query('begin isolation level repeatable read read only');
  const version = await schemaVersionOf(client);
  if (!version) throw new BackupError('There is nothing to back up: the database is empty.');
  const tables = await tablesOf(client);
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    madeAt: now.toISOString(),
    ...version,
    secret: {
      fingerprint: fingerprint(source.secret ?? storedSecret(source.dataFolder)),
      isHeld: source.secret === null,
    },
    tables,
  };
  await archive.add(HEAD_NAME, json(head));
  const rows = await dumpTables(client, tables, archive);
  // Sequences are outside the snapshot and only increase: read last, they are past every row.
  const sequences = await sequencesOf(client);
  await client.query('commit');
  const files = await archiveFiles(source, archive, { withSecret: head.secret.isHeld });
  const manifest: BackupManifest = { rows, sequences, ...files, ...archive.summary() };
  await archive.add(MANIFEST_NAME, json(manifest));
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files: files.files };
}

const json = (value: object): Buffer => Buffer.from(JSON.stringify(value, null, 2));
