/** The table rows of a schema lose nothing that a reader needs. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { schemaRows } from './schema-rows.ts';
import type { JsonSchema } from './schema-rows.ts';

const rowsOf = (shape: z.ZodType) =>
  schemaRows(z.toJSONSchema(shape) as JsonSchema).map(
    ({ path, type, required, notes }) => `${path}: ${type}${required ? '' : '?'} ${notes}`,
  );

test('a nullable field keeps its type and its description', () => {
  const shape = z.strictObject({
    invoice: z.string().nullable().describe('Its number'),
    keys: z
      .strictObject({ public: z.string().max(9) })
      .nullable()
      .describe('As given'),
  });
  expect(rowsOf(shape)).toEqual([
    'invoice: string | null Its number',
    'keys: object | null As given',
    'keys.public: string at most 9 characters',
  ]);
});

test('a list is described by its items, with a row of its own where there is more to say', () => {
  const entry = z.strictObject({ name: z.string() });
  const shape = z.strictObject({
    items: z.array(entry),
    fields: z.array(entry).max(3).describe('In order'),
    codes: z.array(z.string()).length(10),
  });
  expect(rowsOf(shape)).toEqual([
    'items[].name: string ',
    'fields: list at most 3 entries; In order',
    'fields[].name: string ',
    'codes: list of string exactly 10 entries',
  ]);
});
