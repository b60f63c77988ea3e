/** robots.txt, the sitemap and the Merchant feed, at their standard URLs. */
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';
import { madeFiles } from '../../http/files/generated-files.ts';
import type { ChangingCatalogue } from '../../http/files/generated-files.ts';
import type { CrawlersService } from './crawlers.service.ts';

const XML = 'application/xml; charset=utf-8';
const FEED = '/feed/products.xml';
const A_DAY = 'public, max-age=86400';

export function registerCrawlers(
  app: FastifyInstance,
  crawlers: CrawlersService,
  version: ChangingCatalogue,
): void {
  const files = madeFiles(version);
  const text = crawlers.robots();
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', A_DAY).send(text),
  );
  app.get('/sitemap.xml', (request, reply) =>
    files.send(request, reply, {
      name: 'sitemap',
      type: XML,
      make: () => crawlers.siteMap.whole(),
    }),
  );
  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^[1-9]\\d{0,3}).xml',
    async (request, reply) => {
      const { number } = request.params;
      const part = await crawlers.siteMap.part(Number(number));
      if (!part) throw new ShopError('notFound');
      return files.send(request, reply, { name: `sitemap-${number}`, type: XML, make: () => part });
    },
  );
  // Where shops and their tools look for it.
  for (const usual of ['/feed.xml', '/products.xml', '/google.xml'])
    app.get(usual, (_, reply) => reply.header('cache-control', A_DAY).redirect(FEED, 301));
  app.get(FEED, (request, reply) =>
    files.send(request, reply, {
      name: 'feed',
      type: 'application/rss+xml; charset=utf-8',
      make: () => crawlers.productFeed(),
    }),
  );
}
