/** Saved designs: a guest's draft opens for anyone with its id, a customer's only for that customer. */
import { bound } from '../../bound.ts';
import type { DraftsDependencies } from './drafts.context.ts';
import { draftsContext } from './drafts.context.ts';
import { listDrafts, getDraft } from './show-drafts.ts';
import { createDraft, updateDraft, copyDraft } from './save-draft.ts';
import { deleteDraft, restoreDraft, forgetLeft } from './delete-draft.ts';
import { claimDrafts, setNotificationEmail } from './claim-drafts.ts';

export type { DraftsDependencies } from './drafts.context.ts';

export type DraftsService = ReturnType<typeof draftsService>;

export function draftsService(dependencies: DraftsDependencies) {
  const context = draftsContext(dependencies);
  return bound(context, {
    all: listDrafts,
    create: createDraft,
    get: getDraft,
    update: updateDraft,
    copy: copyDraft,
    delete: deleteDraft,
    restore: restoreDraft,
    claim: claimDrafts,
    tell: setNotificationEmail,
    forgetLeft,
  });
}
