/** Converts a JSON schema to table rows: each field by its path, with its type and limits. */

export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  /** Variants distinguished by a field, such as the kinds of layers. */
  oneOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
}

export interface SchemaRow {
  /** 'items[].name'; empty for a value without fields. */
  path: string;
  type: string;
  required: boolean;
  /** Limits, default, description. */
  notes: string;
}

export function schemaRows(schema: JsonSchema, path = '', required = true): SchemaRow[] {
  const [inner, nullable] = withoutNull(schema);
  const { properties, items, additionalProperties } = inner;
  if (items) {
    if (isPlain(items))
      return [row(inner, path, `list of ${typeOf(withoutNull(items)[0])}`, required, nullable)];
    const list = row(inner, path, 'list', required, nullable);
    // The rows of its entries show that it is a list, so its own row is left out unless it has
    // notes.
    return [...(list.notes === '' ? [] : [list]), ...schemaRows(items, `${path}[]`)];
  }
  const own =
    path === '' || path.endsWith('[]') ? [] : [row(inner, path, typeOf(inner), required, nullable)];
  if (properties) {
    const fields = Object.entries(properties).flatMap(([name, field]) =>
      schemaRows(
        field,
        path === '' ? name : `${path}.${name}`,
        inner.required?.includes(name) ?? false,
      ),
    );
    return [...own, ...fields];
  }
  if (typeof additionalProperties === 'object' && !isPlain(additionalProperties))
    return [...own, ...schemaRows(additionalProperties, `${path}.{name}`)];
  return own.length > 0 ? own : [row(inner, path, typeOf(inner), required, nullable)];
}

/** The type of a nullable schema without null. */
function withoutNull(schema: JsonSchema): [JsonSchema, boolean] {
  if (typeof schema.type === 'object') {
    const [type, ...others] = schema.type.filter((each) => each !== 'null');
    if (type && others.length === 0) return [{ ...schema, type }, schema.type.includes('null')];
  }
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const nullable = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const [only] = choices;
  if (!nullable || choices.length !== 1 || !only) return [schema, nullable];
  const description = schema.description ?? only.description;
  return [{ ...only, ...(description && { description }) }, true];
}

const isPlain = (schema: JsonSchema): boolean => {
  const [inner] = withoutNull(schema);
  return !inner.properties && !inner.items && typeof inner.additionalProperties !== 'object';
};

function typeOf({
  type,
  enum: values,
  const: only,
  format,
  anyOf,
  properties,
  additionalProperties,
}: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (properties || typeof additionalProperties === 'object') return 'object';
  if (format) return format;
  return typeof type === 'string' ? type : 'any';
}

function row(
  schema: JsonSchema,
  path: string,
  type: string,
  required: boolean,
  nullable: boolean,
): SchemaRow {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, description } = schema;
  const bounds = [
    span(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ''),
    span(minLength, maxLength, ' characters'),
    span(minItems, maxItems, ' entries'),
    schema.default === undefined || schema.default === ''
      ? ''
      : `${JSON.stringify(schema.default)} unless given`,
    description ?? '',
  ];
  return {
    path,
    type: nullable ? `${type} | null` : type,
    required,
    notes: bounds.filter(Boolean).join('; '),
  };
}

function span(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least === undefined || least === -Number.MAX_SAFE_INTEGER ? undefined : least;
  if (from !== undefined && most !== undefined)
    return from === most ? `exactly ${most}${unit}` : `${from} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return from === undefined ? '' : `at least ${from}${unit}`;
}
