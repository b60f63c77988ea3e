/** Text that is sent to many: raw or compressed as each caller accepts it, and not at all to one that has it. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, pack, packQuickly, type Encoding, type Packers } from '../encoding.ts';

export interface PackedText {
  raw: Buffer;
  /**
   * Compressed quickly for the first request, and as small as is sensible once there is another:
   * in a large shop most pages are read once before they change, and compressing took 40 % of
   * the processor time of such a page.
   * @param isShared the answer is kept by a shared cache, which asks once for many readers
   */
  packed(encoding: Encoding, isShared?: boolean): Buffer | Promise<Buffer>;
  /** Without quotes. */
  tag: string;
}

/** Estimated size with both compressed forms, relative to the raw text; HTML and JSON compress to a fifth or less. */
export const PACKED_SHARE = 1.5;

const utf8 = new TextEncoder();

export function packedText(text: string): PackedText {
  // Three times as fast as Buffer.from for text outside Latin-1.
  const { buffer, byteOffset, byteLength } = utf8.encode(text);
  const raw = Buffer.from(buffer, byteOffset, byteLength);
  return {
    raw,
    packed: packings(raw),
    tag: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
  };
}

/** Keeps the last form of each encoding; what could not be made is made again. */
function packings(raw: Buffer): PackedText['packed'] {
  const forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};
  const small = new Set<Encoding>();
  const make = (encoding: Encoding, packers: Packers): Promise<Buffer> => {
    const packing = packers[encoding](raw);
    packing.then(
      (done) => (forms[encoding] = done),
      () => {
        if (forms[encoding] === packing) delete forms[encoding];
        if (packers === pack) small.delete(encoding);
      },
    );
    return packing;
  };
  return (encoding, isShared = false) => {
    const known = forms[encoding];
    const isAskedAgain = known instanceof Buffer;
    if (small.has(encoding) || !(isShared || isAskedAgain))
      return known ?? (forms[encoding] = make(encoding, packQuickly));
    small.add(encoding);
    const packing = make(encoding, pack);
    return known ?? (forms[encoding] = packing);
  };
}

interface SendOptions {
  /** For the caller's own cache. */
  cacheControl?: string;
  /** As in `packed`. */
  isShared?: boolean;
}

const ASKS_AGAIN = 'public, max-age=0, must-revalidate';

/** The tag is weak, because one text may be packed in two ways. */
export async function sendPackedText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
  { cacheControl = ASKS_AGAIN, isShared = false }: SendOptions = {},
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const etag = encoding ? `W/"${text.tag}-${encoding}"` : `"${text.tag}"`;
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!encoding) return reply.send(text.raw);
  const packed = text.packed(encoding, isShared);
  return reply
    .header('content-encoding', encoding)
    .send(packed instanceof Buffer ? packed : await packed);
}
