/** Keeps made files, such as print files, in a folder; processes on several machines need one that they share. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export interface MediaStore {
  /** The file is whole or not there at all, and on the disk when this returns. Writing the same key again replaces it. */
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** Nothing to do where there is none. */
  delete(key: string): Promise<void>;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]+$/;

export function folderMediaStore(folder: string): MediaStore {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a media key: ${key}`);
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}.unfinished`;
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
  };
}
