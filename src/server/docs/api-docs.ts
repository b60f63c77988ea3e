/**
 * Documents every call as OpenAPI and as a page: request, response and refusals, with an example
 * that a test executes.
 */
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { examples, INTERLUDES } from '../../contract/examples.ts';
import type { Example } from '../../contract/examples.ts';
import { GENERAL_PER_MINUTE, operations, refusalsOf } from '../../contract/operations.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { openApiDocument } from '../http/openapi.ts';
import { PROBLEMS } from '../http/problems.ts';
import { STYLE } from './api-docs.style.ts';
import { schemaRows } from './schema-rows.ts';
import type { JsonSchema } from './schema-rows.ts';

interface Described {
  parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}
type Description = { paths: Record<string, Record<string, Described>> };

const POLICY =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Calls by subject, in reading order. */
const CHAPTERS: readonly { title: string; paths: RegExp }[] = [
  { title: 'Catalogue', paths: /^\/api\/(category|product|search)/ },
  { title: 'Artwork', paths: /^\/(api\/(artwork|uploads|drafts)|uploads)/ },
  { title: 'Cart and checkout', paths: /^\/api\/cart\// },
  { title: 'Payment', paths: /gateway/ },
  { title: 'Orders and invoices', paths: /^\/(api\/orders|invoices)/ },
  { title: 'Signing in', paths: /^\/api\/(login_check|token)/ },
  { title: 'The customer', paths: /^\/api\/users/ },
  { title: 'Addresses', paths: /^\/api\/addresses/ },
  { title: 'Notifications', paths: /^\/api\/notifications/ },
  { title: 'Wishlist', paths: /^\/api\/wishlist/ },
  { title: 'The shop', paths: /^\/api\/(notify|visits|bank-holidays|calendar)/ },
];

/** @param origin the shop's public origin */
export function registerApiDocs(app: FastifyInstance, origin: string): void {
  // Each is generated at its first request: a shop without integrations never needs them.
  let description: object | undefined;
  let page: string | undefined;
  const described = () => (description ??= openApiDocument(origin));
  app.get('/api/openapi.json', async (_, reply) => reply.send(described()));
  app.get('/docs/api', async (_, reply) => {
    page ??= write(origin, described() as Description).toString();
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/docs/api.css', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('text/css; charset=utf-8')
      .send(STYLE),
  );
}

export function chapterOf(name: EndpointName): string | undefined {
  return CHAPTERS.find(({ paths }) => paths.test(endpoints[name].path))?.title;
}

function write(origin: string, { paths }: Description): Markup {
  const names = Object.keys(endpoints) as EndpointName[];
  const chapters = CHAPTERS.map(({ title }) => ({
    title,
    calls: names.filter((name) => chapterOf(name) === title),
  }));
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Keepsake API</title>
        <link rel="stylesheet" href="/docs/api.css" />
      </head>
      <body>
        <header>
          <h1>Keepsake API</h1>
          ${introduction(origin)}
        </header>
        <nav aria-label="Calls">
          ${chapters.map(
            ({ title, calls }) =>
              html`<h2>${title}</h2>
                <ul>
                  ${calls.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
                </ul>`,
          )}
        </nav>
        <main>
          ${chapters.map(
            ({ title, calls }) =>
              html`<section>
                <h2>${title}</h2>
                ${calls.map((name) =>
                  section(
                    name,
                    paths[endpoints[name].path]?.[endpoints[name].method.toLowerCase()],
                    origin,
                  ),
                )}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

const introduction = (origin: string): Markup =>
  html`<p>
      Every call goes to <code>${origin}</code>. Bodies and answers are JSON in UTF-8; the same
      description for machines is <a href="/api/openapi.json">OpenAPI 3.1</a>.
    </p>
    <ul>
      <li>
        Success is <code>{"status": "success", "data": …}</code>; the two calls that answer tokens
        have them at the top.
      </li>
      <li>
        Refusal is <code>{"status": "error", "message": …}</code>, with
        <code>data.field</code> where one field is meant, and
        <code>violations</code> (<code>propertyPath</code>, <code>message</code>) where fields are
        to be put right. Fields that a call does not know are refused.
      </li>
      <li>Money is whole pence, VAT included unless said otherwise. Times are ISO 8601.</li>
      <li>
        A customer’s calls bear <code>Authorization: Bearer</code> and the token of
        <a href="#logIn">logIn</a>, good for ten minutes. After
        <code>401 Expired JWT Token</code> renew it by <a href="#tokenRefresh">tokenRefresh</a>, and
        call again. Guests’ calls take a bearer too, and then act for that customer.
      </li>
      <li>
        GETs that change something are safe to repeat, and are refused to browsers that look ahead.
      </li>
      <li>
        A shop on trial keeps its letters in <code>${origin}/mailbox</code>, and a stand-in with a
        page of its own takes payments: everything here can be tried without mail or money.
      </li>
      <li>
        The examples are one story, told from <a href="#categoryMenu">categoryMenu</a> on:
        <code>{productId}</code> in one stands for what an earlier one answered.
      </li>
    </ul>`;

function section(name: EndpointName, described: Described | undefined, origin: string): Markup {
  if (!described) throw new Error(`${name} is missing from the OpenAPI document`);
  const { method, path, caller } = endpoints[name];
  const {
    summary,
    addition,
    perMinute = GENERAL_PER_MINUTE,
    status = 200,
    takes,
  } = operations[name];
  const body = described.requestBody?.content['application/json']?.schema;
  const answer = described.responses[status]?.content?.['application/json']?.schema;
  const data = answer?.properties?.data ?? answer;
  return html`<article id="${name}">
    <h3><code>${method} ${path}</code></h3>
    <p>${summary}</p>
    <p class="facts">
      ${caller === 'customer' ? 'Customers, with a bearer.' : 'Guests and customers.'} At most
      ${perMinute} calls a minute from one address.
      ${addition ? `Beyond the specification: ${addition}` : ''}
    </p>
    ${
      described.parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${parameters(described.parameters)}`
        : html``
    }
    ${
      body
        ? html`<h4>Body</h4>
            ${fields(body)}`
        : html``
    }
    ${
      takes
        ? html`<h4>Body</h4>
            <p>${takes.types.join(', ')}</p>`
        : html``
    }
    ${examples
      .filter(({ call }) => call === name)
      .slice(0, 1)
      .map((example) => shown(example, origin))}
    <h4>Answer <code>${status}</code></h4>
    ${answered(name, data)}
    <h4>Refusals</h4>
    <ul class="refusals">
      ${refusalsOf(name).map(
        (code) => html`<li><code>${PROBLEMS[code].status}</code> ${PROBLEMS[code].message}</li>`,
      )}
    </ul>
  </article>`;
}

function answered(name: EndpointName, data: JsonSchema | undefined): Markup {
  const { produces } = operations[name];
  if (produces) return html`<p>A document of type <code>${produces}</code>.</p>`;
  if (!data) return html`<p>A redirect, in <code>Location</code>.</p>`;
  return schemaRows(data).length === 0 ? html`<p>Nothing further.</p>` : fields(data);
}

const parameters = (all: Described['parameters']): Markup =>
  table(
    all.flatMap(({ name, in: place, schema }) =>
      schemaRows({ properties: { [name]: schema }, required: place === 'path' ? [name] : [] }),
    ),
  );

const fields = (schema: JsonSchema): Markup => table(schemaRows(schema));

const table = (rows: ReturnType<typeof schemaRows>): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Fields">
    <table>
      <tbody>
        ${rows.map(
          ({ path, type, required, notes }) =>
            html`<tr>
              <th scope="row"><code>${path || 'data'}</code></th>
              <td>${type}${required ? '' : ', optional'}</td>
              <td>${notes}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

function shown(example: Example, origin: string): Markup {
  return html`<h4>Example</h4>
    <pre tabindex="0"><code>${asCurl(example, origin)}</code></pre>
    ${example.afterwards ? html`<p>${INTERLUDES[example.afterwards]}</p>` : html``}`;
}

/** The example as a shell command. */
export function asCurl(
  { call, signedIn, params = {}, query, body, picture }: Example,
  origin: string,
): string {
  const { method, path } = endpoints[call];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const text =
    body === undefined ? undefined : JSON.stringify(body, null, 2).replaceAll("'", `'\\''`);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${address}${search}'`,
    ...(signedIn ? [`-H 'Authorization: Bearer {token}'`] : []),
    ...(picture ? [`-H 'Content-Type: image/jpeg'`, `--data-binary @photo.jpg`] : []),
    ...(text === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${text}'`]),
  ].join(' \\\n  ');
}
