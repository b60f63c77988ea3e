/** The OpenAPI 3.1 description of every call with every refusal, generated from the contract alone. */
import * as z from 'zod';
import { contract } from '../../contract/contract.ts';
import type { Shapes } from '../../contract/contract.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Endpoint, EndpointName } from '../../contract/endpoints.ts';
import { operations, refusalsOf } from '../../contract/operations.ts';
import type { Operation, RawBody } from '../../contract/operations.ts';
import { refusal } from '../../contract/wire.ts';
import type { ShopErrorCode } from '../../domain/errors.ts';
import { PROBLEMS } from './problems.ts';

const jsonSchema = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return schema;
};
const json = (schema: object) => ({ 'application/json': { schema } });
const taken = (schema: object, takes?: RawBody) =>
  takes ? Object.fromEntries(takes.types.map((type) => [type, { schema }])) : json(schema);

export function openApiDocument(origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(
      name,
      endpoint,
      operations[name],
      contract[name],
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keepsake',
      version: '1',
      description:
        'Success is {status: "success", data}, refusal {status: "error", message, data?, violations?}. Money is whole pence.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: jsonSchema(refusal, 'output') },
    },
  };
}

function operation(
  name: EndpointName,
  { caller }: Endpoint,
  { summary, addition, status = 200, bare, produces, takes, ignoresBearer }: Operation,
  shapes: Shapes,
): object {
  return {
    operationId: name,
    summary,
    ...(addition && { description: `Beyond the specification: ${addition}` }),
    security: security(caller, ignoresBearer),
    parameters: [...parameters(shapes.params, 'path'), ...parameters(shapes.query, 'query')],
    ...(shapes.body && {
      requestBody: { required: true, content: taken(jsonSchema(shapes.body, 'input'), takes) },
    }),
    responses: { [status]: success(shapes, bare, produces), ...refusals(refusalsOf(name)) },
  };
}

function security(caller: Endpoint['caller'], ignoresBearer?: true): object[] {
  if (caller === 'customer') return [{ bearer: [] }];
  // The empty requirement allows guests too.
  return ignoresBearer ? [] : [{}, { bearer: [] }];
}

function success({ answer }: Shapes, bare?: true, produces?: string): object {
  if (produces)
    return { description: 'Success', content: { [produces]: { schema: { type: 'string' } } } };
  if (!answer)
    return { description: 'Redirect', headers: { location: { schema: { type: 'string' } } } };
  const schema = jsonSchema(answer, 'output');
  return { description: 'Success', content: json(bare ? schema : envelope(schema)) };
}

const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: { status: { const: 'success' }, data },
});

function parameters(shape: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchema(shape, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

/** Groups refusals by status; their messages distinguish them. */
function refusals(codes: readonly ShopErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, together]) => [
      String(status),
      {
        description: together.map((code) => `${code}: ${PROBLEMS[code].message}`).join('\n'),
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  );
}
