/** What runs as long as the shop is open and nothing on the page waits for: toasts with their polls, page views. */
import { Toasts } from './toasts.tsx';
import { usePageViews } from './use-page-views.ts';

export default function Attendants() {
  usePageViews();
  return <Toasts />;
}
