/** The pages that are there whatever the shop sells, and that anyone may find by a search engine. */

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
  '/status',
  '/legal',
  '/legal/returns',
  '/legal/privacy',
  '/legal/cookie',
  '/legal/terms',
  '/legal/website-security',
] as const;

/** Where a robot finds nothing to show to others: each stands for everything below it. */
export const PRIVATE_PATHS = [
  '/account',
  '/cart',
  '/checkout',
  '/designs',
  '/draft/',
  '/login',
  '/profile',
  '/register',
  '/search',
  '/api/',
  '/gateway/',
  '/media/preview/',
] as const;
