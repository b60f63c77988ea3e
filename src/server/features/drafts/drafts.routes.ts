/** The endpoints for drafts. */
import type { Handlers } from '../../http/serve.ts';
import type { DraftApprovalService } from './draft-approval.service.ts';
import type { DraftsService } from './drafts.service.ts';

export function draftsRoutes(drafts: DraftsService, approval: DraftApprovalService) {
  return {
    drafts: ({ customer }) => drafts.all(customer.customerId),
    draftNew: ({ body, customer }) => drafts.create(body, customer?.customerId ?? null),
    draft: ({ params, customer }) => drafts.get(params.id, customer?.customerId ?? null),
    draftUpdate: ({ params, body, customer }) =>
      drafts.update(params.id, body, customer?.customerId ?? null),
    draftCopy: ({ params, customer }) => drafts.copy(params.id, customer?.customerId ?? null),
    draftDelete: ({ params, customer }) => drafts.delete(params.id, customer?.customerId ?? null),
    draftRestore: ({ params, customer }) => drafts.restore(params.id, customer?.customerId ?? null),
    draftTell: ({ params, body, customer }) =>
      drafts.tell(params.id, body, customer?.customerId ?? null),
    draftsClaim: ({ body, customer }) => drafts.claim(body.ids, customer.customerId),
    sharedDraft: ({ params }) => approval.show(params.share),
    sharedDraftReply: ({ params, body }) => approval.reply(params.share, body),
  } satisfies Handlers;
}
