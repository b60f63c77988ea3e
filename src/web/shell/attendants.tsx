/** What runs as long as the shop is open and nothing on the page waits for: toasts with their polls, page views, word of a name on every picture. */
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useWornName } from '../state/preview.ts';
import { needWords } from '../state/words.ts';
import { Toasts } from './toasts.tsx';
import { usePageViews } from './use-page-views.ts';

// Whoever cannot have it turns the name off where they turned it on.
const WornNotice = lazy<ComponentType>(() =>
  Promise.all([import('../worn-name/worn-notice.tsx'), needWords(['worn-name'])]).then(
    ([notice]) => ({ default: notice.WornNotice }),
    () => ({ default: () => null }),
  ),
);

/** A product's page has the switch itself; whoever is about to pay is left alone. */
const QUIET = /^\/(?:p\/|cart|checkout)/;

export default function Attendants() {
  const { pathname } = useLocation();
  const isTold = useWornName() !== '' && !QUIET.test(pathname);
  usePageViews();
  return (
    <>
      <Toasts />
      {isTold && (
        <Suspense fallback={null}>
          <WornNotice />
        </Suspense>
      )}
    </>
  );
}
