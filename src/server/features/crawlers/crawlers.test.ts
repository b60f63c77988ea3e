import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PRIVATE_PATHS, PUBLIC_PAGES } from '../../../domain/site/public-pages.ts';
import { pence } from '../../../domain/money/money.ts';
import { testShop } from '../../testing/test-app.ts';
import { newId } from '../../database/ids.ts';
import { crawlersStore } from './crawlers.store.ts';
import { ADDRESSES_A_FILE, siteMap } from './site-map.ts';

const shop = await testShop({ environment: { ORIGIN: 'https://shop.example', TRIAL: 'true' } });
const { database, services, app } = shop;

const read = async (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });
const all = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, one = '']) => one);
const shut = (place: string) => `Disallow: ${place}`;
const addresses = (xml: string) => all(xml, /<loc>([^<]+)<\/loc>/g);
const itemOf = (feed: string, sku: string) =>
  feed.split('<item>').find((item) => item.includes(`<g:id>${sku}</g:id>`)) ?? '';

describe('robots.txt', () => {
  test('keeps robots from private pages and names the sitemap', async () => {
    const answer = await read('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      'User-agent: *',
      ...['/account', '/cart', '/checkout', '/designs', '/draft/', '/pay/'].map(shut),
      ...[
        '/reminders/',
        '/login',
        '/office',
        '/profile',
        '/register',
        '/search',
        '/api/',
        '/gateway/',
      ].map(shut),
      shut('/media/preview/'),
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ]);
  });

  test('blocks no page that may be indexed', async () => {
    const found = addresses((await read('/sitemap.xml')).body).map((one) => new URL(one).pathname);
    expect(found.length).toBeGreaterThan(PUBLIC_PAGES.length);
    expect(found.filter((page) => PRIVATE_PATHS.some((place) => page.startsWith(place)))).toEqual(
      [],
    );
  });
});

describe('the sitemap', () => {
  test('has every public page, category and product once', async () => {
    const answer = await read('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = addresses(answer.body);
    expect(new Set(found).size).toBe(found.length);
    expect(found.slice(0, PUBLIC_PAGES.length)).toEqual(
      [
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
      ].map((page) => `https://shop.example${page}`),
    );
    expect(answer.body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:image="http:\/\/www\.google\.com\/schemas\/sitemap-image\/1\.1">\n/,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'https://shop.example/c/mugs',
        'https://shop.example/c/floral-mugs',
        'https://shop.example/p/wreath-mug',
        'https://shop.example/p/stripes-shirt',
      ]),
    );
    expect(answer.body).toContain(
      '<image:loc>https://shop.example/media/catalogue/product/wreath-mug/white-hero-640.webp</image:loc>',
    );
  });

  test('gives when a product last changed, in text or in price', async () => {
    const changed = async () =>
      Date.parse(
        /p\/stripes-mug<\/loc><lastmod>([^<]+)/.exec((await read('/sitemap.xml')).body)?.[1] ?? '',
      );
    const first = await changed();
    await database
      .updateTable('product')
      .set({ summary: 'Changed.' })
      .where('slug', '=', 'stripes-mug')
      .execute();
    await expect.poll(changed).toBeGreaterThan(first);
    const second = await changed();
    const sku = await skuOf('stripes-mug');
    await services.catalogue.setPrice({ sku, pricePence: pence(1099) });
    await expect.poll(changed).toBeGreaterThan(second);
  });

  test('is sent compressed, and not at all if the caller has it', async () => {
    const packed = await read('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await read('/sitemap.xml')).body);
    const known = { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers['etag']) };
    expect((await read('/sitemap.xml', known)).statusCode).toBe(304);
  });

  test('is split if it would be too long, and loses nothing by it', async () => {
    expect(ADDRESSES_A_FILE).toBe(50_000);
    const map = siteMap({
      store: crawlersStore(database),
      clock: () => new Date(),
      origin: 'https://shop.example',
      mediaOrigin: '/media',
      addressesAFile: 3,
    });
    const written = async (pieces: AsyncIterable<string>) =>
      addresses(await text(Readable.from(pieces)));
    const files = await written(map.whole());
    expect(files).toEqual([1, 2, 3].map((number) => `https://shop.example/sitemap-${number}.xml`));
    const parts = await Promise.all(
      [1, 2, 3].map(async (number) => written((await map.part(number))!)),
    );
    expect(parts.map((part) => part.length).slice(1)).toEqual([3, 1]);
    expect(parts.flat().toSorted()).toEqual(
      addresses((await read('/sitemap.xml')).body).toSorted(),
    );
    expect(await map.part(4)).toBeNull();
  });

  test.each(['/sitemap-0.xml', '/sitemap-2000.xml', '/sitemap-x.xml'])(
    '%s does not exist',
    async (url) => {
      expect((await read(url)).statusCode).toBe(404);
    },
  );
});

