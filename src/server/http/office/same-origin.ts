/** Refuses changes that another site's page makes with a member's cookie. */
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';

/** Other sites cannot add it without asking first, which the server never allows. */
const OFFICE_HEADER = 'x-keepsake-office';

/** Throws crossSiteRefused unless the office's own script sent the call from the shop's origin. */
export function refuseCrossSite({ headers }: FastifyRequest, origin: string): void {
  if (headers[OFFICE_HEADER] !== '1' || headers.origin !== origin)
    throw new ShopError('crossSiteRefused');
}
