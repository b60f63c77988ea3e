/** Translations for emails, from the same locales as the storefront's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE, readTranslation } from '../domain/text/read-translations.ts';
import type { Bundle, TranslationValues } from '../domain/text/read-translations.ts';

const FOLDER = path.join(import.meta.dirname, '../../locales', LANGUAGE);

export type Translate = (key: string, values?: TranslationValues) => string;

/** Translations from `locales/en/<namespace>.json`, read once; a missing key throws, so that no email shows one. */
export function translate(namespace: string): Translate {
  const bundle = JSON.parse(readFileSync(path.join(FOLDER, `${namespace}.json`), 'utf8')) as Bundle;
  return (key, values) => {
    // HTML is escaped once, where it is written.
    const text = readTranslation(bundle, key, values);
    if (text === undefined) throw new Error(`No translation for ${namespace}: ${key}`);
    return text;
  };
}
