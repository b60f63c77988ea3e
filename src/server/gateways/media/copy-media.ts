/** Copies every file from one media store to another; what is there already is not copied again. */
import type { MediaStore } from './media-store.ts';

export interface Copied {
  copied: number;
  /** Were there already, from an earlier copy. */
  there: number;
  bytes: number;
}

export interface CopyOptions {
  /** Deletes each file of the source once the other store has it. */
  deletes: boolean;
  onProgress(copied: Copied): void;
}

const AT_ONCE = 8;

export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  { deletes, onProgress }: CopyOptions,
): Promise<Copied> {
  const had = new Set<string>();
  for await (const key of to.keys()) had.add(key);
  const done: Copied = { copied: 0, there: 0, bytes: 0 };

  async function take(key: string): Promise<void> {
    const bytes = await from.find(key);
    // Deleted by the shop since it was listed.
    if (!bytes) return;
    // A file may have been made again since an earlier copy.
    const there = had.has(key) ? await to.find(key) : null;
    if (there?.equals(bytes)) done.there += 1;
    else {
      await to.put(key, bytes);
      done.copied += 1;
      done.bytes += bytes.length;
    }
    if (deletes) await from.delete(key);
    onProgress(done);
  }

  const source = from.keys()[Symbol.asyncIterator]();
  const worker = async (): Promise<void> => {
    for (let next = await source.next(); !next.done; next = await source.next())
      await take(next.value);
  };
  // Nothing is still being copied when an error is reported.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  // Closes the folder that is still being listed after an error.
  await source.return?.();
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return done;
}
