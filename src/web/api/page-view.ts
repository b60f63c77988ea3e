/** Counts a page view in the background, with a request that outlives the page. */

/** @param route as in the route table: '/p/{rest}' */
export async function sendPageView(route: string): Promise<void> {
  // Loaded like this, both stay in one file.
  const { endpointOf } = await import('./calls.ts');
  const { method, path } = endpointOf('pageView');
  const body = JSON.stringify({ route });
  const headers = { 'content-type': 'application/json' };
  if (navigator.sendBeacon?.(path, new Blob([body], { type: headers['content-type'] }))) return;
  // Ignore failures: a lost page view does not matter to the shopper.
  fetch(path, { method, body, headers, keepalive: true }).catch(() => {});
}
