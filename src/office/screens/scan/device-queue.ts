/** The one queue of scans of this device, and when it tries to send. */
import { useEffect, useSyncExternalStore } from 'react';
import { callOffice } from '../../api/call.ts';
import { keptScans } from './kept-scans.ts';
import { isHeld, ScanQueue } from './scan-queue.ts';
import type { QueueState } from './scan-queue.ts';

/** A slow network is no better than none: the scan is kept, and the maker goes on. */
export const PATIENCE_MS = 6000;
const RETRY_MS = 5000;
const LOCK = 'keepsake-scans';

export const deviceQueue = new ScanQueue({
  storage: keptScans(),
  sender: {
    record: (body, maker) =>
      callOffice('scanRecord', { body }, AbortSignal.timeout(PATIENCE_MS), maker),
    undo: (id, maker) =>
      callOffice('scanUndo', { params: { id }, body: {} }, AbortSignal.timeout(PATIENCE_MS), maker),
  },
  lock: (run) => navigator.locks.request(LOCK, run),
});

/** While it is shown, sends what waits: at once, when the network is back, and every few seconds. */
export function useDeviceQueue(): QueueState {
  const state = useSyncExternalStore(deviceQueue.subscribe, deviceQueue.state);
  const isWaiting = state.waiting.some(({ maker }) => !isHeld(state, maker));
  useEffect(() => {
    const send = () => void deviceQueue.send();
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void deviceQueue.send(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return state;
}
