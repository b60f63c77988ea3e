/** robots.txt: what is private, or without end, is not for robots. */
import { PRIVATE_PLACES } from '../../../domain/site/public-pages.ts';

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...PRIVATE_PLACES.map((place) => `Disallow: ${place}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
