import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTranslation } from './read-translations.ts';
import type { Bundle } from './read-translations.ts';

const folder = new URL('../../../locales/en/', import.meta.url);
const files = readdirSync(folder).map((file): [namespace: string, words: Bundle] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Bundle,
]);

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

const keysOf = (bundle: Bundle): string[] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((rest) => `${key}.${rest}`),
  );

describe('translations', () => {
  const i18next = createInstance();

  beforeAll(async () => {
    await i18next.init({
      lng: 'en',
      resources: { en: Object.fromEntries(files) },
      interpolation: { escapeValue: false },
    });
  });

  test('include the texts of screens and of emails', () => {
    expect(files.map(([namespace]) => namespace)).toEqual(
      expect.arrayContaining(['shell', 'emails']),
    );
  });

  test.each(files)('have every key of %s as i18next reads it', (namespace, bundle) => {
    const named = [...JSON.stringify(bundle).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => [
      name,
      `<${name}>`,
    ]);
    for (const key of keysOf(bundle)) {
      const base = key.replace(PLURAL_FORM, '');
      for (const count of [0, 1, 2, 21]) {
        const values = { ...Object.fromEntries(named), ...(base === key ? {} : { count }) };
        expect(readTranslation(bundle, base, values)).toBe(
          i18next.t(`${namespace}:${base}`, values),
        );
      }
    }
  });

  test('support plural forms and values', () => {
    const bundle = {
      line_zero: 'none',
      line_one: '{{count}} line for {{name}}',
      line_other: '{{count}} lines',
    };
    expect(readTranslation(bundle, 'line', { count: 0 })).toBe('none');
    expect(readTranslation(bundle, 'line', { count: 1, name: 'Siân & Co' })).toBe(
      '1 line for Siân & Co',
    );
    expect(readTranslation(bundle, 'line', { count: 2 })).toBe('2 lines');
  });

  test('are empty where there is no text', () => {
    const bundle = { deep: { er: 'x' } };
    expect(readTranslation(bundle, 'deep.er')).toBe('x');
    expect(readTranslation(bundle, 'deep.missing')).toBeUndefined();
    expect(readTranslation(bundle, 'deep')).toBeUndefined();
    expect(readTranslation(undefined, 'deep')).toBeUndefined();
  });
});
