/**
 * Generates requests that no call may fail on, from the shop's own API description. Pure: the same
 * random numbers give the same requests.
 */
import { randomBytes } from './random-bytes.ts';
import { exampleOf, placesOf } from '../src/server/every-call/testing/schema-places.ts';
import type { JsonSchema } from '../src/server/docs/json-schema.ts';

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

const TEXTS: readonly string[] = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '‮gpj.exe',
  'a\r\nSet-Cookie: b=c',
  '',
  '​',
  '﻿',
  '￿',
  '􏿿',
  '👩‍👩‍👧‍👦',
  'مرحبا',
  'ẞİﬀ',
  `a${'́'.repeat(300)}`,
  "' OR 1=1 --",
  '%_\\',
  '$1',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e999',
  '٣',
  '',
  ' ',
  '	',
  'x'.repeat(121),
  'x'.repeat(5e3),
  '😀'.repeat(3e3),
  'new',
  'a@b.c',
  '00000000-0000-0000-0000-000000000000',
];

const NUMBERS: readonly number[] = [
  0,
  -1,
  1.5,
  99,
  100,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53) - 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const MEDIA_TYPES: readonly string[] = [
  'application/json; charset=utf-16',
  'application/json;',
  'application/json, text/html',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'image/jpeg',
  'image/svg+xml',
  'application/octet-stream',
  '*/*',
  ';',
  '../x',
  'a'.repeat(2e3),
];

const RAW_PARTS: readonly string[] = [
  '%',
  '%0',
  '%ff',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '%252e',
  '..',
  '.',
  ';a=b',
  '\\',
  '%0d%0a',
  '*',
  '%ed%a0%80',
  '%e2%80%ae',
  '%uD800',
  'x'.repeat(3e3),
  '%C0%AE',
  '|',
  "'",
  '"',
  '{id}',
  '[]',
];

const BEARERS: readonly string[] = [
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Bearer ..',
  'Basic YTpi',
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
];

/** Sent as text, because they are not valid JSON objects. */
const RAW_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '[',
  '"',
  'null',
  'true',
  '0',
  '[]',
  '""',
  '{"a":1e999999}',
  '{"a":01}',
  '{}{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\ufeff{}',
  '<xml/>',
  'a=b&c=d',
  "{'a':1}",
  '{"a":1,"a":2}',
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `[${'0,'.repeat(50_000)}0]`,
  `{"a":"${'x'.repeat(300_000)}"}`,
  `{${Array.from({ length: 5000 }, (_, place) => `"k${place}":1`).join(',')}}`,
];

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
  if (kind < 0.9) return Array.from({ length: Math.floor(random() * 300) }, () => inner);
  if (kind < 0.95) return JSON.parse(`{"__proto__":${JSON.stringify(inner) ?? 'null'}}`) as unknown;
  return { [pick(TEXTS, random)]: inner };
}

function pick<Value>(from: readonly Value[], random: Random): Value {
  return from[Math.floor(random() * from.length)] as Value;
}
