/** Bodies that no call may accept: wrong types, odd texts, forged fields, invalid JSON. */
import type { JsonSchema } from '../../docs/json-schema.ts';
import { label, made, optionsOf } from './hostile-request.ts';
import type { DescribedCall, HostileRequest, ValidRequest } from './hostile-request.ts';
import { FORGED_FIELDS, WORST_VALUES, WRONG_VALUES } from './hostile-values.ts';
import { placesOf } from './schema-places.ts';

export function* hostileBodies(
  call: DescribedCall,
  schema: JsonSchema,
  valid: ValidRequest & { body: Readonly<Record<string, unknown>> },
): Generator<HostileRequest> {
  const withBody = (body: unknown, text: string) =>
    made(call, { ...valid, body: body as ValidRequest['body'] }, text);
  for (const [name, value] of Object.entries(FORGED_FIELDS))
    yield withBody({ ...valid.body, [name]: value }, `forged ${name}`);
  for (const { path, put } of placesOf(schema, valid.body)) {
    if (path.length === 0) continue;
    // Fields of the valid body are tested with every value, made-up fields with the worst.
    const values = isIn(valid.body, path) ? WRONG_VALUES : WORST_VALUES;
    for (const value of values)
      yield withBody(put(value), `body ${path.join('.')}: ${label(value)}`);
    yield withBody(put(undefined), `body without ${path.join('.')}`);
  }
  for (const value of WRONG_VALUES)
    if (!isObject(value)) yield withBody(value, `body: ${label(value)}`);
  const json = JSON.stringify(valid.body);
  const raw = [
    '',
    ' ',
    '{',
    '[',
    '"',
    'nul',
    `${json}}`,
    `${json}${json}`,
    json.slice(0, -1),
    json.slice(1),
    `\ufeff{`,
    `{"__proto__":{"polluted":true},${json.slice(1)}`,
    `{"constructor":{"prototype":{"polluted":true}},${json.slice(1)}`,
    json.replaceAll('"', "'"),
    `/* */${json}x`,
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    `{${'"a":{'.repeat(5_000)}${'}'.repeat(5_001)}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    `{"a":1e999999}`,
    `{"a":"\\ud800"}`,
    `{"a":"\\u0000"}`,
    '<xml/>',
    'a=b&c=d',
    '\u0000'.repeat(100),
  ];
  for (const payload of raw) {
    const options = {
      ...optionsOf(call, valid),
      payload,
      headers: { ...valid.headers, 'content-type': 'application/json' },
    };
    yield { ...made(call, valid, `raw body: ${label(payload)}`), options, body: payload };
  }
}

function isIn(body: unknown, [step, ...rest]: readonly (string | number)[]): boolean {
  if (step === undefined) return true;
  if (typeof body !== 'object' || body === null) return false;
  const value: unknown = Array.isArray(body)
    ? (body as unknown[])[Number(step)]
    : (body as Record<string, unknown>)[step];
  return value !== undefined && isIn(value, rest);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
