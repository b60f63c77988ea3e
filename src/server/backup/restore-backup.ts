/** Restores a checked backup into an empty database and its files into the data folder, all or nothing. */
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { openClient } from '../database/connection/pool.ts';
import type { MediaStore } from '../gateways/media/media-store.ts';
import { readArchive } from './archive-reader.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { BackupError, damaged, FILES_FOLDER, tableKey, TABLES_FOLDER } from './backup-format.ts';
import type { BackupTable } from './backup-format.ts';
import type { CheckedBackup } from './check-backup.ts';
import { SECRET_FILE } from './backup-format.ts';
import { openLoader } from './load-database.ts';
import type { Loader } from './load-database.ts';
import { checkQueue, checkDiskSpace } from './restore-checks.ts';
import { stageFiles } from './stage-files.ts';
import type { StagedFiles } from './stage-files.ts';

export interface RestoreTarget {
  databaseUrl: string;
  dataFolder: string;
  media: MediaStore;
  /** Whether the data folder gets the backup's secret. */
  takeSecret: boolean;
}

export interface Restored {
  madeAt: Date;
  rows: number;
  files: number;
}

/** @param checked the result of checkBackup() for the same file. Throws BackupError; the target is then unchanged. */
export async function restoreBackup(
  file: string,
  { head, manifest }: CheckedBackup,
  { databaseUrl, dataFolder, media, takeSecret }: RestoreTarget,
): Promise<Restored> {
  const client = await openClient({
    connectionString: databaseUrl,
    application_name: 'keepsake restore',
  });
  const staged = await stageFiles(dataFolder, media, takeSecret ? [] : [SECRET_FILE]);
  try {
    await checkDiskSpace(client, head);
    await migrate(databaseUrl, { only: new Set(head.migrations.map(({ name }) => name)) });
    await checkQueue(client, head);
    await client.query('begin');
    const loader = await openLoader(client);
    await unpack(file, head.tables, loader, staged);
    await loader.finish(manifest);
    await staged.keep();
    await client.query('commit');
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      throw new BackupError(`${path.basename(file)} was not restored: ${error.message}`, {
        cause: error,
      });
    throw error;
  } finally {
    await staged.discard();
    await client.end();
  }
  // Applies the migrations that this version has added since the backup.
  await migrate(databaseUrl);
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  return { madeAt: new Date(head.madeAt), rows, files: manifest.files };
}

async function unpack(
  file: string,
  tables: readonly BackupTable[],
  loader: Loader,
  staged: StagedFiles,
): Promise<void> {
  const byKey = new Map(tables.map((table) => [tableKey(table), table]));
  await readArchive(file, async (entry: ArchiveEntry) => {
    const { name, content } = entry;
    if (name.startsWith(TABLES_FOLDER)) {
      const table = byKey.get(name.slice(TABLES_FOLDER.length, name.lastIndexOf('/')));
      if (!table) throw damaged(file, `${name} belongs to no table`);
      await loader.take(table, content);
    } else if (name.startsWith(FILES_FOLDER)) {
      await staged.take(name.slice(FILES_FOLDER.length), content);
    } else for await (const part of content) void part;
  });
}
