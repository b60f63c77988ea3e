/** One group of settings being edited: what is typed is kept while other pages are open. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Refusal } from '../../api/refusal.ts';
import { toast } from '../../parts/toasts.tsx';
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
  const [typed, setTyped] = useState(() => kept.get(group) as Draft | undefined);
  const queries = useQueryClient();
  const draft = typed ?? saved;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const keep = (next: Draft | undefined) => {
    if (next) kept.set(group, next);
    else kept.delete(group);
    setTyped(next);
  };
  useWarning(isChanged);
  const mutation = useMutation({
    mutationFn: (reason: string) =>
      save(draft, { version: settings.versions[group] ?? 0, ...(reason && { reason }) }),
    onSuccess: async (next) => {
      // What was asked for before may arrive after this, and is older.
      await queries.cancelQueries({ queryKey: ['settings'], exact: true });
      queries.setQueryData(['settings'], next);
      keep(undefined);
      toast(savedMessage);
      await queries.invalidateQueries({ queryKey: ['settings', 'journal'] });
    },
    // The page shows what the colleague saved beside what is typed here.
    onError: async (error) => {
      if (error instanceof Refusal && error.code === 'changedMeanwhile')
        await queries.invalidateQueries({ queryKey: ['settings'] });
    },
  });
  return {
    draft,
    change: (part) => keep({ ...draft, ...part }),
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

/** The browser asks before it closes a page on which something is not saved. */
function useWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
