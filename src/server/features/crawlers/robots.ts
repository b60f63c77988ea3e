/** robots.txt: what is private, or without end, is not for robots. */
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
