/** Serves the OpenAPI description of every call. */
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** @param origin the shop's public origin */
export function registerApiDescription(app: FastifyInstance, origin: string): void {
  // Written at the first request: a shop without integrations never needs it.
  let description: object | undefined;
  app.get('/api/openapi.json', async (_, reply) =>
    reply.send((description ??= openApiDocument(origin))),
  );
}
