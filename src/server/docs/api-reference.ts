/** The pages /docs/api and /docs/api/office: Redoc shows an OpenAPI description, with everything from the shop's own origin. */
import type { FastifyInstance } from 'fastify';
import { html } from '../emails/html.ts';
import type { Markup } from '../emails/html.ts';
import type { EntryFiles } from '../http/pages/page-bundle.ts';

export const API_REFERENCE_ENTRY = 'src/web/api-reference/api-reference.ts';

/** Redoc 2.5.4 adds rules to an empty style element, and its scrollbar has one with fixed rules. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const SCROLLBAR_STYLE = "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='";

/** As strict as the shop's, but for those two styles and the search, which is a worker. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE} ${SCROLLBAR_STYLE}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  'worker-src blob:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface ApiReference {
  path: string;
  title: string;
  /** The address of the OpenAPI description. */
  description: string;
}

const REFERENCES: readonly ApiReference[] = [
  { path: '/docs/api', title: 'Keepsake API', description: '/api/openapi.json' },
  {
    path: '/docs/api/office',
    title: 'Keepsake office API',
    description: '/api/office/openapi.json',
  },
];

export interface ApiReferenceFiles extends EntryFiles {
  /** Development's content security policy, for Vite's client. */
  contentSecurityPolicy: string | undefined;
}

export function registerApiReference(app: FastifyInstance, files: ApiReferenceFiles): void {
  for (const reference of REFERENCES) {
    const page = write(files, reference).toString();
    app.get(reference.path, async (_, reply) =>
      reply
        .header('content-security-policy', files.contentSecurityPolicy ?? POLICY)
        .header('cache-control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(page),
    );
  }
}

/** Without JavaScript the page still leads to the description. */
const write = (
  { script, stylesheets }: ApiReferenceFiles,
  { title, description }: ApiReference,
): Markup =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${stylesheets.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <main data-description="${description}">
          <h1>${title}</h1>
          <p>
            The description of every call is <a href="${description}">OpenAPI 3.1</a>.
            <noscript>This page needs JavaScript to show it.</noscript>
          </p>
        </main>
      </body>
    </html>`;
