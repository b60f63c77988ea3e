/** How files of the artwork kit are named by their content, and compressed. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface ArtworkFile {
  type: string;
  bytes: Buffer;
  /** Compressed with Brotli, if that is smaller. */
  packed?: Buffer;
}

const HASH_LENGTH = 16;
const SMALLEST_PACKED = 0.9;
const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES: Record<string, string> = {
  font: 'font/ttf',
  substitute: 'font/ttf',
  sheet: 'image/webp',
  photograph: 'image/webp',
};

/** Documents, meshes and fonts compress to a third; pictures are already compressed. */
export async function pack(kind: string, bytes: Buffer): Promise<ArtworkFile> {
  const type = TYPES[kind] ?? JSON_TYPE;
  if (type.startsWith('image/')) return { type, bytes };
  const packed = await promisify(brotliCompress)(bytes, {
    params: {
      // The first shopper waits for it, and a higher quality saves only 2 %.
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return packed.length < bytes.length * SMALLEST_PACKED ? { type, bytes, packed } : { type, bytes };
}

export function addressOf(key: string, bytes: Buffer, ending: string): string {
  return `/media/artwork/${key}.${hashOf(bytes)}.${ending}`;
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
}
