/** Serves files from a folder unchanged, or their precompressed form if the browser accepts it. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundedCache } from '../../caches/bounded-cache.ts';
import type { BoundedCache } from '../../caches/bounded-cache.ts';

export interface StaticFolder {
  /** Absolute path. */
  folder: string;
  /** Begins and ends with a slash. */
  prefix: string;
  cacheControl: string;
  /** The paths allowed below the prefix: a pattern or a list. */
  allowed: RegExp | readonly string[];
  /** Looks for .br and .gz beside the file. */
  precompressed?: boolean;
  /** Returns where a missing path redirects to, also below the prefix. */
  instead?: (asked: string) => Promise<string | undefined>;
}

interface KnownFile {
  path: string;
  size: number;
  modified: number;
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** A rewritten file has another size, and a wrong size must not be sent for long. */
const LOOKED_AGAIN_MS = 2000;
/** The redirect's target may change too. */
const REDIRECTED = 'public, max-age=3600';
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
/** Allowed paths: no dot files, no parent folders. */
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Responds 404 through the app's own not-found handling. */
export function serveFolder(app: FastifyInstance, served: StaticFolder): void {
  const { folder, prefix, allowed, precompressed, instead } = served;
  const known = boundedCache<KnownFile>(`files of ${prefix}`, {
    maxEntries: 20_000,
    ttlMs: LOOKED_AGAIN_MS,
  });
  const answer = async (asked: string, request: FastifyRequest, reply: FastifyReply) => {
    const { file, encoding } = await choose(
      known,
      path.join(folder, asked),
      precompressed ? request : null,
    );
    if (file) return await send(request, reply, served, { ...file, type: typeOf(asked), encoding });
    const other = await instead?.(asked);
    if (!other) return reply.callNotFound();
    return reply.header('cache-control', REDIRECTED).redirect(prefix + other, 302);
  };
  if (!(allowed instanceof RegExp)) {
    for (const name of allowed)
      app.get(prefix + name, (request, reply) => answer(name, request, reply));
    return;
  }
  app.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
    const asked = request.params['*'];
    return PLAIN_PATH.test(asked) && allowed.test(asked)
      ? answer(asked, request, reply)
      : reply.callNotFound();
  });
}

async function choose(
  known: BoundedCache<KnownFile>,
  file: string,
  request: FastifyRequest | null,
) {
  const accepted = request?.headers['accept-encoding'] ?? '';
  for (const { name, ending } of request ? ENCODINGS : []) {
    if (!new RegExp(`\\b${name}\\b`).test(accepted)) continue;
    const packed = await look(known, file + ending);
    if (packed) return { file: packed, encoding: name };
  }
  return { file: await look(known, file), encoding: undefined };
}

async function look(known: BoundedCache<KnownFile>, file: string): Promise<KnownFile | undefined> {
  const remembered = known.get(file);
  if (remembered) return remembered;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const made = { path: file, size: found.size, modified: Math.trunc(found.mtimeMs) };
  known.set(file, made);
  return made;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { cacheControl, precompressed }: StaticFolder,
  file: KnownFile & { type: string; encoding: string | undefined },
): Promise<FastifyReply> {
  const tag = `"${file.modified.toString(36)}-${file.size.toString(36)}"`;
  reply.headers({ 'cache-control': cacheControl, etag: tag });
  if (precompressed) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return await reply.code(304).send();
  reply.headers({ 'content-type': file.type, 'content-length': file.size });
  if (file.encoding) reply.header('content-encoding', file.encoding);
  return await reply.send(createReadStream(file.path));
}

function typeOf(name: string): string {
  return TYPES[path.extname(name)] ?? 'application/octet-stream';
}
