/** robots.txt: excludes private and endless pages. */
import { PRIVATE_PATHS } from '../../../domain/site/public-pages.ts';

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...PRIVATE_PATHS.map((place) => `Disallow: ${place}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
