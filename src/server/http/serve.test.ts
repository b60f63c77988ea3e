import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { operations, refusalsOf } from '../../contract/operations.ts';
import { testShop } from '../testing/test-app.ts';
import { networkOf } from './limits/rate-limit.ts';
import { PROBLEMS } from './problems.ts';

const shop = await testShop({ limitFactor: 1 });
const { app, database } = shop;
const add = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/cart/new/add',
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload as string,
  });

describe('a call', () => {
  test.each([
    ['invalid JSON', () => add('{"productId":'), 400],
    ['no body', () => add(undefined), 400],
    ['a list', () => add('[]'), 400],
    ['another kind of body', () => add('productId=1', { 'content-type': 'text/plain' }), 415],
    ['a body that is too large', () => add(JSON.stringify({ productId: 'x'.repeat(70_000) })), 413],
    ['an unknown address', () => app.inject('/api/nothing'), 404],
    ['an invalid slug', () => app.inject('/api/category/slug/Not_One'), 400],
    ['an invalid page number', () => app.inject('/api/product/sale?page=0'), 400],
    ['an unknown parameter', () => app.inject('/api/product/sale?colour=red'), 400],
  ])(
    'with %s is refused in the common shape, and reveals nothing internal',
    async (_, ask, status) => {
      const response = await ask();
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ status: 'error', message: expect.any(String) });
      expect(response.body).not.toMatch(/at .*\.ts|select |node_modules/i);
      expect(response.headers['x-request-id']).toBeTruthy();
    },
  );

  test('names the unexpected fields', async () => {
    const response = await add(
      JSON.stringify({ productId: shop.productIds['MUG-WREATH'], quantity: 1, total: 1 }),
    );
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      violations: [{ propertyPath: 'total', message: 'This field was not expected.' }],
    });
  });

  test('that is the same for everyone is served from memory until the catalogue changes', async () => {
    const first = await app.inject('/api/product/slug/wreath-mug');
    const tag = String(first.headers.etag);
    expect(
      (await app.inject({ url: '/api/product/slug/wreath-mug', headers: { 'if-none-match': tag } }))
        .statusCode,
    ).toBe(304);
    await database
      .updateTable('product')
      .set({ name: 'Another name' })
      .where('slug', '=', 'wreath-mug')
      .execute();
    await expect
      .poll(
        async () =>
          (await app.inject('/api/product/slug/wreath-mug')).json<{ data: { name: string } }>().data
            .name,
      )
      .toBe('Another name');
  });

  test('that is the same for everyone is compressed for a caller that accepts it', async () => {
    const url = '/api/category/menu';
    const plain = await app.inject(url);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const knows = (etag: unknown, encoding: string) =>
      app.inject({ url, headers: { 'if-none-match': String(etag), 'accept-encoding': encoding } });
    expect((await knows(packed.headers.etag, 'br')).statusCode).toBe(304);
    // What the caller has is another form of it.
    expect((await knows(packed.headers.etag, 'identity')).statusCode).toBe(200);
  });

  test('is refused for a while if one address makes it too often', async () => {
    const search = () =>
      app.inject({
        method: 'POST',
        url: '/api/search',
        payload: { keyword: '' },
        remoteAddress: '203.0.113.7',
      });
    const limit = operations.search.perMinute ?? 0;
    for (let made = 0; made < limit; made += 1) expect((await search()).statusCode).toBe(200);
    const refused = await search();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/search',
          payload: { keyword: '' },
          remoteAddress: '203.0.113.8',
        })
      ).statusCode,
    ).toBe(200);
  });

  test('is counted by network: an IPv6 customer owns a whole /64', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
    expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
    expect(networkOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7');
  });
});

describe('the OpenAPI document', () => {
  test('is version 3.1 and lists every call with every refusal', async () => {
    const document = (await app.inject('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<
        string,
        Record<
          string,
          {
            responses: Record<string, { description: string }>;
            parameters: { name: string; in: string }[];
          }
        >
      >;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.toSorted()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path } = endpoints[name];
      const operation = document.paths[path]![method.toLowerCase()]!;
      for (const code of refusalsOf(name))
        expect(operation.responses[PROBLEMS[code].status]?.description).toContain(code);
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: 'path' }));
    }
  });

  test('names only calls that are served', () => {
    for (const { method, path } of Object.values(endpoints)) {
      expect(
        app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
        `${method} ${path}`,
      ).toBe(true);
    }
  });
});
