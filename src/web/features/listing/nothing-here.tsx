/** What an empty list shows. Few lists are empty, so its code loads only then. */
import { lazy, Suspense } from 'react';
import type { NothingNarrowedProps } from './nothing-narrowed.tsx';

// The server renders it without waiting. A static import would load it in browsers too.
const Nothing = import.meta.env.SSR
  ? (await import('./nothing-narrowed.tsx')).default
  : lazy(() => import('./nothing-narrowed.tsx'));

export function NothingHere(props: NothingNarrowedProps) {
  return (
    <Suspense>
      <Nothing {...props} />
    </Suspense>
  );
}
