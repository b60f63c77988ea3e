/**
 * Enumerates every place of a JSON schema, at any depth, with a way to put any value there in an
 * otherwise valid value.
 */
import type { JsonSchema } from '../../docs/json-schema.ts';

export interface Place {
  path: readonly (string | number)[];
  schema: JsonSchema;
  /** The whole value with another at this place; undefined removes it. */
  put(value: unknown): unknown;
}

/** Tried in turn for a text with a pattern. */
const TEXTS = [
  'a',
  'new',
  '#1f4d3f',
  '123456',
  '/about',
  'a'.repeat(22),
  '2026-12-24',
  '2026-12-24T10:00:00Z',
  'sian@example.org',
  '00000000-0000-7000-8000-000000000000',
];

const choicesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? [];

/** The smallest value that the schema describes. */
export function exampleOf(schema: JsonSchema): unknown {
  const [first] = choicesOf(schema);
  if (first) return exampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    case undefined:
    default:
      return textFor(schema);
  }
}

function textFor({ pattern, format }: JsonSchema): string {
  const follows = new RegExp(pattern ?? '', 'u');
  const found =
    format === 'uuid' && !pattern ? TEXTS.at(-1) : TEXTS.find((text) => follows.test(text));
  if (found === undefined) throw new Error(`No example follows ${pattern}`);
  return found;
}

/** The value itself is the first place. @param present a valid value; missing parts are made up */
export function* placesOf(schema: JsonSchema, present: unknown): Generator<Place> {
  yield { path: [], schema, put: (value) => value };
  const choices = choicesOf(schema);
  for (const choice of choices) yield* within(choice, fitting(choice, present));
  if (choices.length === 0) yield* within(schema, present);
}

function* within(schema: JsonSchema, present: unknown): Generator<Place> {
  if (schema.items) {
    const list = Array.isArray(present) && present.length > 0 ? (present as unknown[]) : [];
    yield* below(schema.items, list[0], 0, (value) => [value, ...list.slice(1)]);
    return;
  }
  const fields = isObject(present) ? present : (exampleOf(schema) as Record<string, unknown>);
  const named: [string, JsonSchema][] = Object.entries(schema.properties ?? {});
  if (typeof schema.additionalProperties === 'object')
    named.push([Object.keys(fields)[0] ?? 'name', schema.additionalProperties]);
  for (const [name, inner] of named)
    yield* below(inner, fields[name], name, (value) => ({ ...fields, [name]: value }));
}

function* below(
  schema: JsonSchema,
  present: unknown,
  step: string | number,
  put: (value: unknown) => unknown,
): Generator<Place> {
  for (const place of placesOf(schema, present ?? exampleOf(schema)))
    yield {
      ...place,
      path: [step, ...place.path],
      put: (value) => put(place.put(value)),
    };
}

/** The present value if it is of this kind, so that a choice preserves the caller's value. */
function fitting(choice: JsonSchema, present: unknown): unknown {
  const kind = choice.properties?.type?.const;
  return kind === undefined || (isObject(present) && present.type === kind)
    ? present
    : exampleOf(choice);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
