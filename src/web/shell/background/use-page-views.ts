/** Counts a view of each screen by its route pattern only, except on localhost or if the shopper opted out. */
import { useEffect } from 'react';
import { useLocation } from '../../navigation/use-router.ts';
import { patternOf } from '../../../domain/site/screen-patterns.ts';
import { sendPageView } from '../../api/page-view.ts';
import { visitsAllowed } from '../../state/visits-choice.ts';

const UNCOUNTED_HOST = 'localhost';

export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (window.location.hostname === UNCOUNTED_HOST || !visitsAllowed()) return;
    // A lost page view does not matter to the shopper.
    sendPageView(patternOf(pathname)).catch(() => {});
  }, [pathname]);
}
