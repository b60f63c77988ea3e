/** Security headers of every response, including the content security policy. */
import type { FastifyInstance } from 'fastify';

export interface SecurityHeadersOptions {
  /** The shop's own origin; https turns on HSTS. */
  origin: string;
  /** Origins of pictures other than our own; paths of our own may be given and are left out. */
  imageOrigins: readonly string[];
  /** Hosts that may receive a payment form. */
  paymentOrigins: readonly string[];
}

const ONE_YEAR_SECONDS = 31_536_000;

export function contentSecurityPolicy({
  imageOrigins,
  paymentOrigins,
}: SecurityHeadersOptions): string {
  const images = imageOrigins.filter(isAbsolute).map((origin) => new URL(origin).origin);
  const payments = paymentOrigins.filter(isAbsolute).map((origin) => new URL(origin).origin);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...payments],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** What the API answers is no page: it loads nothing and is shown in no frame. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const API = '/api/';

/** Sets the headers before any route runs; a route with other needs overrides them. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  options: SecurityHeadersOptions,
): void {
  const ofAll = {
    'x-content-type-options': 'nosniff',
    ...(options.origin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
  const ofApi = { 'content-security-policy': API_POLICY, ...ofAll };
  const ofPages = {
    'content-security-policy': contentSecurityPolicy(options),
    ...ofAll,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith(API) ? ofApi : ofPages);
    done();
  });
}

const isAbsolute = (origin: string): boolean => /^https?:\/\//.test(origin);
