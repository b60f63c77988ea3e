/** Serves pictures and artwork kits: immutable catalogue files, and shoppers' private previews and proofs. */
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';
import { serveFolder } from '../../http/files/static-files.ts';
import { findReplacement } from './replacement-picture.ts';
import { sharePictures } from './share-pictures.ts';

interface ServedFile {
  type: string;
  bytes: Buffer;
  /** Compressed with Brotli, if that is smaller. */
  packed?: Buffer;
}

export interface MediaSources {
  /** Absolute path of catalogue/pictures. */
  picturesFolder: string;
  previewPicture(id: string): Promise<Buffer | undefined>;
  /** The proof of an order line. */
  proofPicture(orderKey: string, name: string): Promise<Buffer | null>;
  /** A file of the artwork kit, by its name below /media/artwork/. */
  artworkFile(name: string): Promise<ServedFile | undefined>;
}

/** The content at a URL never changes, but is cached briefly because a shopper may request erasure. */
const KEPT_SECONDS = 60 * 60;
/** Below /share/: a catalogue picture without width and ending. */
const SHARED = /^((?:product|category)\/[\w/-]+)\.jpg$/;
const LASTING = 'public, max-age=31536000, immutable';

export function registerMedia(
  app: FastifyInstance,
  { picturesFolder, previewPicture, proofPicture, artworkFile }: MediaSources,
): void {
  serveFolder(app, {
    folder: picturesFolder,
    prefix: '/media/catalogue/',
    allowed: /^(product|category)\/[\w/-]+\.(avif|webp)$/,
    // The name contains the hash of the content.
    cacheControl: LASTING,
    instead: (asked) => findReplacement(picturesFolder, asked),
  });
  const shared = sharePictures(picturesFolder);
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const [, name] = SHARED.exec(request.params['*']) ?? [];
    const picture = name === undefined ? undefined : await shared.get(name);
    if (!picture) throw new ShopError('notFound');
    return reply.headers({ 'content-type': 'image/jpeg', 'cache-control': LASTING }).send(picture);
  });
  // Always the shop's origin: browsers read these files, and may not read from a media host.
  app.get<{ Params: { name: string } }>('/media/artwork/:name', async (request, reply) => {
    const file = await artworkFile(request.params.name);
    if (!file) throw new ShopError('notFound');
    reply.headers({ 'content-type': file.type, 'cache-control': LASTING });
    if (!file.packed) return reply.send(file.bytes);
    reply.header('vary', 'accept-encoding');
    return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'br').send(file.packed)
      : reply.send(file.bytes);
  });
  app.get<{ Params: { id: string } }>('/media/preview/:id', async (request, reply) => {
    const picture = await previewPicture(request.params.id);
    if (!picture) throw new ShopError('notFound');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(picture);
  });
  app.get<{ Params: { orderKey: string; name: string } }>(
    '/media/proof/:orderKey/:name',
    async ({ params: { orderKey, name } }, reply) => {
      const picture = await proofPicture(orderKey, name);
      if (!picture) throw new ShopError('notFound');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', `private, max-age=${KEPT_SECONDS}, immutable`)
        .header('x-robots-tag', 'noindex')
        .send(picture);
    },
  );
}
