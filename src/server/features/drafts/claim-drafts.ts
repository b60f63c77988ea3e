/** Gives guests' drafts to the customer who signed in, and sets who is emailed about replies. */
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { DraftsContext } from './drafts.context.ts';
import { lockOwner, MOST } from './save-draft.ts';
import { mayOpen } from './drafts.context.ts';
import { showDraft } from './show-drafts.ts';
import type { ShownDraft } from './show-drafts.ts';

/** Gives guests' drafts to the customer unchanged, while there is room. */
export async function claimDrafts(
  { store, uploads }: DraftsContext,
  ids: readonly string[],
  customerId: string,
): Promise<{ claimed: string[]; waiting: string[] }> {
  return store.transaction(async (transaction) => {
    await lockOwner(transaction, customerId);
    let room = MOST - (await store.count(transaction, customerId));
    const [claimed, waiting]: [string[], string[]] = [[], []];
    // Locks in id order to avoid deadlocks.
    for (const id of [...new Set(ids)].toSorted()) {
      const draft = await store.lock(transaction, 'id', id);
      if (!mayOpen(draft, customerId)) continue;
      if (draft.customerId === null && room === 0) {
        waiting.push(id);
        continue;
      }
      claimed.push(id);
      if (draft.customerId) continue;
      room -= 1;
      await uploads.use(draft.personalisation.edits, customerId, transaction);
      await store.update(transaction, { ...draft, customerId, tellEmail: '' });
    }
    return { claimed, waiting };
  });
}

/** Throws draftNotFound, or invalid for an invalid address. */
export async function setNotificationEmail(
  context: DraftsContext,
  id: string,
  given: { email: string },
  customerId: string | null,
): Promise<ShownDraft> {
  const { store } = context;
  const email = normaliseEmail(given.email);
  if (email && !isEmail(email))
    throw new ShopError('invalid', {
      violations: [{ propertyPath: 'email', message: EMAIL_MESSAGE }],
    });
  const updated = await store.transaction(async (transaction) => {
    const draft = await store.lock(transaction, 'id', id);
    if (!mayOpen(draft, customerId)) throw new ShopError('draftNotFound');
    const changed = { ...draft, tellEmail: draft.customerId ? '' : email };
    await store.update(transaction, changed);
    return changed;
  });
  return showDraft(context, updated);
}
