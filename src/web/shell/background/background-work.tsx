/** What runs as long as the shop is open and nothing on the page waits for: toasts with their polls, page views, word of a name on every picture. */
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useWornName } from '../../state/name-preview.ts';
import { awaitTranslations } from '../../state/translations.ts';
import { BackClosesDialogs } from '../back-closes-dialogs.tsx';
import { Toasts } from './toasts.tsx';
import { usePageViews } from './use-page-views.ts';

// Whoever cannot have it turns the name off where they turned it on.
const PreviewNotice = lazy<ComponentType>(() =>
  Promise.all([
    import('../../name-preview/preview-notice.tsx'),
    awaitTranslations(['worn-name']),
  ]).then(
    ([notice]) => ({ default: notice.PreviewNotice }),
    () => ({ default: () => null }),
  ),
);

/** A product's page has the switch itself; whoever is about to pay is left alone. */
const QUIET = /^\/(?:p\/|cart|checkout)/;

export default function Attendants() {
  const { pathname } = useLocation();
  const isTold = useWornName() !== '' && !QUIET.test(pathname);
  usePageViews();
  useTakeDraftsAlong();
  return (
    <>
      <BackClosesDialogs />
      <Toasts />
      {isTold && (
        <Suspense fallback={null}>
          <PreviewNotice />
        </Suspense>
      )}
    </>
  );
}

/** A guest who has signed in finds in their account what they kept before. */
function useTakeDraftsAlong(): void {
  const signedIn = useAccount(isSignedIn);
  const hasKept = useDrafts(({ ids }) => ids.length > 0);
  const isDue = signedIn && hasKept;
  useEffect(() => {
    if (!isDue) return;
    import('../../session/take-drafts-along.ts')
      .then(({ takeDraftsAlong }) => takeDraftsAlong())
      // They stay on the device; the next page tries again.
      .catch((failure: unknown) => console.warn('Designs could not be taken along yet', failure));
  }, [isDue]);
}
