/** A link to a PDF of the order, in a tab of its own; only its text for roles that may not have it. */
import type { ReactNode } from 'react';

export function PaperLink({ address, children }: { address: string | null; children: ReactNode }) {
  if (address === null) return children;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
