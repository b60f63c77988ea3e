/** The saved drafts and their operations. */
import { useState } from 'react';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { forgetDrafts, rememberDraft } from '../../state/designs/drafts.ts';
import { customersDesigns, guestsDesigns } from './load-designs.ts';

export interface DesignNotice {
  what: 'removed' | 'back' | 'renamed' | 'copied';
  name: string;
}

/** @param ofCustomer whether the drafts are in an account */
export function useDesigns(ofCustomer: boolean) {
  const designs = useLoaded(ofCustomer ? customersDesigns : guestsDesigns, String(ofCustomer));
  const { data: list, failure, again, change } = designs;
  const { outcome, fault, attempt } = useAttempt();
  const [removed, setRemoved] = useState<{ draft: Draft; place: number } | null>(null);

  const replace = (draft: Draft) =>
    change((all) => all.map((one) => (one.id === draft.id ? draft : one)));

  return {
    list,
    failure,
    again,
    outcome,
    fault,
    replace,
    rename: ({ id, productId, personalisation }: Draft, name: string) =>
      attempt(async () => {
        const body = { name, productId, personalisation };
        replace(await browserApi.call('draftUpdate', { params: { id }, body }));
        return { what: 'renamed', name };
      }),
    copy: ({ id, name }: Draft) =>
      attempt(async () => {
        const copy = await browserApi.call('draftCopy', { params: { id } });
        if (!ofCustomer) rememberDraft(copy.id);
        change((all) => [copy, ...all]);
        return { what: 'copied', name };
      }),
    remove: (draft: Draft) =>
      attempt(async () => {
        const place = list?.indexOf(draft) ?? 0;
        await browserApi.call('draftDelete', { params: { id: draft.id } });
        if (!ofCustomer) forgetDrafts([draft.id]);
        change((all) => all.filter(({ id }) => id !== draft.id));
        setRemoved({ draft, place });
        return { what: 'removed', name: draft.name };
      }),
    undo: () =>
      attempt(async () => {
        if (!removed) return null;
        const { id } = removed.draft;
        const back = await browserApi.call('draftRestore', { params: { id } });
        if (!ofCustomer) rememberDraft(id);
        change((all) => all.toSpliced(removed.place, 0, back));
        setRemoved(null);
        return { what: 'back', name: back.name };
      }),
  };
}

/** The result of the last operation: what was done, or why it was refused. */
function useAttempt() {
  const [outcome, setOutcome] = useState<DesignNotice | null>(null);
  const [fault, setFault] = useState('');
  return {
    outcome,
    fault,
    /** Returns false if the server refused, and shows the refusal. */
    async attempt(work: () => Promise<DesignNotice | null>): Promise<boolean> {
      setFault('');
      setOutcome(null);
      try {
        setOutcome(await work());
        return true;
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        setFault(refused.fields[0]?.message ?? (refused.message || 'unreachable'));
        return false;
      }
    },
  };
}
