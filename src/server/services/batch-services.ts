/** Batches of the workshop: what is made together. */
import path from 'node:path';
import { batchesService } from '../features/orders/batches/batches.service.ts';
import type { DesignServices } from './design-services.ts';
import type { FontUsers } from './font-users.ts';
import type { OfficeServices } from './office-services.ts';
import type { OrderDocumentServices } from './order-document-services.ts';
import type { OrderServices } from './order-services.ts';
import type { workshopServices } from './workshop-services.ts';
import type { Surroundings } from './surroundings.ts';

export function batchServices(
  { config, database, clock, outside, root }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { artwork }: DesignServices,
  { orders }: Pick<OrderServices, 'orders'>,
  { proofs }: Pick<OrderDocumentServices, 'proofs'>,
  { batch }: Pick<ReturnType<typeof workshopServices>, 'batch'>,
  { fonts }: FontUsers,
) {
  return {
    batches: batchesService({
      database,
      clock,
      orders,
      artwork,
      proofs,
      fonts,
      linesOf: batch.linesOf,
      record: journal.record,
      media: outside.media,
      catalogueFolder: path.join(root, 'catalogue'),
      daysAfterDispatch: config.machineFileDaysAfterDispatch,
    }),
  };
}
