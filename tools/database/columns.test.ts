/** Typing the columns of the generated schema. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typeColumns } from './columns.ts';

const schema = readFileSync(
  new URL('../../src/server/database/schema.ts', import.meta.url),
  'utf8',
);
/** As the generator writes it. */
const generated = schema
  .replaceAll(/^import type .* from "\..*\n/gm, '')
  .replaceAll(/\bJsonb<\w+(?:\[\w*\])?>/g, 'Json')
  .replaceAll(
    /\b(?:\w+(?:State|Kind|Role|Purpose|Cause|Result|Trouble)|ScanStep|SendingField|Process|GiftDay|DraftDecision|PhotoFormat|SettingsGroup)(?=(?:\[\])?>?[;| ])/g,
    'string',
  );

describe('typing columns', () => {
  test('names the values of text and jsonb, and keeps null and defaults', () => {
    const typed = typeColumns(generated);
    expect(typed).toContain('shippingAddress: Jsonb<Address> | null;');
    expect(typed).toContain('state: Generated<CartState>;');
    expect(typed).toContain('settings: Generated<Jsonb<MachineSettings>>;');
    expect(typed).toBe(schema);
  });

  test('fails if the database lacks a column', () => {
    expect(() => typeColumns(generated.replace('  promise: Json;\n', ''))).toThrow(
      'CustomerOrder.promise',
    );
  });
});
