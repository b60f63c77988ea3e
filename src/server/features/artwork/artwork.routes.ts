/** The calls of artwork. */
import type { Handlers } from '../../http/serve.ts';
import type { ArtworkService } from './artwork.service.ts';

export function artworkRoutes(artwork: ArtworkService) {
  return {
    // Always our own origin: a preview is private and lives with the shop, not at a configured media host.
    artworkPreview: async ({ body }) => ({ url: `/media/preview/${await artwork.preview(body)}` }),
  } satisfies Handlers;
}
