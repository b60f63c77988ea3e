/** In which form the body of a response is sent. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

export type Packers = Record<Encoding, (raw: Buffer) => Promise<Buffer>>;

// Above 5, brotli's time grows far faster than it saves bytes.
const BROTLI_QUALITY = 5;
/** From 4 on brotli searches a larger table: twice the time, and pages are 3 % smaller. */
const BROTLI_QUICK_QUALITY = 3;
const SMALLEST_WINDOW = 16;

/** Undefined if the caller accepts neither. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** For what is sent again and again. */
export const pack: Packers = {
  gzip: (raw) => promisify(gzip)(raw),
  br: (raw) => brotli(raw, BROTLI_QUALITY),
};

/** For what may be sent only once. */
export const packQuickly: Packers = {
  gzip: (raw) => promisify(gzip)(raw, { level: constants.Z_BEST_SPEED }),
  br: (raw) => brotli(raw, BROTLI_QUICK_QUALITY),
};

function brotli(raw: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(raw.length),
    },
  });
}

/**
 * The exponent of a window that holds everything. Brotli's usual window is 4 MB, and providing its
 * memory for each page took three times as long as compressing the page.
 */
function windowFor(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 1)) + 1;
  return Math.min(Math.max(needed, SMALLEST_WINDOW), constants.BROTLI_DEFAULT_WINDOW);
}
