/** Stores generated files, such as print files, in a folder; processes on several machines need a shared one. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../domain/time/durations.ts';

export interface MediaStore {
  /** Atomic: the file exists whole or not at all, and is on the disk on return. The same key replaces it. */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** Does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /** Deletes incomplete files left by a process that was killed at least a day ago. */
  forgetUnfinished(): Promise<void>;
}

/** Folders of generated files; backups contain these and no others. */
const MEDIA_FOLDERS = ['machine-files', 'uploads'] as const;

const KEY = new RegExp(`^(?:${MEDIA_FOLDERS.join('|')})(?:/[\\w-]+)+\\.[a-z0-9]+$`);

export function folderMediaStore(folder: string): MediaStore {
  const unfinishedFolder = path.join(folder, 'unfinished');
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a media key: ${key}`);
    return path.join(folder, key);
  };
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
    get: (key) => readFile(fileOf(key)),
    delete: (key) => rm(fileOf(key), { force: true }),
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

/** Every file in the folder that a media store uses, in no order. Files may be added or deleted during iteration. */
export async function* mediaKeys(folder: string): AsyncIterable<string> {
  for (const name of MEDIA_FOLDERS) yield* keysBelow(folder, name);
}

async function* keysBelow(folder: string, below: string): AsyncIterable<string> {
  const entries = await opendir(path.join(folder, below)).catch(absent);
  if (!entries) return;
  for await (const entry of entries) {
    const key = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(folder, key);
    else if (KEY.test(key)) yield key;
  }
}

/** It may be deleted, or its writer may finish it, between two checks. */
function absent(failure: unknown): undefined {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) throw failure;
}
