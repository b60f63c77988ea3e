/** The calls of artwork. */
import type { Handlers } from '../../http/serve.ts';
import type { ArtworkKitService } from './artwork.kit.ts';
import type { ArtworkService } from './artwork.service.ts';

export function artworkRoutes(artwork: ArtworkService, kit: ArtworkKitService) {
  return {
    // Always our own origin: a preview is private and lives with the shop, not at a configured media host.
    artworkPreview: async ({ body, customer }) => {
      const customerId = customer?.customerId ?? null;
      return { url: `/media/preview/${await artwork.preview({ ...body, customerId })}` };
    },
    artworkCheck: async ({ body }) => ({ problems: await artwork.check(body) }),
    artworkKit: ({ params }) => kit.kit(params.slug, params.plate),
  } satisfies Handlers;
}
