/** Checks a request against the shapes of its call. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Shapes } from '../../contract/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import { issueMessage } from './validation-messages.ts';

/**
 * Throws ShopError 'malformed' for a wrong path or query, 'invalid' with violations for a body;
 * refuses unknown fields.
 */
export function parseCall(
  shapes: Shapes,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
) {
  return {
    params: parse(shapes.params, request.params, 'malformed'),
    query: parse(shapes.query, request.query, 'malformed'),
    body: parse(shapes.body, request.body, 'invalid'),
  };
}

function parse(
  shape: z.ZodType | undefined,
  given: unknown,
  code: 'malformed' | 'invalid',
): unknown {
  if (!shape) return undefined;
  if (code === 'invalid' && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new ShopError('malformed');
  const result = shape.safeParse(given, { error: issueMessage });
  if (result.success) return result.data;
  const violations = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          propertyPath: [...issue.path, key].join('.'),
          message: issue.message,
        }))
      : [{ propertyPath: issue.path.join('.'), message: issue.message }],
  );
  throw new ShopError(code, { violations });
}
