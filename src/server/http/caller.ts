/** Identifies the caller: a guest, or the customer whose token the call bears. */
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../../domain/errors.ts';

export interface SignedIn {
  customerId: string;
  /** The session that the token belongs to. */
  sessionId: string;
}

/** Throws tokenInvalid or tokenExpired; takes ended sessions and deactivated customers into account. */
export type Authenticate = (token: string) => Promise<SignedIn>;

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i;

/** Null for a guest. An invalid token is refused; its bearer is never treated as a guest. */
export async function callerOf(
  { headers: { authorization } }: FastifyRequest,
  authenticate: Authenticate,
): Promise<SignedIn | null> {
  if (authorization === undefined) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (!token) throw new ShopError('tokenInvalid');
  return authenticate(token);
}

/** A prefetching browser must not change anything. Throws prefetchRefused. */
export function refusePrefetch({ headers }: FastifyRequest): void {
  if (/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')))
    throw new ShopError('prefetchRefused');
}
