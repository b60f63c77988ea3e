import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { provideWords, translate, type Bundle, type Words } from './words.ts';

const folder = new URL('../../../locales/en/', import.meta.url);
const files: Words = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Bundle,
  ]),
);

const keysOf = (bundle: Bundle): string[] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((rest) => `${key}.${rest}`),
  );

describe('words', () => {
  const i18next = createInstance();

  beforeAll(async () => {
    provideWords(files);
    await i18next.init({
      lng: 'en',
      resources: { en: files },
      interpolation: { escapeValue: false },
    });
  });

  test('every key of every file reads as i18next reads it', () => {
    for (const [namespace, bundle] of Object.entries(files)) {
      for (const key of keysOf(bundle)) {
        const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
        const named = [...JSON.stringify(bundle).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(
          ([, name]) => [name, `<${name}>`],
        );
        for (const count of [0, 1, 2, 21]) {
          const values = { ...Object.fromEntries(named), ...(base === key ? {} : { count }) };
          expect(translate(namespace, base, values)).toBe(
            i18next.t(`${namespace}:${base}`, values),
          );
        }
      }
    }
  });

  test('plural forms, values and other namespaces', () => {
    provideWords({
      trial: {
        line_zero: 'none',
        line_one: '{{count}} line for {{name}}',
        line_other: '{{count}} lines',
        deep: { er: 'x' },
      },
    });
    expect(translate('trial', 'line', { count: 0 })).toBe('none');
    expect(translate('trial', 'line', { count: 1, name: 'Siân & Co' })).toBe(
      '1 line for Siân & Co',
    );
    expect(translate('trial', 'line', { count: 2 })).toBe('2 lines');
    expect(translate('home', 'trial:deep.er')).toBe('x');
  });

  test('a missing key shows itself', () => {
    expect(translate('trial', 'deep.missing')).toBe('deep.missing');
    expect(translate('trial', 'deep')).toBe('deep');
    expect(translate('nowhere', 'deep')).toBe('deep');
  });
});
