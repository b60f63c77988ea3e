/** Loads the saved drafts: a customer's from the account, a guest's by the ids on the device. */
import type { Draft } from '../../../contract/designs/drafts.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { claimDrafts } from '../../session/claim-drafts.ts';
import { forgetDrafts, useDrafts } from '../../state/designs/drafts.ts';

export async function customersDesigns(): Promise<Draft[]> {
  // Include drafts saved on this device before signing in. If moving them fails, they stay there
  // for now.
  await claimDrafts().catch((failure: unknown) =>
    console.warn('Designs could not be taken along yet', failure),
  );
  return browserApi.call('drafts', {});
}

export async function guestsDesigns(): Promise<Draft[]> {
  const { ids } = useDrafts.getState();
  const found = await Promise.all(ids.map(guestsDesign));
  return found
    .filter((draft) => draft !== null)
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}

/** Returns null, and removes the id, if the draft no longer exists. */
async function guestsDesign(id: string): Promise<Draft | null> {
  try {
    return await browserApi.call('draft', { params: { id } });
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.status !== 404) throw failure;
    forgetDrafts([id]);
    return null;
  }
}
