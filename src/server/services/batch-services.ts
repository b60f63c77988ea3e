/** What the workshop makes together and by which machines, packs and sends. */
import path from 'node:path';
import { batchesService } from '../features/orders/batches/batches.service.ts';
import { machinesService } from '../features/orders/machines/machines.service.ts';
import { packingService } from '../features/orders/packing/packing.service.ts';
import { handoverService } from '../features/orders/sending/handover/handover.service.ts';
import { sendingService } from '../features/orders/sending/sending.service.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { DesignServices } from './design-services.ts';
import type { FontUsers } from './font-users.ts';
import type { OfficeServices } from './office-services.ts';
import type { OrderDocumentServices } from './order-document-services.ts';
import type { OrderServices } from './order-services.ts';
import type { workshopServices } from './workshop-services.ts';
import type { Surroundings } from './surroundings.ts';

export function batchServices(
  { config, settings, database, clock, outside, root, logger }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { artwork }: DesignServices,
  { orders }: Pick<OrderServices, 'orders'>,
  { proofs }: Pick<OrderDocumentServices, 'proofs'>,
  {
    batchSheets,
    packingSlips,
  }: Pick<ReturnType<typeof workshopServices>, 'batchSheets' | 'packingSlips'>,
  { fonts }: FontUsers,
) {
  return {
    sending: sendingService({
      database,
      clock,
      settings: settings.current,
      fonts,
      packingSlips,
      hasClickAndDrop: outside.clickAndDrop !== null,
      record: journal.record,
    }),
    handovers: handoverService({
      database,
      clock,
      settings: settings.current,
      clickAndDrop: outside.clickAndDrop,
      record: journal.record,
      onStopped: (detail) => logger.warn(detail, 'a handover to Click & Drop needs a member'),
    }),
    batches: batchesService({
      database,
      clock,
      orders,
      artwork,
      proofs,
      fonts,
      linesOf: batchSheets.linesOf,
      record: journal.record,
      media: outside.media,
      catalogueFolder: path.join(root, 'catalogue'),
      daysAfterDispatch: config.machineFileDaysAfterDispatch,
    }),
  };
}

export const packingServices = (
  { settings, database, clock }: Surroundings,
  { calendar }: Pick<CatalogueServices, 'calendar'>,
) => ({
  packing: packingService({ database, clock, settings: settings.current }),
  machines: machinesService({
    database,
    clock,
    settings: settings.current,
    workingDays: calendar.workingDays,
  }),
});
