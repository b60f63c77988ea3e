/** Says when the device's state has been read and the browser has nothing more pressing to do. */
import { useEffect, useState } from 'react';
import { useStoredStateRead } from '../state/read-stored-state.ts';

const AT_LATEST_MS = 1000;

export function useCalm(): boolean {
  const read = useStoredStateRead();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!read) return;
    let isWanted = true;
    const rest = () => isWanted && setCalm(true);
    // Not every Safari knows idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: AT_LATEST_MS });
    else setTimeout(rest, AT_LATEST_MS);
    return () => {
      isWanted = false;
    };
  }, [read]);
  return calm;
}
