/** Keeps shoppers' preview pictures for a few minutes, in this process and within bounds; they are never written anywhere. */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
export const PREVIEW_LIFETIME = 10 * MINUTE;
const MEGABYTE = 1024 * 1024;
/** Who holds the address sees the picture, so it must be past guessing. */
const ID_BYTES = 24;

export interface PreviewShelf {
  /** Answers the id under which the picture can be fetched. */
  put(picture: Buffer): string;
  take(id: string): Buffer | undefined;
}

export function previewShelf({
  maxBytes = 32 * MEGABYTE,
  lifetime = PREVIEW_LIFETIME,
} = {}): PreviewShelf {
  const shelf = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
    ttl: lifetime,
  });
  return {
    put(picture) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      shelf.set(id, picture);
      return id;
    },
    take: (id) => shelf.get(id),
  };
}
