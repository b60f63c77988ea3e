/** What keeps a design from being made, and the way to its place. */
import { useState, type RefObject } from 'react';
import type { Editor } from '../use-editor.ts';
import { alsoReported, type ReportedCut } from './reported-problem.ts';

/** @param room around the stage and the list of problems */
export function useProblems(
  { state, drawn }: Editor,
  cut: ReportedCut | null,
  room: RefObject<HTMLElement | null>,
  onDone: () => void,
) {
  const [isHeld, setHeld] = useState(false);
  const seen = drawn?.problems ?? [];
  const problems = [...seen, ...(cut ? alsoReported(cut, seen) : [])];
  const refused = problems.find(({ severity }) => severity === 'refuse');

  function show(id: string): void {
    state.select(id);
    // After the stage is rendered again.
    requestAnimationFrame(() => {
      const report = room.current?.querySelector<HTMLElement>(`[id^="problem-${id}-"]`);
      report?.scrollIntoView({ block: 'nearest' });
      (room.current?.querySelector<SVGElement>(`[data-layer="${id}"]`) ?? report)?.focus();
    });
  }

  return {
    problems,
    refused,
    /** Whether the editor stayed open for it. */
    isHeld,
    show,
    /** What cannot be made is shown first; it can still be left for later. */
    done(): void {
      setHeld(refused !== undefined);
      if (refused) show(refused.layer);
      else onDone();
    },
  };
}
