import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';

let now = new Date('2026-06-30T22:59:00Z');
const { app, call, ask, database, signedIn } = await testShop({ clock: () => now });

const counted = () =>
  database.selectFrom('pageView').selectAll().orderBy('day').orderBy('route').execute();

beforeEach(async () => {
  await database.deleteFrom('pageView').execute();
});

describe('a page view', () => {
  test('is counted by day in London, and by the pattern of the address', async () => {
    now = new Date('2026-06-30T22:59:00Z');
    await call('pageView', { body: { route: '/p/{rest}' } });
    await call('pageView', { body: { route: '/p/{rest}' } });
    await call('pageView', { body: { route: '/' } });
    now = new Date('2026-06-30T23:01:00Z');
    await call('pageView', { body: { route: '/p/{rest}' } });
    expect(await counted()).toEqual([
      { day: '2026-06-30', route: '/', views: 1 },
      { day: '2026-06-30', route: '/p/{rest}', views: 2 },
      { day: '2026-07-01', route: '/p/{rest}', views: 1 },
    ]);
  });

  test('is counted fully when many happen at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, () => call('pageView', { body: { route: '/sale' } })),
    );
    expect(await counted()).toEqual([expect.objectContaining({ route: '/sale', views: 40 })]);
  });

  test('of an unknown pattern is counted among the others: rows stay few', async () => {
    for (const route of ['/wp-admin', '/a/b/c', '/p/{made}', '/account/wishes'])
      await call('pageView', { body: { route } });
    expect(await counted()).toEqual([expect.objectContaining({ route: 'other', views: 4 })]);
  });

  test.each(['/p/wreath mug', '/P/{rest}', 'shop', '/search?q=x', '/order/123', ''])(
    'of an address instead of a pattern is refused: %s',
    async (route) => {
      expect((await ask('pageView', { body: { route } })).statusCode).toBe(422);
      expect(await counted()).toEqual([]);
    },
  );

  test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    'of someone who opted out is accepted and discarded: %o',
    async (headers) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/visits/add',
        headers,
        payload: { route: '/shop' },
      });
      expect(response.statusCode).toBe(201);
      expect(await counted()).toEqual([]);
    },
  );

  test('sets no cookie, and stores nothing about a customer', async () => {
    const response = await ask('pageView', { body: { route: '/account' } }, await signedIn());
    expect(response.statusCode).toBe(201);
    expect(response.headers['set-cookie']).toBeUndefined();
    const [row] = await counted();
    expect(Object.keys(row!)).toEqual(['day', 'route', 'views']);
  });
});
