/** True once the stored state has been read and the browser is idle. */
import { useEffect, useState } from 'react';
import { useStoredStateRead } from '../state/read-stored-state.ts';
import { whenIdle } from '../state/when-idle.ts';

export function useIdle(): boolean {
  const read = useStoredStateRead();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (read) whenIdle(() => setIdle(true));
  }, [read]);
  return idle;
}
