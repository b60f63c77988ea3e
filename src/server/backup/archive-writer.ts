/** Writes a gzipped tar entry by entry in constant memory, and computes its checksum. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Copies as many bytes as the file has now, even if it grows. */
  addFile(name: string, handle: FileHandle): Promise<number>;
  summary(): { entries: number; sha256: string };
}

/**
 * Gives the file its name once it is complete and on disk. Leaves nothing on failure or abort.
 * @param write adds the entries
 */
export async function writeArchive(
  file: string,
  signal: AbortSignal,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await streamInto(unfinished, signal, write);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function streamInto(
  file: string,
  signal: AbortSignal,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  // Most files are already compressed, and the running shop needs the processor too.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  // It contains personal data and perhaps the secret.
  const disk = createWriteStream(file, { mode: 0o600, flush: true });
  const output = pipeline(tar, gzip, disk, { signal });
  const writing = (async () => {
    await write(archiveWriter(tar));
    tar.finalize();
  })();
  try {
    // A full disk ends the output while an entry waits for space.
    await Promise.race([writing, output.then(() => writing)]);
    await output;
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    await Promise.allSettled([output, writing]);
    // Where the output ended first, the writer only noticed that it can add nothing more.
    await output;
    throw error;
  }
}

function archiveWriter(tar: ReturnType<typeof pack>): ArchiveWriter {
  const hash = createHash('sha256');
  let entries = 0;
  async function entry(
    name: string,
    size: number,
    content: Iterable<Buffer> | AsyncIterable<Buffer>,
  ) {
    hash.update(`${name}\0${size}\0`);
    entries += 1;
    const sink = tar.entry({ name, size, mode: 0o600 });
    await pipeline(async function* () {
      for await (const part of content) {
        hash.update(part);
        yield part;
      }
    }, sink);
  }
  return {
    add: (name, bytes) => entry(name, bytes.length, [bytes]),
    async addFile(name, handle) {
      const { size } = await handle.stat();
      await entry(name, size, firstBytes(handle, size));
      return size;
    },
    summary: () => ({ entries, sha256: hash.copy().digest('hex') }),
  };
}

async function* firstBytes(handle: FileHandle, size: number): AsyncIterable<Buffer> {
  if (size > 0)
    yield* handle.createReadStream({
      start: 0,
      end: size - 1,
      autoClose: false,
    }) as AsyncIterable<Buffer>;
}
