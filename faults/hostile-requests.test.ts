import { expect, test } from 'vitest';
import { openApiDocument } from '../src/server/docs/openapi.ts';
import { hostileRequests } from './hostile-requests.ts';
import type { OpenApiDocument } from './hostile-requests.ts';
import { seededRandom } from '../src/domain/seeded-random.ts';

const document = openApiDocument('http://localhost:3000') as OpenApiDocument;

test('every call gets its share of hostile requests, the same for the same seeds', () => {
  const made = [...hostileRequests(document, seededRandom(7).fraction, { each: 3 })];
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(made).toHaveLength(3 * calls.length);
  expect([...hostileRequests(document, seededRandom(7).fraction, { each: 3 })]).toEqual(made);
  expect([...hostileRequests(document, seededRandom(8).fraction, { each: 3 })]).not.toEqual(made);
});

/** Inputs that have broken shops; the last is nested deep in a design, where a shallow check would miss it. */
const ODD: readonly RegExp[] = [
  /\\u0000/,
  /\\ud800/,
  /\u202e/,
  /"__proto__"/,
  /1e\+308/,
  /\[{10000}/,
  /"own":\[\{.*\\u0000/,
];

test('they include what has broken shops, and what a client can send', () => {
  const missing = new Set(ODD);
  for (const { path, headers, body } of hostileRequests(document, seededRandom(1).fraction, {
    each: 5000,
  })) {
    expect(path).toMatch(/^\/[\x21-\x7e]*$/);
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]*$/);
    for (const odd of missing) if (odd.test(String(body ?? ''))) missing.delete(odd);
    if (missing.size === 0) break;
  }
  expect([...missing]).toEqual([]);
});

test('none is too large to be sent', () => {
  // With this seed a list of lists of lists once outgrew what a string can hold.
  const made = [...hostileRequests(document, seededRandom(365_151).fraction, { each: 60 })];
  expect(Math.max(...made.map(({ body }) => body?.length ?? 0))).toBeLessThan(50_000_000);
});
