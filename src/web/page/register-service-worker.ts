/** Registers the service worker when the page has loaded and is idle. */

/** `version` is the build's: a new build gets a new worker. */
export async function registerServiceWorker(version: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(`/service-worker.js?v=${version}`);
  } catch (failure) {
    // Private windows refuse it. The shop works without it.
    console.warn('Offline use is not available', failure);
  }
}
