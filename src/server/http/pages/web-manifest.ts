/** The web app manifest, so that a phone can install the shop under its own name. */
import type { FastifyInstance } from 'fastify';

export interface WebManifestOptions {
  /** As they are now. */
  name(): string;
  description(): string;
}

const PAPER = '#fbf8f3';
const BOTTLE = '#1f4d3f';

export function registerWebManifest(
  app: FastifyInstance,
  { name, description }: WebManifestOptions,
): void {
  const manifest = () =>
    JSON.stringify({
      id: '/',
      name: name(),
      short_name: name(),
      description: description(),
      lang: 'en-GB',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: BOTTLE,
      categories: ['shopping'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    });
  app.get('/site.webmanifest', (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=86400')
      .send(manifest()),
  );
}
