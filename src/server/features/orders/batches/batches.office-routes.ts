/** The office's calls for batches of the workshop. */
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import { answerBatch, answerBatches } from './batches.answer.ts';
import type { BatchAuthor } from './batches.context.ts';
import type { BatchesService } from './batches.service.ts';

export function batchesRoutes(batches: BatchesService) {
  return {
    batches: async ({ query: { below }, caller: { staffId } }) =>
      answerBatches(await batches.list({ below: below ?? null, staffId })),
    batchFill: async ({ body }) => batches.fill(body),
    batchAsk: async ({ body, caller, request }) => ({
      number: await batches.ask(authorOf(caller, request), body),
    }),
    batch: async ({ params: { number }, caller }) =>
      answerBatch(await batches.find(number), caller.staffId),
    batchFile: async ({ params: { number, file } }) => ({
      name: file,
      type: file.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
      bytes: await batches.file(number, file),
    }),
    batchPapers: async ({ params: { number }, caller, request }) => {
      await batches.makeAgain(authorOf(caller, request), number);
      return {};
    },
    batchTakeApart: async ({ params: { number }, caller, request }) => {
      await batches.takeApart(authorOf(caller, request), number);
      return {};
    },
  } satisfies OfficeHandlers;
}

const authorOf = ({ staffId, email }: StaffCaller, { id }: { id: string }): BatchAuthor => ({
  staffId,
  email,
  requestId: id,
});
