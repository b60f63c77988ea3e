/** Counts a page view, in the background: it waits for no answer and outlives the page. */
import { endpoints } from '../../contract/endpoints.ts';

/** @param route as in the table of screens: '/p/{rest}' */
export function sendPageView(route: string): void {
  const { method, path } = endpoints.pageView;
  const body = JSON.stringify({ route });
  const headers = { 'content-type': 'application/json' };
  if (navigator.sendBeacon?.(path, new Blob([body], { type: headers['content-type'] }))) return;
  // Nobody is told of a view that could not be counted.
  fetch(path, { method, body, headers, keepalive: true }).catch(() => {});
}
