/** The office's call for the picture of an order line. */
import { ShopError } from '../../../../domain/errors.ts';
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import type { ProofsService } from './proofs.service.ts';

export function proofsOfficeRoutes(service: Pick<ProofsService, 'openByName' | 'thumbnailByName'>) {
  return {
    orderProof: async ({ params: { name }, query: { size } }) => {
      const picture = await (size === 'thumbnail'
        ? service.thumbnailByName(name)
        : service.openByName(name));
      if (!picture) throw new ShopError('notFound');
      return { picture };
    },
  } satisfies OfficeHandlers;
}
