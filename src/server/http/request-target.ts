/**
 * Request targets (RFC 9112, 3.2): reads an absolute URL as its path, and refuses invalid targets
 * with our own message.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../domain/errors.ts';

/** Replaces every target that cannot be read, so that the refusal passes the same hooks as any response. */
const UNREADABLE = '/unreadable-address';
const FULL_ADDRESS = /^https?:\/\/[^/?#]*/i;

/** For Fastify's `rewriteUrl`. */
export function readTarget({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const target = FULL_ADDRESS.test(url) ? url.replace(FULL_ADDRESS, '') : url;
  const path = target === '' || target.startsWith('?') ? `/${target}` : target;
  return path.startsWith('/') && isDecodable(path) ? path : UNREADABLE;
}

export function registerUnreadableTargets(app: FastifyInstance): void {
  app.all(UNREADABLE, () => {
    throw new ShopError('malformed');
  });
}

function isDecodable(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
