/** The artwork endpoints. */
import type { Handlers } from '../../http/serve.ts';
import type { ArtworkKitService } from './artwork.kit.ts';
import type { ArtworkService } from './artwork.service.ts';

export function artworkRoutes(artwork: ArtworkService, kit: ArtworkKitService) {
  return {
    // Always the shop's origin: previews are private and are not on a configured media host.
    artworkPreview: async ({ body, customer }) => {
      const customerId = customer?.customerId ?? null;
      return { url: `/media/preview/${await artwork.preview({ ...body, customerId })}` };
    },
    artworkCheck: ({ body }) => artwork.check(body),
    artworkKit: ({ params }) => kit.kit(params.slug, params.plate),
  } satisfies Handlers;
}
