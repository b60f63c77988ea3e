/** Says that an email is on its way, and takes the focus from the form that requested it. */
import type { ReactNode } from 'react';
import { Callout } from '../../../../ui/callout.tsx';
import { useFocusWhen } from '../use-focus-when.ts';

export function EmailSent({ title, children }: { title?: string; children: ReactNode }) {
  const callout = useFocusWhen<HTMLDivElement>(true);
  return (
    <Callout ref={callout} tabIndex={-1} role="status" look="success" icon="mail" title={title}>
      {children}
    </Callout>
  );
}
