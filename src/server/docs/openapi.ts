/** The OpenAPI 3.1 description of every call with every refusal, generated from the contract alone. */
import type * as z from 'zod';
import { contract } from '../../contract/contract.ts';
import type { Shapes } from '../../contract/contract.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Endpoint, EndpointName } from '../../contract/endpoints.ts';
import { INTERLUDES } from '../../contract/examples.ts';
import type { Example } from '../../contract/examples.ts';
import { GENERAL_PER_MINUTE, operations, refusalsOf } from '../../contract/operations.ts';
import type { Operation, RawBody } from '../../contract/operations.ts';
import { refusal } from '../../contract/shapes/wire.ts';
import { asCurl, exampleOfCall } from './call-example.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { introduction } from './introduction.ts';
import { envelope, json, jsonSchema, parameters, refusals } from './openapi-parts.ts';

export function openApiDocument(origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name];
    (paths[path] ??= {})[method.toLowerCase()] = operation(name, origin);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keepsake API', version: '1', description: introduction(origin) },
    servers: [{ url: origin }],
    tags: CHAPTERS.map(({ title }) => ({ name: title })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: jsonSchema(refusal, 'output') },
    },
  };
}

function operation(name: EndpointName, origin: string): object {
  const { caller }: Endpoint = endpoints[name];
  const call: Operation = operations[name];
  const { params, query, body, answer }: Shapes = contract[name];
  const example = exampleOfCall(name);
  return {
    operationId: name,
    tags: [chapterOf(name)],
    summary: call.summary,
    description: description(call, caller, example),
    security: security(caller, call.ignoresBearer),
    parameters: [
      ...parameters(params, 'path', example.params),
      ...parameters(query, 'query', example.query),
    ],
    ...(body && {
      requestBody: { required: true, content: requestContent(body, call.takes, example.body) },
    }),
    responses: {
      [call.status ?? 200]: success(answer, call.bare, call.produces),
      ...refusals(refusalsOf(name)),
    },
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: asCurl(example, origin) }],
  };
}

/** In Markdown: who may call, how often, why the call exists, and what follows in the story. */
function description(
  { perMinute = GENERAL_PER_MINUTE, perDay, addition }: Operation,
  caller: Endpoint['caller'],
  { afterwards }: Example,
): string {
  const limit = `${perMinute} calls a minute${perDay ? ` and ${perDay} a day` : ''}`;
  return [
    `${caller === 'customer' ? 'For customers, with a token.' : 'For guests and customers.'} At most ${limit} from one IP address.`,
    ...(addition ? [`Beyond the specification: ${addition}`] : []),
    ...(afterwards ? [`**After the example:** ${INTERLUDES[afterwards]}`] : []),
  ].join('\n\n');
}

function requestContent(shape: z.ZodType, takes: RawBody | undefined, example: unknown): object {
  const schema = jsonSchema(shape, 'input');
  if (takes) return Object.fromEntries(takes.types.map((type) => [type, { schema }]));
  return { 'application/json': { schema, example } };
}

function security(caller: Endpoint['caller'], ignoresBearer?: true): object[] {
  if (caller === 'customer') return [{ bearer: [] }];
  // The empty requirement allows guests too.
  return ignoresBearer ? [] : [{}, { bearer: [] }];
}

function success(answer?: z.ZodType, bare?: true, produces?: string): object {
  if (produces)
    return { description: 'Success', content: { [produces]: { schema: { type: 'string' } } } };
  if (!answer)
    return { description: 'Redirect', headers: { location: { schema: { type: 'string' } } } };
  const schema = jsonSchema(answer, 'output');
  return { description: 'Success', content: json(bare ? schema : envelope(schema)) };
}
