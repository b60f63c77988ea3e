/** Serves the office on a hostname of its own, and then no longer on the shop's. */
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';

const OFFICE = /^\/(?:api\/|docs\/api\/)?office(?:[/?]|$)/;
/** What both need: scripts, pictures, and what operators read. */
const SHARED = /^\/(?:assets|media|health)\/|^\/(?:metrics|favicon\.svg|robots\.txt)(?:\?|$)/;

/**
 * Does nothing if the office shares the shop's hostname. Register it before every route.
 *
 * @param officeOrigin such as https://office.shop.example
 */
export function registerOfficeHost(
  app: FastifyInstance,
  { origin, officeOrigin }: { origin: string; officeOrigin: string },
): void {
  if (officeOrigin === origin) return;
  const { hostname } = new URL(officeOrigin);
  app.addHook('onRequest', async (request, reply) => {
    const isOnOfficeHost = request.hostname === hostname;
    if (isOnOfficeHost && request.url === '/') return reply.redirect('/office');
    if (!SHARED.test(request.url) && OFFICE.test(request.url) !== isOnOfficeHost)
      throw new ShopError('notFound');
  });
}
