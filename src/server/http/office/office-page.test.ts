import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { registerOfficePage } from './office-page.ts';

const app = Fastify();
registerOfficePage(app, {
  bundle: {
    entry: () => ({
      script: '/office/assets/entry.js',
      imports: ['/office/assets/shared.js'],
      stylesheets: ['/office/assets/entry.css'],
    }),
  },
  shopName: () => 'Mugs & "More"',
  imageOrigins: ['https://pictures.example/keepsake', '/media'],
});
afterAll(() => app.close());

describe('the page of the office', () => {
  test.each(['/office', '/office/', '/office/orders/KS-1', '/office/no/such/page?a=b'])(
    'is sent at %s, cached and indexed nowhere',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(body).toContain('<script type="module" src="/office/assets/entry.js"></script>');
      expect(body).toContain('<link rel="modulepreload" href="/office/assets/shared.js" />');
      expect(body).toContain('data-shop="Mugs &amp; &quot;More&quot;"');
    },
  );

  test('runs nothing but its own scripts, and talks only to the shop', async () => {
    const { headers } = await app.inject('/office');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; " +
        "img-src 'self' data: blob: https://pictures.example; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'none'; frame-ancestors 'none'; " +
        "base-uri 'none'; object-src 'none'",
    );
  });

  test('may use the camera, and no other device', async () => {
    const { headers } = await app.inject('/office/workshop/scan');
    expect(headers['permissions-policy']).toBe(
      'camera=(self), geolocation=(), microphone=(), browsing-topics=()',
    );
  });

  test('does not take over addresses that only begin like it', async () => {
    expect((await app.inject('/officer')).statusCode).toBe(404);
  });
});
