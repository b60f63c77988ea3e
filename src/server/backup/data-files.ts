/** The files of the data folder that a backup holds: what the shop made, photographs, and the payment stand-in's memory. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { mediaKeys } from '../gateways/media-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { FILES_FOLDER, SECRET_FILE } from './backup-format.ts';

/** Only in a shop that is tried out. Lines are added to it; a half one at the end is ignored when it is read. */
const STAND_IN_MEMORY = 'stand-in-paypal.jsonl';

/** Answers how many files and bytes. */
export async function archiveFiles(
  dataFolder: string,
  archive: ArchiveWriter,
  { withSecret }: { withSecret: boolean },
): Promise<{ files: number; fileBytes: number }> {
  let files = 0;
  let fileBytes = 0;
  const add = async (name: string) => {
    const handle = await openIfThere(path.join(dataFolder, name));
    if (!handle) return;
    try {
      fileBytes += await archive.addFile(FILES_FOLDER + name, handle);
      files += 1;
    } finally {
      await handle.close();
    }
  };
  if (withSecret) await add(SECRET_FILE);
  await add(STAND_IN_MEMORY);
  for await (const key of mediaKeys(dataFolder)) await add(key);
  return { files, fileBytes };
}

/** A file that no row of the snapshot names may be deleted meanwhile. */
async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
