import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, registerSecurityHeaders } from './security-headers.ts';

const options = {
  origin: 'https://shop.example',
  imageOrigins: ['/media', 'https://pictures.example/keepsake', ''],
  paymentOrigins: ['https://www.paypal.com'],
};

test('the policy allows nothing beyond the shop, its pictures and its payment host', () => {
  expect(contentSecurityPolicy(options)).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
      "img-src 'self' data: blob: https://pictures.example; font-src 'self'; connect-src 'self'; " +
      "worker-src 'self' blob:; manifest-src 'self'; form-action 'self' https://www.paypal.com; " +
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  );
});

test('every response has the headers, and a route may set its own policy', async () => {
  const app = Fastify();
  registerSecurityHeaders(app, options);
  app.get('/plain', async () => ({}));
  app.get('/own', async (_, reply) =>
    reply.header('content-security-policy', "default-src 'self'").send('x'),
  );
  const plain = await app.inject('/plain');
  expect(plain.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect((await app.inject('/missing')).headers['content-security-policy']).toBe(
    contentSecurityPolicy(options),
  );
  expect(plain.headers).toHaveProperty('permissions-policy');
  expect((await app.inject('/own')).headers['content-security-policy']).toBe("default-src 'self'");
});

test('an answer of the API may load nothing and has no headers that only pages need', async () => {
  const app = Fastify();
  registerSecurityHeaders(app, options);
  app.get('/api/plain', async () => ({}));
  for (const url of ['/api/plain', '/api/missing']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  }
});

test('without https there is no HSTS', async () => {
  const app = Fastify();
  registerSecurityHeaders(app, { ...options, origin: 'http://localhost:3000' });
  expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined();
});
