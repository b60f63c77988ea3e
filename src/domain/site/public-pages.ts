/** The fixed pages that search engines may index, and the paths they may not crawl. */

export const PUBLIC_PAGES = [
  '/',
  '/shop',
  '/c/eco-friendly',
  '/sale',
  '/about',
  '/delivery',
  '/payment',
  '/royal-mail-changes',
  '/selling-to-us',
  '/contact',
  '/feedback',
  '/report',
  '/sitemap',
  '/find-order',
  '/status',
  '/legal',
  '/legal/returns',
  '/legal/privacy',
  '/legal/cookie',
  '/legal/terms',
  '/legal/website-security',
] as const;

/** Path prefixes that robots must not crawl. */
export const PRIVATE_PATHS = [
  '/account',
  '/cart',
  '/checkout',
  '/designs',
  '/draft/',
  '/pay/',
  '/reminders/',
  '/login',
  '/office',
  '/profile',
  '/register',
  '/search',
  '/api/',
  '/gateway/',
  '/media/preview/',
] as const;
