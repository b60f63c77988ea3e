/** Pictures: the catalogue's, which never change under their names, and shoppers' previews, which are private. */
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';
import { serveFolder } from '../../http/static-files.ts';

export interface MediaSources {
  /** Absolute path of catalogue/pictures. */
  picturesFolder: string;
  previewPicture(id: string): Promise<Buffer | undefined>;
}

export function registerMedia(
  app: FastifyInstance,
  { picturesFolder, previewPicture }: MediaSources,
): void {
  serveFolder(app, {
    folder: picturesFolder,
    prefix: '/media/catalogue/',
    allowed: /^(product|category)\/[\w/-]+\.(avif|webp)$/,
    // The hash of what a picture shows is part of its name.
    cacheControl: 'public, max-age=31536000, immutable',
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
}
