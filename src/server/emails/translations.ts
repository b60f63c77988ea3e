/** Translations for emails, from the same locales as the storefront's, and as the office has changed them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmailTextsByKey } from '../../domain/settings/email-texts.ts';
import { fillPlaceholders } from '../../domain/text/placeholders.ts';
import { LANGUAGE, readTranslation } from '../../domain/text/read-translations.ts';
import type { Bundle, TranslationValues } from '../../domain/text/read-translations.ts';

const FOLDER = path.join(import.meta.dirname, '../../../locales', LANGUAGE);
const bundles = new Map<string, Bundle>();

export type Translate = (key: string, values?: TranslationValues) => string;

/** The texts of a namespace as they are now. An email asks once, so that its texts belong together. */
export type EmailTexts = (namespace: string) => Translate;

/**
 * Translations from `locales/en/<namespace>.json`, read once; a missing key throws, so that no email shows one.
 * @param changed texts that replace those of the file, by namespace, dot and key
 */
export function translate(namespace: string, changed: EmailTextsByKey = {}): Translate {
  const bundle = bundleOf(namespace);
  return (key, values = {}) => {
    const other = changed[`${namespace}.${key}`];
    // HTML is escaped once, where it is written.
    const text =
      other === undefined ? readTranslation(bundle, key, values) : fillPlaceholders(other, values);
    if (text === undefined) throw new Error(`No translation for ${namespace}: ${key}`);
    return text;
  };
}

export const standardTexts: EmailTexts = (namespace) => translate(namespace);

function bundleOf(namespace: string): Bundle {
  const known = bundles.get(namespace);
  if (known) return known;
  const bundle = JSON.parse(readFileSync(path.join(FOLDER, `${namespace}.json`), 'utf8')) as Bundle;
  bundles.set(namespace, bundle);
  return bundle;
}
