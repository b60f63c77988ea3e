/** Counts a view of each screen that is shown: its pattern alone, never on localhost, never against the shopper's choice. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { patternOf } from '../../../domain/site/screen-patterns.ts';
import { sendPageView } from '../../api/page-view.ts';
import { visitsAllowed } from '../../state/visits-choice.ts';

const UNCOUNTED_HOST = 'localhost';

export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (window.location.hostname === UNCOUNTED_HOST || !visitsAllowed()) return;
    sendPageView(patternOf(pathname));
  }, [pathname]);
}
