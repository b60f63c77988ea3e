/** The kept design that a product page has open: fetched by its link, saved by a press, and whether it is still as it was kept. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '../../../contract/drafts.ts';
import { normaliseEdits } from '../../../domain/personalisation/design-edits.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { rememberDraft } from '../../state/drafts.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { designKey, type KeyedDesign } from './design-key.ts';
import { noteOpenDraft, takeOpenDraft } from './open-draft.ts';

export interface ShownDesign extends KeyedDesign {
  /** Of the product's page. */
  slug: string;
  /** Undefined where nothing of it is sold. */
  productId: string | undefined;
}

/** Why it could not be fetched or kept; words are the server's own. */
export type KeepingFault =
  | 'gone'
  | 'unreachableOpening'
  | 'unreachableSaving'
  | 'full'
  | { words: string };

export interface KeptDesign {
  draft: Draft | null;
  busy: 'opening' | 'saving' | null;
  fault: KeepingFault | null;
  /** The page shows something else than was kept. */
  isChanged: boolean;
  /** Null where it could not be kept; the fault says why, and the page stays as it is. */
  save: () => Promise<Draft | null>;
  /** Something about the draft was changed elsewhere, such as where its owner is told of answers. */
  replace: (draft: Draft) => void;
}

/** @param onOpen puts what was kept on the page; answers the finish it is shown in */
export function useKeptDesign(shown: ShownDesign, onOpen: (draft: Draft) => string): KeptDesign {
  const ready = useStoredStateRead();
  const signedIn = useAccount(isSignedIn);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [keptKey, setKeptKey] = useState('');
  const [busy, setBusy] = useState<KeptDesign['busy']>(null);
  const [fault, setFault] = useState<KeepingFault | null>(null);
  const shownKey = draft && designKey(shown);

  function opened(found: Draft): void {
    const { fields, edits } = found.personalisation;
    setDraft(found);
    setKeptKey(designKey({ finish: onOpen(found), words: fields, edits }));
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
    isChanged: draft !== null && shownKey !== keptKey,
    async save() {
      const { productId, words, edits } = shown;
      if (busy || !productId) return null;
      setBusy('saving');
      setFault(null);
      try {
        const { keepDraft } = await import('./keep-draft.ts');
        const changes = normaliseEdits(edits);
        const fields = { ...words };
        const personalisation = {
          v: 1 as const,
          fields,
          ...(changes && { edits: changes }),
        };
        const kept = await keepDraft(draft, {
          productId,
          personalisation,
        });
        setDraft(kept);
        setKeptKey(designKey(shown));
        noteOpenDraft(kept.id);
        return kept;
      } catch (failure) {
        setFault(faultOf(failure));
        return null;
      } finally {
        setBusy(null);
      }
    },
  };
}

function faultOf(failure: unknown): KeepingFault {
  if (!(failure instanceof Refusal))
    return failure instanceof Error && failure.name === 'DeviceFull' ? 'full' : 'unreachableSaving';
  const words = failure.fields[0]?.message ?? failure.message;
  return words ? { words } : 'unreachableSaving';
}
