/** What keeps a design from being made, or may come out badly, and the way to its place. */
import { useState, type RefObject } from 'react';
import type { Editor } from '../use-editor.ts';
import type { WarningQuestion } from './asked-warnings.ts';
import { alsoReported, plainly, problemId, type ReportedCut } from './reported-problem.ts';

export interface ProblemWays {
  /** Called before a layer is shown. */
  onShow: () => void;
  onDone: () => void;
  onAsk: (question: WarningQuestion) => void;
}

/** @param room around the stage and the list of problems */
export function useProblems(
  { kit, state, drawn }: Editor,
  cut: ReportedCut | null,
  room: RefObject<HTMLElement | null>,
  { onShow, onDone, onAsk }: ProblemWays,
) {
  const [isHeld, setHeld] = useState(false);
  const [shown, setShown] = useState({ times: 0, id: '' });
  const seen = drawn?.problems ?? [];
  const problems = plainly([...seen, ...(cut ? alsoReported(cut, seen) : [])]);
  const refused = problems.find(({ severity }) => severity === 'refuse');

  function show(id: string): void {
    onShow();
    state.select(id);
    // After the stage is rendered again.
    requestAnimationFrame(() => {
      const report = room.current?.querySelector<HTMLElement>(`[id^="problem-${id}-"]`);
      report?.scrollIntoView({ block: 'nearest' });
      (room.current?.querySelector<SVGElement>(`[data-layer="${id}"]`) ?? report)?.focus();
    });
  }

  async function ask(): Promise<void> {
    // If it cannot be asked, nothing is lost.
    const asking = await import('./asked-warnings.ts').catch(() => null);
    const question = asking?.questionOf(problems, { state, kit }, read, onDone);
    if (question) onAsk(question);
    else onDone();
  }

  function read(worst: WarningQuestion['warnings'][number]): void {
    setShown(({ times }) => ({ times: times + 1, id: problemId(worst) }));
    show(worst.layer);
  }

  return {
    problems,
    refused,
    /** Whether the editor stayed open for it. */
    isHeld,
    show,
    /** The warning to be read, which may have been put away or folded, and how often one was. */
    shown,
    /** What cannot be made is shown first, and can still be left for later; what may come out badly is asked about. */
    done(): void {
      setHeld(refused !== undefined);
      if (refused) {
        show(refused.layer);
        return;
      }
      if (problems.length === 0) onDone();
      else void ask();
    },
  };
}
