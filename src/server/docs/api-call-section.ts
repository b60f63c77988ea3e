/** One call on the page /docs/api: its request, response, errors and example. */
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { examples, INTERLUDES } from '../../contract/examples.ts';
import type { Example } from '../../contract/examples.ts';
import { GENERAL_PER_MINUTE, operations, refusalsOf } from '../../contract/operations.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { PROBLEMS } from '../http/problems.ts';
import { schemaRows } from './schema-rows.ts';
import type { JsonSchema } from './schema-rows.ts';

export interface Described {
  parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

export function section(
  name: EndpointName,
  described: Described | undefined,
  origin: string,
): Markup {
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

export function answered(name: EndpointName, data: JsonSchema | undefined): Markup {
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

export const fields = (schema: JsonSchema): Markup => table(schemaRows(schema));

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
