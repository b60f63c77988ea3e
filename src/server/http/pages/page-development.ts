/** Serves the storefront through Vite in development: no build, and hot reload that keeps state. */
import type { FastifyInstance } from 'fastify';
import type { StorefrontBundle } from './page-bundle.ts';
import type { PageRenderer } from './page-renderer.ts';

// Vite's client brings inline scripts and styles and keeps a socket open.
const POLICY = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob: ws: http: https:";

/** Puts Vite in front of the app. Renders pages from source for each request. */
export async function developmentBundle(app: FastifyInstance): Promise<StorefrontBundle> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) =>
    vite.middlewares(request.raw, reply.raw, () => done()),
  );
  app.addHook('onClose', () => vite.close());
  return {
    load: async () => (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as PageRenderer,
    assetsFor: () => ({
      start: '/src/web/page/start.ts',
      stylesheets: ['/src/web/app.css?direct'],
      scripts: ['/src/web/entry-browser.tsx'],
      version: 'development',
    }),
    // Vite's scripts bring their styles.
    entry: (source) => ({ script: `/${source}`, imports: [], stylesheets: [] }),
    contentSecurityPolicy: POLICY,
    // Takes over only the scripts: Vite's own insertion leaves spaces in the head, which break
    // hydration.
    async finish(path, html) {
      const transformed = await vite.transformIndexHtml(
        path,
        '<html><head></head><body></body></html>',
      );
      const scripts = transformed.match(/<script[\s\S]*?<\/script>/g) ?? [];
      return html.replace('<script type="application/json"', (data) => scripts.join('') + data);
    },
  };
}
