/**
 * Generates requests that no call may fail on, from the shop's own API description. Pure: the same
 * random numbers give the same requests.
 */
import { randomBytes } from './random-bytes.ts';
import { exampleOf, placesOf } from '../src/server/every-call/testing/schema-places.ts';
import type { JsonSchema } from '../src/server/docs/json-schema.ts';
import { TEXTS, NUMBERS, MEDIA_TYPES, RAW_PARTS, BEARERS, RAW_BODIES } from './hostile-values.ts';

/** Send it unchanged with `node:http`, because `fetch` would normalise the path. */
export interface HostileRequest {
  method: string;
  /** Includes the query; may not be decodable. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** From 0 to below 1. */
export type Random = () => number;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: JsonSchema;
}

interface Operation {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** @param each number of requests to every call */
export function* hostileRequests(
  document: OpenApiDocument,
  random: Random,
  { each = 60 }: { each?: number } = {},
): Iterable<HostileRequest> {
  for (let round = 0; round < each; round += 1)
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods))
        yield hostileRequest({ method: method.toUpperCase(), path, operation }, random);
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function hostileRequest({ method, path, operation }: Call, random: Random): HostileRequest {
  const { parameters = [], requestBody } = operation;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  // Only one part is invalid, so that the others take the call as deep as possible.
  const parts = ['headers', 'query'];
  if (content) parts.push('body', 'body', 'body', 'body', 'body', 'type');
  if (path.includes('{')) parts.push('path', 'path');
  const corrupted = pick(parts, random);
  const headers: Record<string, string> = {};
  if (type) headers['content-type'] = corrupted === 'type' ? pick(MEDIA_TYPES, random) : type;
  if (corrupted === 'headers') corruptHeaders(headers, random);
  return {
    method:
      corrupted === 'headers' && random() < 0.3 ? pick(['PATCH', 'PUT', 'POST'], random) : method,
    path: addressOf(path, parameters, corrupted, random),
    headers,
    body: content && bodyOf(content.schema, type ?? '', corrupted, random),
  };
}

function corruptHeaders(headers: Record<string, string>, random: Random): void {
  const printable = TEXTS.filter((text) => /^[\x20-\x7e]{1,4000}$/.test(text));
  const name = pick(['authorization', 'accept', 'cookie', 'x-forwarded-for', 'range'], random);
  headers[name] = name === 'authorization' ? pick(BEARERS, random) : pick(printable, random);
}

function addressOf(
  path: string,
  parameters: readonly Parameter[],
  corrupted: string,
  random: Random,
): string {
  const schemaOf = (name: string) =>
    parameters.find((parameter) => parameter.name === name)?.schema ?? {};
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    corrupted === 'path'
      ? hostilePart(random)
      : encodeURIComponent(String(exampleOf(schemaOf(name)))),
  );
  if (corrupted !== 'query') return address;
  const names = parameters.flatMap((parameter) =>
    parameter.in === 'query' ? [parameter.name] : [],
  );
  const name = pick([...names, 'page', '__proto__', 'a[b]', 'x'], random);
  return `${address}?${name}=${hostilePart(random)}`;
}

function hostilePart(random: Random): string {
  if (random() < 0.5) return pick(RAW_PARTS, random);
  // A lone surrogate cannot be percent-encoded: its replacement character is sent.
  return encodeURIComponent(pick(TEXTS, random).toWellFormed().slice(0, 3000));
}

function bodyOf(
  schema: JsonSchema,
  type: string,
  corrupted: string,
  random: Random,
): string | Buffer {
  if (!type.includes('json')) return randomBytes(Math.floor(random() * 5000), random);
  if (corrupted !== 'body') return JSON.stringify(exampleOf(schema));
  if (random() < 0.2) return pick(RAW_BODIES, random);
  let body: unknown = exampleOf(schema);
  for (let spots = 1 + Math.floor(random() * 3); spots > 0; spots -= 1)
    body = pick([...placesOf(schema, body)], random).put(hostileValue(random));
  return JSON.stringify(body) ?? 'null';
}

function hostileValue(random: Random, depth = 0): unknown {
  const kind = random();
  if (kind < 0.55) return pick(TEXTS, random);
  if (kind < 0.75) return pick(NUMBERS, random);
  if (kind < 0.85 || depth > 3)
    return pick([null, true, false, undefined, [], {}, { $ne: null }, { length: 1e9 }], random);
  const inner = hostileValue(random, depth + 1);
  // Repeats of repeats would not fit into a string.
  const most = depth === 0 ? 300 : 4;
  if (kind < 0.9) return Array.from({ length: Math.floor(random() * most) }, () => inner);
  if (kind < 0.95) return JSON.parse(`{"__proto__":${JSON.stringify(inner) ?? 'null'}}`) as unknown;
  return { [pick(TEXTS, random)]: inner };
}

function pick<Value>(from: readonly Value[], random: Random): Value {
  return from[Math.floor(random() * from.length)] as Value;
}
