/** Where generated files and photographs are: a folder, or a bucket that several machines share. */

export interface MediaStore {
  /** Atomic: the file exists whole or not at all, and is stored on return. The same key replaces it. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Throws if it does not exist. */
  get(key: string): Promise<Buffer>;
  /** Null if it does not exist. */
  find(key: string): Promise<Buffer | null>;
  /** Does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /** Every file, in no order. Files may be added or deleted during iteration. */
  keys(): AsyncIterable<string>;
  /** Deletes incomplete files left by a process that was killed at least a day ago. */
  forgetUnfinished(): Promise<void>;
}

/** Folders of generated files; backups contain these and no others. */
export const MEDIA_FOLDERS = ['machine-files', 'uploads'] as const;

const KEY = new RegExp(`^(?:${MEDIA_FOLDERS.join('|')})(?:/[\\w-]+)+\\.[a-z0-9]+$`);

export const isMediaKey = (key: string): boolean => KEY.test(key);

export function checkMediaKey(key: string): void {
  if (!isMediaKey(key)) throw new Error(`Not a media key: ${key}`);
}

export async function foundOr(key: string, finding: Promise<Buffer | null>): Promise<Buffer> {
  const bytes = await finding;
  if (!bytes) throw new Error(`There is no file ${key}.`);
  return bytes;
}
