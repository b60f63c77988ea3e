/** The office's calls for scanning in the workshop. */
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import { makerOf } from './board.office-routes.ts';
import { answerPiece, answerScan } from './scans.answer.ts';
import type { ScansService } from './scans.service.ts';

export function scansRoutes(scans: ScansService) {
  return {
    workshopPiece: async ({ params: { code } }) => answerPiece(await scans.show(code)),
    scanRecord: async ({ body: { id, code, at, to }, caller, request }) =>
      answerScan(await scans.record(makerOf(caller, request), { id, code, at: new Date(at), to })),
    scanUndo: async ({ params: { id }, caller, request }) =>
      answerScan(await scans.undo(makerOf(caller, request), id)),
  } satisfies OfficeHandlers;
}
