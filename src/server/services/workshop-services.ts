/** What the workshop makes from paid orders. */
import path from 'node:path';
import { batchSheetsService } from '../features/workshop/batch-sheets/batch-sheets.service.ts';
import { machineFilesService } from '../features/workshop/machine-files/machine-files.service.ts';
import { packingSlipService } from '../features/workshop/papers/packing-slip.service.ts';
import type { Surroundings } from './surroundings.ts';
import type { DesignServices } from './design-services.ts';
import type { OrderServices } from './order-services.ts';
import type { FontUsers } from './font-users.ts';
import type { OrderDocumentServices } from './order-document-services.ts';

export function workshopServices(
  { config, shop, database, clock, outside, root }: Surroundings,
  { artwork }: DesignServices,
  { orders }: OrderServices,
  { proofs }: OrderDocumentServices,
  { fonts, seal }: FontUsers,
) {
  const machineFiles = machineFilesService({
    database,
    clock,
    artwork,
    proofs,
    seal,
    fonts,
    media: outside.media,
    photosOf: artwork.photosOf,
    daysAfterDispatch: config.machineFileDaysAfterDispatch,
  });
  const batchSheets = batchSheetsService({
    database,
    clock,
    artwork,
    catalogueFolder: path.join(root, 'catalogue'),
  });
  const packingSlips = packingSlipService({ orders, proofs, fonts, shopName: () => shop.name });
  return { machineFiles, batchSheets, packingSlips };
}
