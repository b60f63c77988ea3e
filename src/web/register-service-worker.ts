/** Registers the service worker, once the page has loaded and has nothing better to do. */

/** `version` is the build's: another one is another worker. */
export async function registerServiceWorker(version: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(`/service-worker.js?v=${version}`);
  } catch (failure) {
    // Private windows refuse it; the shop works without.
    console.warn('Offline use is not available', failure);
  }
}
