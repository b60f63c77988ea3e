/** The office's call for the picture of an order line. */
import { ShopError } from '../../../domain/errors.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { ProofsService } from './proofs.service.ts';

export function proofsOfficeRoutes(service: Pick<ProofsService, 'openByName'>) {
  return {
    orderProof: async ({ params }) => {
      const picture = await service.openByName(params.name);
      if (!picture) throw new ShopError('notFound');
      return { picture };
    },
  } satisfies OfficeHandlers;
}
