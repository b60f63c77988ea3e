/** Marks the page as hydrated: from then on React handles every press. */
import { useEffect } from 'react';

/** `start.ts` stores presses until then. */
export function useHydrated(isAlive: boolean): void {
  useEffect(() => {
    if (isAlive) dispatchEvent(new Event('page-alive'));
  }, [isAlive]);
}
