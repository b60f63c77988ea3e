/** The words of letters, from the same locales as the storefront's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE, readTranslation } from '../domain/text/read-translations.ts';
import type { Bundle, TranslationValues } from '../domain/text/read-translations.ts';

const FOLDER = path.join(import.meta.dirname, '../../locales', LANGUAGE);

export type Translate = (key: string, values?: TranslationValues) => string;

/** The words of `locales/en/<namespace>.json`, read once; a missing key throws, so that no letter shows one. */
export function translate(namespace: string): Translate {
  const bundle = JSON.parse(readFileSync(path.join(FOLDER, `${namespace}.json`), 'utf8')) as Bundle;
  return (key, values) => {
    // HTML is escaped where it is written, once.
    const text = readTranslation(bundle, key, values);
    if (text === undefined) throw new Error(`No words for ${namespace}: ${key}`);
    return text;
  };
}
