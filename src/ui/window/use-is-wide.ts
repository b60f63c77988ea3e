/** Whether the window has room for two columns. */
import { useSyncExternalStore } from 'react';

/** The breakpoint `lg` of the theme. */
const WIDE = '(width >= 62rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
