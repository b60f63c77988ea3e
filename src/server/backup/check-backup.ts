/** Reads a backup from end to end before a restore. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readArchive, wholeOf } from './archive-reader.ts';
import {
  BackupError,
  damaged,
  HEAD_NAME,
  MANIFEST_NAME,
  readHead,
  readManifest,
} from './backup-format.ts';
import type { BackupHead, BackupManifest } from './backup-format.ts';

export interface CheckedBackup {
  head: BackupHead;
  manifest: BackupManifest;
}

/** Throws BackupError if it is missing, damaged, truncated, foreign or newer. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const hash = createHash('sha256');
  let head: BackupHead | undefined;
  let manifest: BackupManifest | undefined;
  let entries = 0;
  try {
    await readArchive(file, async (entry) => {
      if (entry.name === MANIFEST_NAME) {
        manifest = readManifest(file, await wholeOf(entry));
        return;
      }
      entries += 1;
      hash.update(`${entry.name}\0${entry.size}\0`);
      if (entry.name === HEAD_NAME) {
        const bytes = await wholeOf(entry);
        hash.update(bytes);
        head = readHead(file, bytes);
      } else for await (const part of entry.content) hash.update(part);
    });
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw damaged(file, error instanceof Error ? error.message : String(error), error);
  }
  if (!head || !manifest) throw damaged(file, 'its head or manifest is missing');
  if (manifest.entries !== entries || manifest.sha256 !== hash.digest('hex'))
    throw damaged(file, 'its content does not match its checksum');
  return { head, manifest };
}
