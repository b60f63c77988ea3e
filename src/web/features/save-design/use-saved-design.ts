/** The draft that a product page has open: loaded by its link, saved by a press, and whether it has changed since. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { normaliseEdits } from '../../../domain/personalisation/design-edits.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { rememberDraft } from '../../state/designs/drafts.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { designKey, type KeyedDesign } from './design-key.ts';
import { rememberOpenDraft, takeOpenDraft } from './open-draft.ts';

export interface ShownDesign extends KeyedDesign {
  /** The product page's slug. */
  slug: string;
  /** Undefined if no variant is sold. */
  productId: string | undefined;
}

/** Why it could not be loaded or saved. Messages come from the server. */
export type SavingFault =
  | 'gone'
  | 'unreachableOpening'
  | 'unreachableSaving'
  | 'full'
  | { message: string };

export interface SavedDesign {
  draft: Draft | null;
  busy: 'opening' | 'saving' | null;
  fault: SavingFault | null;
  /** The page differs from the saved draft. */
  isChanged: boolean;
  /** Null if it could not be saved. The fault has the reason, and the page stays unchanged. */
  save: () => Promise<Draft | null>;
  /** The draft was changed elsewhere, such as the address for replies. */
  replace: (draft: Draft) => void;
}

/**
 * @param onOpen puts the draft on the page; returns the finish that it shows
 * @param onSave the page's design is now in this draft
 */
export function useSavedDesign(
  shown: ShownDesign,
  onOpen: (draft: Draft) => string,
  onSave: (draft: Draft) => void,
): SavedDesign {
  const ready = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [savedKey, setSavedKey] = useState('');
  const [busy, setBusy] = useState<SavedDesign['busy']>(null);
  const [fault, setFault] = useState<SavingFault | null>(null);
  const shownKey = draft && designKey(shown);

  function opened(found: Draft): void {
    const { fields, edits } = found.personalisation;
    setDraft(found);
    setSavedKey(designKey({ finish: onOpen(found), words: fields, edits }));
  }

  const open = useEffectEvent(async () => {
    const id = takeOpenDraft();
    if (!id || id === draft?.id) return;
    setBusy('opening');
    setFault(null);
    try {
      const found = await browserApi.call('draft', { params: { id } });
      if (!signedIn) rememberDraft(id);
      if (found.slug === shown.slug) opened(found);
      else if (found.slug) void navigate(`/p/${found.slug}#draft=${id}`, { replace: true });
      else setFault('gone');
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.status === 404 ? 'gone' : 'unreachableOpening');
    } finally {
      setBusy(null);
    }
  });
  useEffect(() => {
    if (ready) void open();
  }, [ready, signedIn, hash]);

  return {
    draft,
    busy,
    fault,
    replace: setDraft,
    isChanged: draft !== null && shownKey !== savedKey,
    async save() {
      const { productId, words, edits } = shown;
      if (busy || !productId) return null;
      setBusy('saving');
      setFault(null);
      try {
        const { saveDraft } = await import('./save-draft.ts');
        const changes = normaliseEdits(edits);
        const fields = { ...words };
        const personalisation = {
          v: 1 as const,
          fields,
          ...(changes && { edits: changes }),
        };
        const saved = await saveDraft(draft, {
          productId,
          personalisation,
        });
        setDraft(saved);
        setSavedKey(designKey(shown));
        rememberOpenDraft(saved.id);
        onSave(saved);
        return saved;
      } catch (failure) {
        setFault(faultOf(failure));
        return null;
      } finally {
        setBusy(null);
      }
    },
  };
}

function faultOf(failure: unknown): SavingFault {
  if (!(failure instanceof Refusal))
    return failure instanceof Error && failure.name === 'DeviceFull' ? 'full' : 'unreachableSaving';
  const message = failure.fields[0]?.message ?? failure.message;
  return message ? { message } : 'unreachableSaving';
}
