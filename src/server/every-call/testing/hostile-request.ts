/** The type of a hostile request, and how to inject requests into the app. */
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '../../../contract/endpoints.ts';
import type { JsonSchema } from '../../docs/json-schema.ts';

/** A call as the OpenAPI document describes it. */
export interface DescribedCall {
  method: Endpoint['method'];
  /** With parameters in braces. */
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  body?: JsonSchema;
}

/** A request that the call accepts. */
export interface ValidRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>> | undefined;
  headers: Readonly<Record<string, string>>;
}

export interface HostileRequest {
  /** What is wrong with it. */
  label: string;
  options: InjectOptions;
  /** The parsed body if it is a JSON object, to check whether the contract would accept it. */
  body?: unknown;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

export function made(call: DescribedCall, request: ValidRequest, text: string): HostileRequest {
  return {
    label: text,
    options: optionsOf(call, request),
    body: request.body,
    params: request.params,
    query: request.query,
  };
}

export function optionsOf(call: DescribedCall, request: ValidRequest): InjectOptions {
  const { body } = request;
  return {
    method: call.method,
    url: addressOf(call, request),
    headers: {
      ...request.headers,
      ...(body !== undefined && {
        'content-type': isPicture(body) ? 'image/jpeg' : 'application/json',
      }),
    },
    ...(body !== undefined && {
      payload: isPicture(body) ? Buffer.from(body) : JSON.stringify(body),
    }),
  };
}

export const isPicture = (body: unknown): body is Uint8Array => body instanceof Uint8Array;

export function addressOf({ path }: DescribedCall, { params, query }: ValidRequest): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return Object.keys(query).length === 0
    ? address
    : `${address}?${new URLSearchParams(query).toString()}`;
}

export function label(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? 'undefined');
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
}
