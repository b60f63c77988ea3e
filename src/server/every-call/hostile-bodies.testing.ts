/** Bodies that no call may take: wrong types, odd texts, forged fields, JSON that is none. */
import type { JsonSchema } from '../docs/schema-rows.ts';
import { label, made, optionsOf } from './hostile-request.testing.ts';
import type { DescribedCall, HostileRequest, ValidRequest } from './hostile-request.testing.ts';
import { FORGED_FIELDS, WRONG_VALUES } from './hostile-values.testing.ts';

export function* hostileBodies(
  call: DescribedCall,
  schema: JsonSchema,
  valid: ValidRequest & { body: Readonly<Record<string, unknown>> },
): Generator<HostileRequest> {
  const withBody = (body: unknown, text: string) =>
    made(call, { ...valid, body: body as ValidRequest['body'] }, text);
  for (const [name, value] of Object.entries(FORGED_FIELDS))
    yield withBody({ ...valid.body, [name]: value }, `forged ${name}`);
  for (const place of placesOf(schema, valid.body)) {
    for (const value of WRONG_VALUES)
      yield withBody(put(valid.body, place, value), `body ${place.join('.')}: ${label(value)}`);
    yield withBody(put(valid.body, place, undefined), `body without ${place.join('.')}`);
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

/** Every field the schema or the valid body has, as a path. */
function placesOf(
  schema: JsonSchema,
  body: unknown,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (schema.items && Array.isArray(body))
    return [[...path], ...placesOf(schema.items, (body as unknown[])[0], [...path, 0])];
  const names = Object.keys(schema.properties ?? (isObject(body) ? body : {}));
  const below = names.flatMap((name) =>
    placesOf(schema.properties?.[name] ?? {}, isObject(body) ? body[name] : undefined, [
      ...path,
      name,
    ]),
  );
  return path.length > 0 ? [[...path], ...below] : below;
}

function put(
  body: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry: unknown, place) => (place === step ? put(entry, rest, value) : entry));
  const before = isObject(body) ? body : {};
  return { ...before, [step]: put(before[step], rest, value) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
