/** Serves the OpenAPI description of every call. */
import type { FastifyInstance } from 'fastify';
import { cachedPage } from '../http/pages/page-cache.ts';
import type { CachedPage } from '../http/pages/page-cache.ts';
import { sendKept } from '../http/pages/page.ts';
import { openApiDocument } from './openapi.ts';

/** @param origin the shop's public origin */
export function registerApiDescription(app: FastifyInstance, origin: string): void {
  // Written at the first request: a shop without integrations never needs it.
  let description: CachedPage | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    description ??= cachedPage(JSON.stringify(openApiDocument(origin)));
    return sendKept(request, reply.type('application/json; charset=utf-8'), description);
  });
}
