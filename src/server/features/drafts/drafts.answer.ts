/** The wire forms of a draft, for its owner and for the people it was shared with. */
import type { Draft, SharedDraft as SharedDraftAnswer } from '../../../contract/designs/drafts.ts';
import type { SharedDraft } from './draft-approval.service.ts';
import type { ShownDraft } from './show-drafts.ts';

export function answerDraft({ customerId: _, ...draft }: ShownDraft): Draft {
  return {
    ...draft,
    updatedAt: draft.updatedAt.toISOString(),
    replies: draft.replies.map(({ decision, name, message, at }) => ({
      decision,
      name,
      message,
      at: at.toISOString(),
    })),
  };
}

export const answerSharedDraft = (draft: SharedDraft): SharedDraftAnswer => ({
  ...draft,
  updatedAt: draft.updatedAt.toISOString(),
});
