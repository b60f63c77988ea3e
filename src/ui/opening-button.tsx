/** A button that opens what has yet to be fetched: busy meanwhile, and telling where it was in vain. */
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

export interface OpeningButtonProps<Fetched> {
  /** Icon and words. */
  label: ReactNode;
  busyLabel: string;
  failure: string;
  /** Null where nothing is to be opened, which has then been told elsewhere. */
  fetch: () => Promise<Fetched> | null;
  /** Stays when it is closed, so that its leaving is seen and what was done in it is kept. */
  children: (fetched: Fetched, window: { open: boolean; onClose: () => void }) => ReactNode;
}

export function OpeningButton<Fetched>(props: OpeningButtonProps<Fetched>) {
  const { label, busyLabel, failure, fetch, children } = props;
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
    <div>
      <Button look="secondary" onClick={open} busyLabel={state === 'opening' && busyLabel}>
        {label}
      </Button>
      <p role="status" className="mt-1 text-sm font-semibold text-error empty:hidden">
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
