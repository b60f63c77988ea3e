/** Pictures: the catalogue's, which never change under their names, and shoppers' previews, which are private. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';

export interface MediaSources {
  /** Absolute path of catalogue/pictures. */
  picturesFolder: string;
  previewPicture(id: string): Buffer | undefined;
}

const YEAR = 365 * 24 * 60 * 60;

export function registerMedia(app: FastifyInstance, { picturesFolder, previewPicture }: MediaSources): void {
  void app.register(fastifyStatic, {
    root: picturesFolder,
    prefix: '/media/catalogue/',
    decorateReply: false,
    index: false,
    // The hash of what a picture shows is part of its name.
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
    allowedPath: (path) => /^\/(product|category)\/[\w/-]+\.(avif|webp)$/.test(path),
  });
  app.get<{ Params: { id: string } }>('/media/preview/:id', (request, reply) => {
    const picture = previewPicture(request.params.id);
    if (!picture) throw new ShopError('notFound');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(picture);
  });
}
