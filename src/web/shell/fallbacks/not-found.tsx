/** The page for an unknown address. Few visitors see it, so its code loads only then. */
import { lazy, Suspense } from 'react';

// The server renders it without waiting. A static import would load it in browsers too.
const Page = import.meta.env.SSR
  ? (await import('./not-found-page.tsx')).default
  : lazy(() => import('./not-found-page.tsx'));

export function NotFound() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
