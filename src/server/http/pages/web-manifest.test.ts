import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerWebManifest } from './web-manifest.ts';

test('the shop is installed under its own name, and opens at its home page in a window of its own', async () => {
  const app = Fastify();
  registerWebManifest(app, { name: () => 'Keepsake', description: () => 'Names on things.' });
  const answer = await app.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toEqual({
    id: '/',
    name: 'Keepsake',
    short_name: 'Keepsake',
    description: 'Names on things.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#1f4d3f',
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
});
