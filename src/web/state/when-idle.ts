/** Puts off what nobody waits for until the browser has nothing more pressing to do. */

const AT_LATEST_MS = 1000;

export function whenIdle(work: () => void): void {
  // Not every Safari knows idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS });
  else setTimeout(work, AT_LATEST_MS);
}
