/** Parts of an OpenAPI 3.1 description: schemas, parameters, and refusals with their messages. */
import * as z from 'zod';
import type { ShopErrorCode } from '../../domain/errors.ts';
import { PROBLEMS } from '../http/problems.ts';

export const jsonSchema = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output') omitIntegerBounds(jsonSchema);
    },
  });
  return schema;
};
/** Every whole number has these bounds, and readers would take them for examples. */
function omitIntegerBounds(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

export const json = (schema: object) => ({ 'application/json': { schema } });

export const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'data'],
  properties: { status: { const: 'success' }, data },
});

export function parameters(
  shape: z.ZodType | undefined,
  place: 'path' | 'query',
  values: Readonly<Record<string, unknown>> = {},
): object[] {
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
    ...(name in values && { example: values[name] }),
  }));
}

/** Groups errors by status, each with its code and its message. */
export function refusals(
  codes: readonly ShopErrorCode[],
  { withCode = false } = {},
): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, together]) => [
      String(status),
      {
        description: together.map((code) => `\`${code}\`: ${PROBLEMS[code].message}`).join('  \n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            examples: Object.fromEntries(
              together.map((code) => [
                code,
                {
                  value: {
                    status: 'error',
                    message: PROBLEMS[code].message,
                    ...(withCode && { code }),
                  },
                },
              ]),
            ),
          },
        },
      },
    ]),
  );
}
