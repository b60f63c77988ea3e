/** Serves every page: rendered once as a signed-out visitor sees it, cached whole, and sent to everyone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import { surrogateHeaders } from '../../caches/surrogate-headers.ts';
import { pageAddresses } from './page-addresses.ts';
import { isAwayForNow, suggestRetry } from '../problems.ts';
import { encodingFor, packQuickly } from '../encoding.ts';
import { pageCache, type PageCache } from './page-cache.ts';
import { sendPackedText } from '../files/packed-text.ts';
import type { PageAddress, PageAssets, PageRenderer } from './page-renderer.ts';
import { periodOf } from './page-period.ts';

/** The built bundle, or Vite in development. */
export interface PageBundle {
  load(): Promise<PageRenderer>;
  assetsFor(modules: readonly string[]): PageAssets;
  /** Development adds its client to the page. */
  finish?(path: string, html: string): Promise<string>;
  /** Development's content security policy, for Vite's client. */
  contentSecurityPolicy?: string;
}

export interface PagesOptions {
  bundle: PageBundle;
  api: unknown;
  /** As they are now. */
  settings(): Promise<unknown>;
  /** The hour in London at which the promises on pages change. */
  cutOffHour(): number;
  version: CatalogueVersion;
  /** Whether a shared cache may keep public pages. */
  isShared: boolean;
  clock: Clock;
  /** The base of links and of the renderer's request; never taken from the Host header. */
  origin: string;
  /** False renders every page for each request, as in development. */
  cachePages?: boolean;
}

/** Folders of calls and files: a missing path there is not a page. */
const NO_PAGE = /^\/(?:api|assets|gateway|locales|media)\//;

const BROKEN =
  '<!doctype html><html lang="en-GB"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1></html>';

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const cache = options.cachePages === false ? null : pageCache(options.version);
  const addressOf = pageAddresses(options.origin, cache !== null);

  app.get('/*', async (request, reply) => {
    if (NO_PAGE.test(request.url)) throw new ShopError('notFound');
    reply.type('text/html; charset=utf-8');
    if (options.bundle.contentSecurityPolicy)
      reply.header('content-security-policy', options.bundle.contentSecurityPolicy);
    try {
      return await answer(request, reply, options, cache, addressOf);
    } catch (failure) {
      request.log.error({ err: failure }, 'page could not be rendered');
      if (isAwayForNow(failure)) suggestRetry(reply);
      else void reply.code(500);
      return reply.header('cache-control', 'no-store').send(BROKEN);
    }
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  cache: PageCache | null,
  addressOf: ReturnType<typeof pageAddresses>,
) {
  const renderer = await options.bundle.load();
  const { address, moved } = addressOf(renderer, request.raw.url!);
  if (moved !== null) return reply.redirect(moved, 301);

  const make = async (): Promise<string | null> => {
    const rendered = await renderPage(renderer, address, request, options);
    if ('location' in rendered) {
      reply.header('cache-control', 'no-store').redirect(rendered.location, rendered.status);
      return null;
    }
    if (rendered.status === 200 && rendered.failures.length === 0) return rendered.html;
    void reply.code(rendered.status);
    if (rendered.status >= 500 && rendered.failures.some(isAwayForNow)) suggestRetry(reply);
    await sendFresh(request, reply, rendered.html);
    return null;
  };

  if (address.audience === 'private') reply.header('x-robots-tag', 'noindex');
  if (!cache || !address.cached || address.audience === 'private') {
    const html = await make();
    return html === null ? reply : sendFresh(request, reply, html);
  }
  const generation = periodOf(options.clock(), options.cutOffHour());
  let own = false;
  const page = await cache.get(address.path + address.search, generation, () => {
    own = true;
    return make();
  });
  if (page) {
    const { isShared } = options;
    if (isShared) reply.headers(surrogateHeaders(page.keys, options.clock()) ?? {});
    return sendPackedText(request, reply, page, { isShared });
  }
  if (own) return reply;
  // Another request made this page and it was not cacheable, so make it again for this request.
  const html = await make();
  return html === null ? reply : sendFresh(request, reply, html);
}

async function renderPage(
  renderer: PageRenderer,
  address: PageAddress,
  request: FastifyRequest,
  { bundle, api, settings, origin }: PagesOptions,
) {
  const url = new URL(origin + address.path + address.search);
  const rendered = await renderer.render(url, {
    api,
    settings: await settings(),
    assetsFor: (modules) => bundle.assetsFor(modules),
  });
  if ('location' in rendered) return rendered;
  for (const failure of rendered.failures)
    request.log.error({ err: failure }, 'page loader failed');
  return bundle.finish
    ? { ...rendered, html: await bundle.finish(address.path, rendered.html) }
    : rendered;
}

async function sendFresh(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(html);
  return reply
    .header('content-encoding', encoding)
    .send(await packQuickly[encoding](Buffer.from(html)));
}
