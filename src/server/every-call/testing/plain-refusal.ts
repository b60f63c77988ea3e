/** A refusal is in our own words: no stack, no SQL, no phrases of libraries. */
import type { OutgoingHttpHeaders } from 'node:http';
import { expect } from 'vitest';

/** Phrases of the libraries that parse requests. */
const LIBRARY_WORDING =
  /Too big|Too small|Invalid (?:input|option|string|key|value|format|UUID|URL)|Unrecognized|: expected |, received |statusCode|FST_ERR|must (?:be|match|have)|Unexpected token/;

export function expectPlainRefusal(
  { body, headers }: { body: string; headers: OutgoingHttpHeaders },
  what: string,
): void {
  expect(body, what).not.toMatch(/\bat .*\.ts:\d|node_modules|syntax error at|violates|relation "/);
  expect(headers['content-type'], what).toContain('application/json');
  expect(body, what).not.toMatch(LIBRARY_WORDING);
}
