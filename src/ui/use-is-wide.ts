/** Whether the window has room for two columns, for what must stand in one place or the other. */
import { useSyncExternalStore } from 'react';

/** As the look's `lg`. */
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
