/** Serves the stand-in on PayPal's own paths: mounted in the shop by default, or on a separate port in tests. */

import fastify from 'fastify';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { approvalRoutes } from './approval.routes.ts';
import { apiRoutes } from './stand-in.api.ts';
import type { StandIn } from './stand-in.ts';

/** Register it under a prefix such as /stand-in/paypal; its parsers and error handlers stay inside the plugin. */
export function standInPlugin(standIn: StandIn): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, body === '' ? {} : JSON.parse(String(body)));
      } catch (error) {
        done(error as Error);
      }
    });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    app.addHook('onClose', () => standIn.webhooks.stop());
    await app.register(apiRoutes(standIn));
    await app.register(approvalRoutes(standIn));
  };
}

/** Starts a stand-in on a separate port; returns its URL. */
export async function startStandIn(
  standIn: StandIn,
  port = 0,
): Promise<{ url: string; app: FastifyInstance }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(standInPlugin(standIn));
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, app };
}
