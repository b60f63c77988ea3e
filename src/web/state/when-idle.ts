/** Defers low-priority work until the browser is idle. */

const AT_LATEST_MS = 1000;

export function whenIdle(work: () => void): void {
  // Not every Safari supports idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS });
  else setTimeout(work, AT_LATEST_MS);
}
