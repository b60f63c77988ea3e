/** The storefront's URL patterns. Page views are counted by pattern, never by URL. */

export const SCREEN_PATTERNS = [
  '/',
  '/shop',
  '/c/eco-friendly',
  '/c/{slug}',
  '/p/{rest}',
  '/sale',
  '/search',
  '/search/{rest}',
  '/cart',
  '/checkout',
  '/checkout/thank-you',
  '/checkout/thank-you/{rest}',
  '/find-order',
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
  '/notifications',
  '/offline',
  '/legal',
  '/legal/returns',
  '/legal/privacy',
  '/legal/cookie',
  '/legal/terms',
  '/legal/website-security',
  '/login',
  '/register',
  '/account',
  '/account/activation',
  '/account/activation/failed',
  '/account/activation/activated',
  '/account/activation/complete',
  '/account/recovery',
  '/account/edit',
  '/account/password',
  '/account/notifications',
  '/account/wishlist',
  '/account/orders',
  '/account/order/{rest}',
  '/account/wish-list',
  '/account/addresses',
  '/account/reminders',
  '/account/designs',
  '/designs',
  '/draft/{share}',
  '/pay/{link}',
  '/reminders/stop/{token}',
  '/account/security',
  '/profile',
] as const;

/** All other pages together, so that made-up URLs cannot create rows without limit. */
export const OTHER_SCREENS = 'other';

const known: ReadonlySet<string> = new Set(SCREEN_PATTERNS);

export function countedPattern(route: string): string {
  return known.has(route) ? route : OTHER_SCREENS;
}

/** The pattern of a URL that has no screen. */
const NO_SCREEN = '/{other}';

/** The pattern of a path: '/p/wreath-mug' gives '/p/{rest}'. */
export function patternOf(path: string): string {
  if (known.has(path)) return path;
  const wide = SCREEN_PATTERNS.find((pattern) => {
    const brace = pattern.indexOf('{');
    return brace > 0 && path.length > brace && path.startsWith(pattern.slice(0, brace));
  });
  return wide ?? NO_SCREEN;
}
