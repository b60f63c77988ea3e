/** The endpoints for drafts. */
import type { Handlers } from '../../http/serve.ts';
import type { DraftApprovalService } from './draft-approval.service.ts';
import { answerDraft, answerSharedDraft } from './drafts.answer.ts';
import type { DraftsService } from './drafts.service.ts';

export function draftsRoutes(drafts: DraftsService, approval: DraftApprovalService) {
  return {
    drafts: async ({ customer }) => (await drafts.all(customer.customerId)).map(answerDraft),
    draftNew: async ({ body, customer }) =>
      answerDraft(await drafts.create(body, customer?.customerId ?? null)),
    draft: async ({ params, customer }) =>
      answerDraft(await drafts.get(params.id, customer?.customerId ?? null)),
    draftUpdate: async ({ params, body, customer }) =>
      answerDraft(await drafts.update(params.id, body, customer?.customerId ?? null)),
    draftCopy: async ({ params, customer }) =>
      answerDraft(await drafts.copy(params.id, customer?.customerId ?? null)),
    draftDelete: async ({ params, customer }) => {
      await drafts.delete(params.id, customer?.customerId ?? null);
      return {};
    },
    draftRestore: async ({ params, customer }) =>
      answerDraft(await drafts.restore(params.id, customer?.customerId ?? null)),
    draftTell: async ({ params, body, customer }) =>
      answerDraft(await drafts.tell(params.id, body, customer?.customerId ?? null)),
    draftsClaim: ({ body, customer }) => drafts.claim(body.ids, customer.customerId),
    sharedDraft: async ({ params }) => answerSharedDraft(await approval.show(params.share)),
    sharedDraftReply: ({ params, body }) => approval.reply(params.share, body),
  } satisfies Handlers;
}
