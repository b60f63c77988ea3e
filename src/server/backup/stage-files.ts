/** Unpacks a backup's files into the data folder, and moves them to their final places once the database has its rows. */
import { createWriteStream } from 'node:fs';
import { mkdir, opendir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMediaKey } from '../gateways/media/media-store.ts';
import type { MediaStore } from '../gateways/media/media-store.ts';
import { BackupError, SECRET_FILE } from './backup-format.ts';

export interface StagedFiles {
  take(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Moves every file to its final place, replacing any with the same name. */
  keep(): Promise<void>;
  /** Deletes what was not moved. */
  discard(): Promise<void>;
}

const STAGE = 'restoring';

/**
 * @param media where generated files and photographs go
 * @param leftOut names of files that stay in the backup
 */
export async function stageFiles(
  dataFolder: string,
  media: MediaStore,
  leftOut: readonly string[],
): Promise<StagedFiles> {
  const stage = path.join(dataFolder, STAGE);
  const discard = () => rm(stage, { recursive: true, force: true });
  // Left by a restore that was killed.
  await discard();
  return {
    async take(name, content) {
      if (leftOut.includes(name)) return drain(content);
      const target = path.join(stage, name);
      if (!target.startsWith(stage + path.sep))
        throw new BackupError(`The backup names a file outside the data folder: ${name}.`);
      await mkdir(path.dirname(target), { recursive: true });
      const mode = name === SECRET_FILE ? 0o600 : 0o644;
      await pipeline(content, createWriteStream(target, { mode, flush: true }));
    },
    async keep() {
      for await (const name of filesBelow(stage)) {
        if (isMediaKey(name)) {
          await media.put(name, await readFile(path.join(stage, name)));
          continue;
        }
        const target = path.join(dataFolder, name);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(stage, name), target);
      }
    },
    discard,
  };
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const part of content) void part;
}

async function* filesBelow(folder: string, below = ''): AsyncIterable<string> {
  const entries = await opendir(path.join(folder, below)).catch((error: unknown) => {
    // A backup without files created no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, name);
    else yield name;
  }
}
