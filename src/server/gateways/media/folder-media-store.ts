/** Stores media in a folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../../domain/time/durations.ts';
import { checkMediaKey, foundOr, isMediaKey, MEDIA_FOLDERS } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

export function folderMediaStore(folder: string): MediaStore {
  const unfinishedFolder = path.join(folder, 'unfinished');
  const fileOf = (key: string): string => {
    checkMediaKey(key);
    return path.join(folder, key);
  };
  const find = async (key: string): Promise<Buffer | null> =>
    (await readFile(fileOf(key)).catch(absent)) ?? null;
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await mkdir(unfinishedFolder, { recursive: true });
      const unfinished = path.join(unfinishedFolder, randomUUID());
      const handle = await open(unfinished, 'w');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    },
    find,
    get: (key) => foundOr(key, find(key)),
    delete: (key) => rm(fileOf(key), { force: true }),
    async *keys() {
      for (const name of MEDIA_FOLDERS) yield* keysBelow(folder, name);
    },
    async forgetUnfinished() {
      await mkdir(unfinishedFolder, { recursive: true });
      for (const name of await readdir(unfinishedFolder)) {
        const file = path.join(unfinishedFolder, name);
        const found = await stat(file).catch(absent);
        if (found && found.mtimeMs < Date.now() - DAY) await rm(file, { force: true });
      }
    },
  };
}

async function* keysBelow(folder: string, below: string): AsyncIterable<string> {
  const entries = await opendir(path.join(folder, below)).catch(absent);
  if (!entries) return;
  for await (const entry of entries) {
    const key = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(folder, key);
    else if (isMediaKey(key)) yield key;
  }
}

/** It may be deleted, or its writer may finish it, between two checks. */
function absent(failure: unknown): undefined {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure;
}
