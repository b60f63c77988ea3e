/** Says when to show the loading screen: a change of path that takes longer than a blink. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const BLINK_MS = 150;

/** Filters and pages of a list change only the search part: they never unmount the screen. */
export function useLateLoading(): boolean {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const leaving = state === 'loading' && next.pathname !== pathname;
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
