/** The two lines of a promise: when an order leaves, and when it arrives. */
import type { ReactNode } from 'react';

export interface PromiseLinesProps {
  leaves: ReactNode;
  arrives: ReactNode;
}

export function PromiseLines({ leaves, arrives }: PromiseLinesProps) {
  return (
    <div>
      <p className="font-semibold tabular-nums">{leaves}</p>
      <p className="text-ink-soft">{arrives}</p>
    </div>
  );
}
