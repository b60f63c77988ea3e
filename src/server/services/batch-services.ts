/** What the workshop makes together, and packs. */
import path from 'node:path';
import { batchesService } from '../features/orders/batches/batches.service.ts';
import { packingService } from '../features/orders/packing/packing.service.ts';
import type { DesignServices } from './design-services.ts';
import type { FontUsers } from './font-users.ts';
import type { OfficeServices } from './office-services.ts';
import type { OrderDocumentServices } from './order-document-services.ts';
import type { OrderServices } from './order-services.ts';
import type { workshopServices } from './workshop-services.ts';
import type { Surroundings } from './surroundings.ts';

export function batchServices(
  { config, settings, database, clock, outside, root }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { artwork }: DesignServices,
  { orders }: Pick<OrderServices, 'orders'>,
  { proofs }: Pick<OrderDocumentServices, 'proofs'>,
  { batch }: Pick<ReturnType<typeof workshopServices>, 'batch'>,
  { fonts }: FontUsers,
) {
  return {
    packing: packingService({ database, clock, settings: settings.current }),
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
