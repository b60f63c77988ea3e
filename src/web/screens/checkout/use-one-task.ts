/** Runs one task at a time: a second press while the first is in flight does nothing. */
import { useRef, useState } from 'react';
import { usePageRestored } from '../../../ui/window/use-page-restored.ts';

/** 'leaving': the browser is going to another page, so the button stays busy. */
export type TaskOutcome = 'stay' | 'leaving';

export function useOneTask() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const end = () => {
    underWay.current = false;
    setBusy(false);
  };
  usePageRestored(end);

  return {
    busy,
    async run(work: () => Promise<TaskOutcome>): Promise<void> {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      let outcome: TaskOutcome = 'stay';
      try {
        outcome = await work();
      } finally {
        if (outcome === 'stay') end();
      }
    },
  };
}
