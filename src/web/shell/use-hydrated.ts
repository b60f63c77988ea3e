/** Says that the page is alive: from there on every press is answered by what was pressed. */
import { useEffect } from 'react';

/** `start.ts` keeps presses until then. */
export function useHydrated(isAlive: boolean): void {
  useEffect(() => {
    if (isAlive) dispatchEvent(new Event('page-alive'));
  }, [isAlive]);
}
