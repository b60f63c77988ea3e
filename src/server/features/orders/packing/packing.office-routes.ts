/** The office's call for packing. */
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import { answerPacking } from './packing.answer.ts';
import type { PackingService } from './packing.service.ts';

export function packingRoutes(packing: PackingService) {
  return {
    packing: async ({ caller }) => answerPacking(await packing.find(), caller),
  } satisfies OfficeHandlers;
}
