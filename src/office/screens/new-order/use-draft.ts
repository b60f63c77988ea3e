/** The draft of the member at this page. It outlives a sign-in in between, but not the tab. */
import { useEffect, useState } from 'react';
import { useLeaveWarning } from '../../drafts/use-leave-warning.ts';
import { useMember } from '../../session/session.ts';
import { isUntouched, newDraft, type Draft, type DraftLine, type TextName } from './draft.ts';

let kept: { email: string; draft: Draft } | null = null;

export interface DraftEditor {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  setText: (name: TextName, text: string) => void;
  setLine: (id: string, change: Partial<DraftLine>) => void;
  /** Begins a new one. */
  clear: () => void;
}

export function useDraft(): DraftEditor {
  const { email } = useMember();
  const [draft, setDraft] = useState(() => (kept?.email === email ? kept.draft : newDraft()));
  useEffect(() => {
    kept = { email, draft };
  }, [email, draft]);
  useLeaveWarning(!isUntouched(draft));
  const change = (next: (before: Draft) => Draft) => setDraft(next);
  return {
    draft,
    set: (changed) => change((before) => ({ ...before, ...changed })),
    setText: (name, text) =>
      change((before) => ({ ...before, texts: { ...before.texts, [name]: text } })),
    setLine: (id, changed) =>
      change((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.id === id ? { ...line, ...changed } : line)),
      })),
    clear: () => {
      kept = null;
      setDraft(newDraft());
    },
  };
}
