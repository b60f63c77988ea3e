/** Low-priority work while the shop is open: toasts and their polls, page views, the name preview notice, the bar of a page that loads. */
import { useEffect } from 'react';
import { useLocation } from '../../navigation/use-router.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { useDrafts } from '../../state/designs/drafts.ts';
import { useNamePreview } from '../../state/name-preview.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { withTranslations } from '../../state/with-translations.ts';
import { BackClosesDialogs } from '../back-closes-dialogs.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Toasts } from './toasts.tsx';
import { usePageViews } from './use-page-views.ts';

// If it fails to load, the name can still be turned off where it was turned on.
const PreviewNotice = lazyComponent(
  withTranslations(
    ['name-preview'],
    async () => (await import('../../name-preview/preview-notice.tsx')).PreviewNotice,
  ),
);

/** Product pages have the switch themselves; checkout is not interrupted. */
const QUIET = /^\/(?:p\/|cart|checkout)/;

export function BackgroundWork() {
  const { pathname } = useLocation();
  const isTold = useNamePreview() !== '' && !QUIET.test(pathname);
  usePageViews();
  useTakeDraftsAlong();
  return (
    <>
      <LoadingBar />
      <BackClosesDialogs />
      <Toasts />
      {isTold && <PreviewNotice />}
    </>
  );
}

/** Moves the drafts of a guest into their account after they sign in. */
function useTakeDraftsAlong(): void {
  const signedIn = useAccount(isSignedIn);
  const hasKept = useDrafts(({ ids }) => ids.length > 0);
  const isDue = signedIn && hasKept;
  useEffect(() => {
    if (!isDue) return;
    import('../../session/claim-drafts.ts')
      .then(({ claimDrafts }) => claimDrafts())
      // They stay on the device, and the next page retries.
      .catch((failure: unknown) => console.warn('Designs could not be taken along yet', failure));
  }, [isDue]);
}
