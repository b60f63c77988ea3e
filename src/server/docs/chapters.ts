/** The chapters of the API reference, and the chapter of each call. */
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';

/** In reading order. */
export const CHAPTERS: readonly { title: string; paths: RegExp }[] = [
  { title: 'Catalogue', paths: /^\/api\/(category|product|search)/ },
  { title: 'Artwork', paths: /^\/(api\/(artwork|uploads|drafts)|uploads)/ },
  { title: 'Cart and checkout', paths: /^\/api\/cart\// },
  { title: 'Payment', paths: /gateway/ },
  { title: 'Orders and invoices', paths: /^\/(api\/orders|invoices)/ },
  { title: 'Reminders', paths: /^\/api\/reminders/ },
  { title: 'Signing in', paths: /^\/api\/(login_check|token)/ },
  { title: 'The customer', paths: /^\/api\/users/ },
  { title: 'Addresses', paths: /^\/api\/addresses/ },
  { title: 'Notifications', paths: /^\/api\/notifications/ },
  { title: 'Wishlist', paths: /^\/api\/wishlist/ },
  { title: 'The shop', paths: /^\/api\/(notify|visits|bank-holidays|calendar)/ },
];

export function chapterOf(name: EndpointName): string {
  const { path } = endpoints[name];
  const chapter = CHAPTERS.find(({ paths }) => paths.test(path));
  if (!chapter) throw new Error(`${path} is in no chapter of the API reference`);
  return chapter.title;
}
