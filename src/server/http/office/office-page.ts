/** The page of the office: one document for every address below /office, without data of its own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { StorefrontBundle } from '../pages/page-bundle.ts';

const OFFICE_ENTRY = 'src/office/entry.tsx';

export interface OfficePageOptions {
  bundle: Pick<StorefrontBundle, 'entry' | 'finish' | 'contentSecurityPolicy'>;
  /** As it is now. */
  shopName(): string;
  /** Origins of pictures other than our own; paths of our own are left out. */
  imageOrigins: readonly string[];
}

/** Registers after the office's assets: the page answers every other address below /office. */
export function registerOfficePage(app: FastifyInstance, options: OfficePageOptions): void {
  const { bundle, shopName, imageOrigins } = options;
  const headers = {
    'content-security-policy': bundle.contentSecurityPolicy ?? policy(imageOrigins),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The camera reads the codes of pieces.
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), browsing-topics=()',
  };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = write(bundle, shopName()).toString();
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(bundle.finish ? await bundle.finish(request.url, page) : page);
  };
  app.get('/office', send);
  app.get('/office/*', send);
}

/** Stricter than the shop's: no WebAssembly, no workers, and no forms that leave the page. */
function policy(imageOrigins: readonly string[]): string {
  const pictures = imageOrigins
    .filter((origin) => /^https?:\/\//.test(origin))
    .map((origin) => new URL(origin).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Development puts its scripts before this one. */
const DEVELOPMENT_SCRIPTS = html`<script type="application/json"></script>`;

function write({ entry, finish }: OfficePageOptions['bundle'], shopName: string): Markup {
  const { script, imports, stylesheets } = entry(OFFICE_ENTRY);
  return html`<!doctype html>
    <html lang="en-GB" data-shop="${shopName}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#1f4d3f" />
        <title>${shopName} office</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${imports.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
      </head>
      <body>
        <div id="office"></div>
        <noscript><p>The office needs JavaScript.</p></noscript>
        ${finish ? DEVELOPMENT_SCRIPTS : ''}
        <script type="module" src="${script}"></script>
      </body>
    </html>`;
}
