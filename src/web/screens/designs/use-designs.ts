/** The saved drafts, a customer's from the account and a guest's by the ids on the device, and their operations. */
import { useState } from 'react';
import type { Draft } from '../../../contract/drafts.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { takeDraftsAlong } from '../../session/take-drafts-along.ts';
import { forgetDrafts, rememberDraft, useDrafts } from '../../state/drafts.ts';

export interface Told {
  what: 'removed' | 'back' | 'renamed' | 'copied';
  name: string;
}

/** @param ofCustomer whether the drafts are in an account */
export function useDesigns(ofCustomer: boolean) {
  const designs = useLoaded(ofCustomer ? customersDesigns : guestsDesigns, String(ofCustomer));
  const { data: list, failure, again, change } = designs;
  const [told, setTold] = useState<Told | null>(null);
  const [fault, setFault] = useState('');
  const [removed, setRemoved] = useState<{ draft: Draft; place: number } | null>(null);

  const replace = (draft: Draft) =>
    change((all) => all.map((one) => (one.id === draft.id ? draft : one)));

  /** Returns false if the server refused, and shows the refusal. */
  async function attempt(work: () => Promise<Told | null>): Promise<boolean> {
    setFault('');
    setTold(null);
    try {
      setTold(await work());
      return true;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      setFault(refused.fields[0]?.message ?? (refused.message || 'unreachable'));
      return false;
    }
  }

  return {
    list,
    failure,
    again,
    told,
    fault,
    replace,
    rename: (draft: Draft, name: string) =>
      attempt(async () => {
        const { id, productId, personalisation } = draft;
        const body = {
          name,
          productId,
          personalisation,
        };
        replace(
          await browserApi.call('draftUpdate', {
            params: { id },
            body,
          }),
        );
        return {
          what: 'renamed',
          name,
        };
      }),
    copy: (draft: Draft) =>
      attempt(async () => {
        const copy = await browserApi.call('draftCopy', { params: { id: draft.id } });
        if (!ofCustomer) rememberDraft(copy.id);
        change((all) => [copy, ...all]);
        return {
          what: 'copied',
          name: draft.name,
        };
      }),
    remove: (draft: Draft) =>
      attempt(async () => {
        const place = list?.indexOf(draft) ?? 0;
        await browserApi.call('draftDelete', { params: { id: draft.id } });
        if (!ofCustomer) forgetDrafts([draft.id]);
        change((all) => all.filter(({ id }) => id !== draft.id));
        setRemoved({
          draft,
          place,
        });
        return {
          what: 'removed',
          name: draft.name,
        };
      }),
    undo: () =>
      attempt(async () => {
        if (!removed) return null;
        const { id } = removed.draft;
        const back = await browserApi.call('draftRestore', { params: { id } });
        if (!ofCustomer) rememberDraft(id);
        change((all) => all.toSpliced(removed.place, 0, back));
        setRemoved(null);
        return {
          what: 'back',
          name: back.name,
        };
      }),
  };
}

async function customersDesigns(): Promise<Draft[]> {
  // Include drafts saved on this device before signing in. If moving them fails, they stay there
  // for now.
  await takeDraftsAlong().catch((failure: unknown) =>
    console.warn('Designs could not be taken along yet', failure),
  );
  return browserApi.call('drafts', {});
}

async function guestsDesigns(): Promise<Draft[]> {
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
