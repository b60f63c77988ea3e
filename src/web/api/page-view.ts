/** Counts a page view in the background, with a request that outlives the page. */
import { endpoints } from '../../contract/endpoints.ts';

/** @param route as in the route table: '/p/{rest}' */
export function sendPageView(route: string): void {
  const { method, path } = endpoints.pageView;
  const body = JSON.stringify({ route });
  const headers = { 'content-type': 'application/json' };
  if (navigator.sendBeacon?.(path, new Blob([body], { type: headers['content-type'] }))) return;
  // Ignore failures: a lost page view does not matter to the shopper.
  fetch(path, { method, body, headers, keepalive: true }).catch(() => {});
}
