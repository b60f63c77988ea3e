/** One group of settings being edited: what is typed is kept while other pages are open. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../api/refusal.ts';
import { beginEdits, changeEdits, draftOf, versionToSave, type Edits } from '../../drafts/edits.ts';
import { toast } from '../../parts/toasts.tsx';
import { useLeaveWarning } from '../../drafts/use-leave-warning.ts';
import { useSingleMutation } from '../../parts/use-single-mutation.ts';
import type { Group, Settings } from './settings.ts';

const kept = new Map<Group, unknown>();

export interface GroupSource<Draft> {
  group: Group;
  settings: Settings;
  /** What is saved now, as the form shows it. */
  saved: Draft;
  save: (draft: Draft, about: { version: number; reason?: string }) => Promise<Settings>;
  savedMessage?: string;
}

export interface EditedGroup<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  undo: () => void;
  save: (reason: string) => void;
  isChanged: boolean;
  isSaving: boolean;
  error: unknown;
}

export function useGroup<Draft extends object>({
  group,
  settings,
  saved,
  save,
  savedMessage = 'Saved. Shoppers see it now',
}: GroupSource<Draft>): EditedGroup<Draft> {
  const [edits, setEdits] = useState(() => kept.get(group) as Edits<Draft> | undefined);
  const queries = useQueryClient();
  const version = settings.versions[group] ?? 0;
  const begun = edits ?? beginEdits(saved, version);
  const draft = draftOf(saved, edits);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const keep = (next: Edits<Draft> | undefined) => {
    if (next) kept.set(group, next);
    else kept.delete(group);
    setEdits(next);
  };
  useLeaveWarning(isChanged);
  const mutation = useSingleMutation({
    mutationFn: (reason: string) =>
      save(draft, {
        version: versionToSave(begun, saved, version),
        ...(reason && { reason }),
      }),
    onSuccess: async (next) => {
      // What was asked for before may arrive after this, and is older.
      await queries.cancelQueries({ queryKey: ['settings'], exact: true });
      queries.setQueryData(['settings'], next);
      keep(undefined);
      toast(savedMessage);
      await queries.invalidateQueries({ queryKey: ['settings', 'journal'] });
    },
    // The page shows what the colleague saved beside what is typed here, which may then be saved.
    onError: async (error) => {
      if (!(error instanceof Refusal && error.code === 'changedMeanwhile')) return;
      await queries.invalidateQueries({ queryKey: ['settings'] });
      const now = queries.getQueryData<Settings>(['settings'])?.versions[group];
      const typed = kept.get(group) as Edits<Draft> | undefined;
      if (typed && now !== undefined) keep({ ...typed, version: now });
    },
  });
  return {
    draft,
    change: (part) => keep(changeEdits(begun, part, saved)),
    undo: () => {
      keep(undefined);
      mutation.reset();
    },
    save: mutation.mutate,
    isChanged,
    isSaving: mutation.isPending,
    error: mutation.error,
  };
}
