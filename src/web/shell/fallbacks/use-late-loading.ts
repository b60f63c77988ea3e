/** Decides when to show the loading screen: when a change of path takes noticeably long. */
import { useEffect, useState } from 'react';
import { useLocation, usePendingLocation } from '../../navigation/use-router.ts';

/** A page that comes sooner takes the place of the one before, without a spinner in between. */
const BLINK_MS = 400;

/** Filters and pages of a list change only the search part, which does not unmount the screen. */
export function useLateLoading(): boolean {
  const next = usePendingLocation();
  const { pathname } = useLocation();
  const leaving = next !== null && next.pathname !== pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLate(true), BLINK_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);
  return leaving && late;
}
