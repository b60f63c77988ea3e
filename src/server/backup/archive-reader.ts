/** Reads a gzipped tar entry by entry in constant memory. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export interface ArchiveEntry {
  name: string;
  size: number;
  /** Must be read to the end before the next entry. */
  content: AsyncIterable<Buffer>;
}

/** Throws the errors of zlib and tar for a damaged file. */
export async function readArchive(
  file: string,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const input = pipeline(createReadStream(file), createGunzip(), tar);
  const reading = (async () => {
    for await (const content of tar) {
      const { name, size } = content.header;
      await take({ name, size, content: content as AsyncIterable<Buffer> });
    }
  })();
  try {
    await Promise.all([input, reading]);
  } catch (error) {
    tar.destroy();
    await Promise.allSettled([input, reading]);
    throw error;
  }
}

export async function wholeOf({ content }: ArchiveEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
