/** Serves the OpenAPI descriptions of every call of the shop and of the office. */
import type { FastifyInstance } from 'fastify';
import { packedText, sendPackedText } from '../http/files/packed-text.ts';
import type { PackedText } from '../http/files/packed-text.ts';
import { officeCookieName } from '../http/office/office-cookie.ts';
import { officeOpenApiDocument } from './office-openapi.ts';
import { openApiDocument } from './openapi.ts';

/** @param origin the shop's public origin */
export function registerApiDescription(app: FastifyInstance, origin: string): void {
  serveDocument(app, '/api/openapi.json', () => openApiDocument(origin));
  serveDocument(app, '/api/office/openapi.json', () =>
    officeOpenApiDocument(origin, officeCookieName(origin)),
  );
}

/** Written at the first request: a shop without integrations never needs it. */
function serveDocument(app: FastifyInstance, path: string, make: () => object): void {
  let description: PackedText | undefined;
  app.get(path, (request, reply) => {
    description ??= packedText(JSON.stringify(make()));
    return sendPackedText(request, reply.type('application/json; charset=utf-8'), description);
  });
}
