/** The sitemap of all public pages: one file if that is enough, otherwise an index of several. */
import type { Clock } from '../../../domain/time/clock.ts';
import { PUBLIC_PAGES } from '../../../domain/site/public-pages.ts';
import { html as xml } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { CrawlersStore, ProductEntry } from './crawlers.store.ts';
import { pictureAddress } from './picture-address.ts';

/** The protocol's limit per file. */
export const ADDRESSES_A_FILE = 50_000;
const PRODUCTS_AT_ONCE = 1000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

export interface SiteMapOptions {
  store: CrawlersStore;
  clock: Clock;
  origin: string;
  mediaOrigin: string;
  addressesAFile?: number;
}

interface Page {
  path: string;
  changedAt?: Date;
  picture?: string | undefined;
}

export function siteMap({
  store,
  clock,
  origin,
  mediaOrigin,
  addressesAFile = ADDRESSES_A_FILE,
}: SiteMapOptions) {
  async function fixedPages(): Promise<Page[]> {
    const fixed = new Set<string>(PUBLIC_PAGES);
    const categories = (await store.categories(clock())).map(({ slug, changedAt }) => ({
      path: `/c/${slug}`,
      changedAt,
    }));
    return [
      ...PUBLIC_PAGES.map((path) => ({ path })),
      ...categories.filter(({ path }) => !fixed.has(path)),
    ];
  }

  /** Pages of `count` products after the skipped ones, read and written in chunks. */
  async function* productPages(skipped: number, count: number): AsyncGenerator<Page> {
    let after = await store.idAfter(skipped);
    for (let left = count; left > 0;) {
      const some = await store.products(after, Math.min(PRODUCTS_AT_ONCE, left), clock());
      for (const product of some) yield productPage(product, { origin, mediaOrigin });
      const last = some.at(-1);
      if (!last) return;
      after = last.id;
      left -= some.length;
    }
  }

  async function* file(pages: AsyncIterable<Page> | Iterable<Page>): AsyncGenerator<string> {
    yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${PICTURES}">\n`;
    for await (const page of pages) yield `${entry(page, origin).toString()}\n`;
    yield '</urlset>\n';
  }

  async function* index(files: number): AsyncGenerator<string> {
    yield `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`;
    for (let number = 1; number <= files; number += 1)
      yield `<sitemap><loc>${origin}/sitemap-${number}.xml</loc></sitemap>\n`;
    yield '</sitemapindex>\n';
  }

  async function* together(pages: readonly Page[], products: number): AsyncGenerator<Page> {
    yield* pages;
    yield* productPages(0, products);
  }

  return {
    /** /sitemap.xml. */
    async *whole(): AsyncGenerator<string> {
      const [pages, products] = await Promise.all([fixedPages(), store.countProducts()]);
      if (pages.length + products <= addressesAFile) yield* file(together(pages, products));
      else yield* index(1 + Math.ceil(products / addressesAFile));
    },

    /** /sitemap-1.xml has all other pages, from 2 on products. Null if the file does not exist. */
    async part(number: number): Promise<AsyncGenerator<string> | null> {
      if (number === 1) return file(await fixedPages());
      const skipped = (number - 2) * addressesAFile;
      const isThere = number > 1 && skipped < (await store.countProducts());
      return isThere ? file(productPages(skipped, addressesAFile)) : null;
    },
  };
}

function productPage(
  { slug, changedAt, picture }: ProductEntry,
  origins: { origin: string; mediaOrigin: string },
): Page {
  return {
    path: `/p/${slug}`,
    changedAt,
    picture: picture ? pictureAddress(picture, origins) : undefined,
  };
}

function entry({ path, changedAt, picture }: Page, origin: string): Markup {
  return xml`<url><loc>${origin + path}</loc>${changedAt ? xml`<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${picture ? xml`<image:image><image:loc>${picture}</image:loc></image:image>` : ''}</url>`;
}
