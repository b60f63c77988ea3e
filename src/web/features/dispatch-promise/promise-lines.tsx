/** The two lines of a promise: when an order leaves, and when it arrives. */
import type { ReactNode } from 'react';

export interface PromiseLinesProps {
  leaves: ReactNode;
  arrives: ReactNode;
  /** Small, for a place beside the button that buys. */
  isBrief?: boolean;
}

export function PromiseLines({ leaves, arrives, isBrief }: PromiseLinesProps) {
  if (isBrief)
    return (
      <p className="text-xs leading-tight text-ink-soft tabular-nums">
        <span className="block">{leaves}</span>
        <span className="block">{arrives}</span>
      </p>
    );
  return (
    // As high as the longest text on phones, so that nothing moves when dates replace a general
    // line.
    <div className="max-sm:min-h-[4.8em]">
      <p className="font-semibold tabular-nums">{leaves}</p>
      <p className="text-ink-soft">{arrives}</p>
    </div>
  );
}
