/** Deletes drafts, and restores them within a day. */
import { ShopError } from '../../../domain/errors.ts';
import { DAY, mayOpen } from './drafts.context.ts';
import type { DraftsContext } from './drafts.context.ts';
import { lockOwner, MOST } from './save-draft.ts';
import { showDraft } from './show-drafts.ts';
import type { ShownDraft } from './show-drafts.ts';

const GUESTS_KEPT_MS = 90 * DAY;
const DELETED_KEPT_MS = DAY;

export async function deleteDraft(
  { store, clock }: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const draft = await store.lock(transaction, 'id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    await store.delete(transaction, id, clock());
  });
}

/** Restores the draft with its share link and replies. Throws draftNotFound or draftsFull. */
export async function restoreDraft(
  context: DraftsContext,
  id: string,
  customerId: string | null,
): Promise<ShownDraft> {
  const { store } = context;
  const restored = await store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    const draft = await store.lockDeleted(transaction, id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    if (draft.customerId && (await store.count(transaction, draft.customerId)) >= MOST)
      throw new ShopError('draftsFull');
    await store.restore(transaction, id);
    return draft;
  });
  return showDraft(context, restored);
}

/** Deletes guests' drafts unchanged for ninety days, and all drafts deleted over a day ago. */
export async function forgetLeft({ clock, store }: DraftsContext): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await store.forgetGuests(ago(GUESTS_KEPT_MS));
  await store.forgetDeleted(ago(DELETED_KEPT_MS));
}
