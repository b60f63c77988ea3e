import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registerPages } from './page.ts';
import { countedChanges } from '../../database/catalogue-version.ts';
import type { PageAddress, PageRenderer, RenderedPage } from './page-renderer.ts';

const PAGES: Record<string, RenderedPage> = {
  '/': { status: 200, html: '<h1>Home</h1>', failures: [] },
  '/c/mugs?page=2': { status: 200, html: '<h1>Mugs, page 2</h1>', failures: [] },
  '/cart': { status: 200, html: '<h1>Cart</h1>', failures: [] },
  '/search': { status: 200, html: '<h1>Search</h1>', failures: [] },
  '/p/old': { status: 301, location: '/p/new' },
};

function addressOf(url: URL): PageAddress {
  const page = url.searchParams.get('page');
  return {
    path: url.pathname.replace(/(?<=.)\/$/, ''),
    search: page ? `?page=${page}` : '',
    audience: url.pathname === '/cart' ? 'private' : 'public',
    cached: url.pathname !== '/search',
  };
}

describe('pages', () => {
  let version: ReturnType<typeof countedChanges>;
  let now: Date;
  const render = vi.fn<PageRenderer['render']>();
  let app: FastifyInstance;
  /** The error messages in the log. */
  let logged: string[];

  beforeEach(() => {
    logged = [];
    version = countedChanges();
    now = new Date('2026-01-15T10:00:00Z');
    render.mockReset().mockImplementation(async ({ pathname, search }) => {
      return (
        PAGES[pathname + search] ?? { status: 404, html: '<h1>Page not found</h1>', failures: [] }
      );
    });
    app = Fastify({
      logger: {
        level: 'error',
        stream: {
          write: (line) => logged.push((JSON.parse(line) as { err: Error }).err.message),
        },
      },
    });
    registerPages(app, {
      bundle: {
        load: async () => ({ render, pageAddress: addressOf }),
        assetsFor: () => ({
          start: '/assets/s.js',
          stylesheets: [],
          scripts: [],
          version: 'v',
        }),
      },
      api: {},
      settings: async () => ({}),
      cutOffHour: () => 14,
      version,
      isShared: false,
      clock: () => now,
      origin: 'https://shop.example',
    });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test('are rendered once for everyone, in the requested encoding', async () => {
    const [raw, gzip, brotli] = [
      await get('/'),
      await get('/', { 'accept-encoding': 'gzip' }),
      await get('/', { 'accept-encoding': 'gzip, br' }),
    ];
    expect(render).toHaveBeenCalledOnce();
    expect(raw.body).toBe('<h1>Home</h1>');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('<h1>Home</h1>');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('<h1>Home</h1>');
    expect(raw.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
    const again = await get('/', { 'if-none-match': String(raw.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('share one key whatever unknown parameters say, and are rendered for the configured origin', async () => {
    await get('/c/mugs?utm_source=x&page=2', { host: 'evil.example' });
    const second = await get('/c/mugs?page=2');
    expect(second.body).toBe('<h1>Mugs, page 2</h1>');
    expect(render).toHaveBeenCalledOnce();
    expect(render.mock.calls[0]![0].href).toBe('https://shop.example/c/mugs?page=2');
  });

  test('are rendered again after a change of the catalogue, at two o’clock and at midnight in London', async () => {
    await get('/');
    version.change(null);
    await get('/');
    expect(render).toHaveBeenCalledTimes(2);
    now = new Date('2026-01-15T13:59:59Z');
    await get('/');
    expect(render).toHaveBeenCalledTimes(2);
    now = new Date('2026-01-15T14:00:00Z');
    await get('/');
    expect(render).toHaveBeenCalledTimes(3);
    now = new Date('2026-01-16T00:00:00Z');
    await get('/');
    expect(render).toHaveBeenCalledTimes(4);
  });

  test('that are private, searches or missing are never cached', async () => {
    for (const [url, status] of [
      ['/cart', 200],
      ['/search', 200],
      ['/nowhere', 404],
    ] as const) {
      render.mockClear();
      const [first, second] = [await get(url), await get(url, { 'accept-encoding': 'br, gzip' })];
      expect(render).toHaveBeenCalledTimes(2);
      expect([first.statusCode, second.statusCode]).toEqual([status, status]);
      expect(first.headers['cache-control']).toBe('no-store');
      expect(second.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
    }
    const gzip = await get('/cart', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('<h1>Cart</h1>');
    expect((await get('/cart')).headers['x-robots-tag']).toBe('noindex');
  });

  test('many requests at once for a missing page all get a response', async () => {
    const answers = await Promise.all([get('/nowhere'), get('/nowhere'), get('/nowhere')]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 3 }, () => [404, '<h1>Page not found</h1>']),
    );
  });

  test('redirect if the screen says so and if the address is not canonical', async () => {
    const moved = await get('/p/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/p/new']);
    const slash = await get('/c/mugs/?page=2');
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/c/mugs?page=2']);
    expect((await get('//evil.example/')).headers.location).toBe('/evil.example');
  });

  test('an unknown call or file gets no page', async () => {
    expect((await get('/api/none')).body).not.toContain('<h1>');
    expect((await get('/media/none.avif')).statusCode).not.toBe(200);
    expect(render).not.toHaveBeenCalled();
  });

  test('an incomplete page is sent and logged, but not cached', async () => {
    render.mockResolvedValueOnce({
      status: 200,
      html: '<h1>Home, without its menu</h1>',
      failures: [new Error('the menu could not be read')],
    });
    const lacking = await get('/');
    expect([lacking.statusCode, lacking.body]).toEqual([200, '<h1>Home, without its menu</h1>']);
    expect(lacking.headers['cache-control']).toBe('no-store');
    expect(logged).toEqual(['the menu could not be read']);
    const whole = await get('/');
    expect(whole.body).toBe('<h1>Home</h1>');
    expect(whole.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('an internal failure reveals no details and is not cached', async () => {
    render.mockRejectedValueOnce(new Error('secret'));
    const failed = await get('/');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('Unexpected Application Error!');
    expect(failed.body).not.toContain('secret');
    expect((await get('/')).statusCode).toBe(200);
  });
});
