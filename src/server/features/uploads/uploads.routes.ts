/** The endpoints for shoppers' photographs. */
import { networkOf } from '../../http/limits/rate-limit.ts';
import type { Handlers } from '../../http/serve.ts';
import type { UploadsService } from './uploads.service.ts';

export function uploadsRoutes(service: UploadsService) {
  return {
    uploadNew: ({ body, customer, request }) =>
      service.take(body, {
        customerId: customer?.customerId ?? null,
        network: networkOf(request.ip),
      }),
    upload: ({ params, customer }) => service.find(params.id, customer?.customerId ?? null),
    uploadPicture: async ({ params, reply }) => {
      const picture = await service.open(params.link);
      await reply
        .header('content-type', 'image/webp')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(picture);
    },
  } satisfies Handlers;
}