describe('the Merchant feed', () => {
  test.each(['/feed.xml', '/products.xml', '/google.xml'])('is found from %s', async (address) => {
    const answer = await read(address);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/feed/products.xml');
  });

  test('offers every variant with price, stock and delivery', async () => {
    const answer = await read('/feed/products.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.body).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">');
    const mug = itemOf(answer.body, await skuOf('wreath-mug'));
    for (const part of [
      '<g:title>Botanical wreath mug</g:title>',
      '<g:link>https://shop.example/p/wreath-mug</g:link>',
      '<g:image_link>https://shop.example/media/catalogue/product/wreath-mug/white-hero-640.webp</g:image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>12.49 GBP</g:price>',
      '<g:condition>new</g:condition>',
      '<g:brand>Keepsake</g:brand>',
      '<g:identifier_exists>no</g:identifier_exists>',
      '<g:product_type>Mugs &gt; Floral mugs</g:product_type>',
      '<g:material>Stoneware</g:material>',
      '<g:shipping><g:country>GB</g:country><g:service>Flat Delivery Rate</g:service><g:price>4.99 GBP</g:price>' +
        '<g:min_handling_time>0</g:min_handling_time><g:max_handling_time>1</g:max_handling_time>' +
        '<g:min_transit_time>1</g:min_transit_time><g:max_transit_time>3</g:max_transit_time></g:shipping>',
    ])
      expect(mug).toContain(part);
    for (const other of ['item_group_id', 'sale_price', 'gender', 'age_group', 'color'])
      expect(mug).not.toContain(`<g:${other}>`);
    const variants = await database.selectFrom('productVariant').select('sku').execute();
    expect(all(answer.body, /<g:id>([^<]+)</g).toSorted()).toEqual(
      variants.map(({ sku }) => sku).toSorted(),
    );
  });

  test('has at most ten further pictures of a product', async () => {
    const { id: _, ...picture } = await database
      .selectFrom('picture')
      .selectAll('picture')
      .innerJoin('product', 'product.id', 'picture.productId')
      .where('slug', '=', 'wreath-mug')
      .executeTakeFirstOrThrow();
    const further = Array.from({ length: 12 }, (__, place) => ({
      ...picture,
      id: newId(),
      key: `${picture.key}-${place}`,
      position: picture.position + 1 + place,
    }));
    await database.insertInto('picture').values(further).execute();
    const sku = await skuOf('wreath-mug');
    const shown = async () =>
      all(
        itemOf((await read('/feed/products.xml')).body, sku),
        /<g:additional_image_link>([^<]+)</g,
      );
    await expect.poll(async () => (await shown()).length).toBe(10);
    expect((await shown())[9]).toContain(`${picture.key}-9-`);
  });

  test('groups colours and sizes, and marks what is sold out', async () => {
    const feed = (await read('/feed/products.xml')).body;
    const [white, navy] = ['White', 'Navy'].map(
      (colour) =>
        feed.split('<item>').find((item) => item.includes(`<g:color>${colour}</g:color>`)) ?? '',
    );
    expect(white).toContain('<g:title>Retro stripes t-shirt, White, M</g:title>');
    for (const shirt of [white, navy]) {
      expect(shirt).toContain('<g:item_group_id>stripes-shirt</g:item_group_id>');
      expect(shirt).toContain('<g:size>M</g:size>');
    }
    expect(white).toContain('<g:availability>out_of_stock</g:availability>');
    expect(navy).toContain('<g:availability>in_stock</g:availability>');
  });

  test('gives colour, size and age group of clothes', async () => {
    expect(itemOf((await read('/feed/products.xml')).body, 'TEE-N-M-STRIPES')).toContain(
      '<g:color>Navy</g:color><g:size>M</g:size><g:gender>unisex</g:gender><g:age_group>adult</g:age_group>',
    );
  });

  test('gives the material of each colour', async () => {
    const feed = (await read('/feed/products.xml')).body;
    expect(itemOf(feed, 'TEE-N-M-STRIPES')).toContain('<g:material>Ring-spun cotton</g:material>');
    expect(itemOf(feed, 'TEE-W-M-STRIPES')).toContain('<g:material>Soft polyester</g:material>');
  });

  test('includes the former price of an offer and escapes any text', async () => {
    await database
      .updateTable('product')
      .set({ name: 'Tea & <biscuits>\u0007' })
      .where('slug', '=', 'wreath-slate')
      .execute();
    await expect
      .poll(async () => (await read('/feed/products.xml')).body)
      .toContain('<g:title>Tea &amp; &lt;biscuits&gt;</g:title>');
    await database
      .updateTable('price')
      .set({ kind: 'offer' })
      .where('unitPricePence', '=', 799)
      .execute();
    await database
      .insertInto('price')
      .columns(['id', 'productVariantId', 'unitPricePence', 'kind', 'validFrom', 'actor'])
      .expression((build) =>
        build
          .selectFrom('price')
          .select((of) => [
            of.fn<string>('gen_random_uuid').as('id'),
            'productVariantId',
            of.val(999).as('unitPricePence'),
            of.val('regular').as('kind'),
            of.val(new Date('2026-01-01')).as('validFrom'),
            of.val('test').as('actor'),
          ])
          .where('unitPricePence', '=', 799),
      )
      .execute();
    const sku = await skuOf('wreath-slate');
    await expect
      .poll(async () => itemOf((await read('/feed/products.xml')).body, sku))
      .toContain('<g:price>9.99 GBP</g:price><g:sale_price>7.99 GBP</g:sale_price>');
  });
});

async function skuOf(slug: string): Promise<string> {
  const { sku } = await database
    .selectFrom('productVariant')
    .innerJoin('product', 'product.id', 'productVariant.productId')
    .select('sku')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return sku;
}
