/** Runs when the browser shows a page again that it kept in its back/forward cache. */
import { useEffect, useEffectEvent } from 'react';

/** A page that was leaving, for example for payment, must be usable again. */
export function usePageRestored(restored: () => void): void {
  const show = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) restored();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => show(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
