/** The files in a backup: generated files, photographs, and the payment stand-in's journal. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from '../gateways/media/media-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { FILES_FOLDER, SECRET_FILE } from './backup-format.ts';

/** Only in a trial shop. It is append-only; readers ignore an incomplete last line. */
const STAND_IN_MEMORY = 'stand-in-paypal.jsonl';

/** Returns the number of files and bytes. */
export async function archiveFiles(
  { dataFolder, media }: { dataFolder: string; media: MediaStore },
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
  for await (const key of media.keys()) {
    const bytes = await media.find(key);
    // A file that no row of the snapshot names may be deleted during the backup.
    if (!bytes) continue;
    await archive.add(FILES_FOLDER + key, bytes);
    files += 1;
    fileBytes += bytes.length;
  }
  return { files, fileBytes };
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
