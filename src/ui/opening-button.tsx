/** A button that loads a dialog and opens it. Busy while loading; shows a message if loading fails. */
import { Suspense, useState, type ReactNode } from 'react';
import type { ButtonLook } from './button-class.ts';
import { Button } from './button.tsx';

export interface OpeningButtonProps<Fetched> {
  /** Icon and words. */
  label: ReactNode;
  busyLabel: string;
  failure: string;
  /** A tool is a cell of its row's grid, and its failure a line of its own below the row. */
  look?: ButtonLook;
  /** Null if nothing is to be opened; the caller then shows the reason. */
  fetch: () => Promise<Fetched> | null;
  /** Stays mounted when closed, so that the closing animation runs and the content's state is kept. */
  children: (fetched: Fetched, window: { open: boolean; onClose: () => void }) => ReactNode;
}

export function OpeningButton<Fetched>(props: OpeningButtonProps<Fetched>) {
  const { label, busyLabel, failure, look = 'secondary', fetch, children } = props;
  const [opened, setOpened] = useState<{ fetched: Fetched; isOpen: boolean } | null>(null);
  const [state, setState] = useState<'still' | 'opening' | 'failed'>('still');

  async function open(): Promise<void> {
    const fetching = fetch();
    if (!fetching) return setState('still');
    setState('opening');
    try {
      setOpened({ fetched: await fetching, isOpen: true });
      setState('still');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={look === 'tool' ? 'contents' : ''}>
      <Button look={look} onClick={open} busyLabel={state === 'opening' && busyLabel}>
        {label}
      </Button>
      <p
        role="status"
        className="order-1 col-span-full mt-1 text-sm font-semibold text-error empty:hidden"
      >
        {state === 'failed' && failure}
      </p>
      {opened && (
        <Suspense>
          {children(opened.fetched, {
            open: opened.isOpen,
            onClose: () => setOpened({ ...opened, isOpen: false }),
          })}
        </Suspense>
      )}
    </div>
  );
}
