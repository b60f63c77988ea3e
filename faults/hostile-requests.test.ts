import { expect, test } from 'vitest';
import { openApiDocument } from '../src/server/http/openapi.ts';
import { hostileRequests } from './hostile-requests.ts';
import type { OpenApiDocument } from './hostile-requests.ts';
import { seededRandom } from './random.ts';

const document = openApiDocument('http://localhost:3000') as OpenApiDocument;

test('every call gets its share of hostile requests, the same for the same numbers', () => {
  const made = [...hostileRequests(document, seededRandom(7).fraction, { each: 3 })];
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(made).toHaveLength(3 * calls.length);
  expect([...hostileRequests(document, seededRandom(7).fraction, { each: 3 })]).toEqual(made);
  expect([...hostileRequests(document, seededRandom(8).fraction, { each: 3 })]).not.toEqual(made);
});

test('they hold what has broken shops, and what a client can send', () => {
  const made = [...hostileRequests(document, seededRandom(1).fraction, { each: 60 })];
  const bodies = made.map(({ body }) => String(body ?? ''));
  for (const odd of [String.raw`\u0000`, String.raw`\ud800`, '\u202e', '"__proto__"', '1e+308'])
    expect(bodies.some((body) => body.includes(odd))).toBe(true);
  expect(bodies.some((body) => body.includes('['.repeat(10_000)))).toBe(true);
  // Deep within a design, where a first look would not find it.
  expect(bodies.some((body) => /"own":\[\{.*\\u0000/.test(body))).toBe(true);
  for (const { path, headers } of made) {
    expect(path).toMatch(/^\/[\x21-\x7e]*$/);
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]*$/);
  }
});
