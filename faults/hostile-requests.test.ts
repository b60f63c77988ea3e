import { expect, test } from 'vitest';
import { openApiDocument } from '../src/server/http/openapi.ts';
import { hostileRequests } from './hostile-requests.ts';
import type { OpenApiDocument } from './hostile-requests.ts';

const document = openApiDocument('http://localhost:3000') as OpenApiDocument;

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('every call gets its share of hostile requests, the same for the same numbers', () => {
  const made = [...hostileRequests(document, seeded(7), { each: 3 })];
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(made).toHaveLength(3 * calls.length);
  expect([...hostileRequests(document, seeded(7), { each: 3 })]).toEqual(made);
  expect([...hostileRequests(document, seeded(8), { each: 3 })]).not.toEqual(made);
});

test('they hold what has broken shops, and what a client can send', () => {
  const made = [...hostileRequests(document, seeded(1), { each: 60 })];
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
