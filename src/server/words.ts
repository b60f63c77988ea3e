/** The words of letters, from the same locales as the storefront's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';

const FOLDER = path.join(import.meta.dirname, '../../locales/en');

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The words of `locales/en/<namespace>.json`, read once; a missing key throws, so that no letter shows one. */
export function translate(namespace: string): Translate {
  const words = JSON.parse(readFileSync(path.join(FOLDER, `${namespace}.json`), 'utf8')) as Record<
    string,
    unknown
  >;
  const i18n = createInstance();
  // HTML is escaped where it is written, once.
  void i18n.init({
    lng: 'en',
    ns: [namespace],
    defaultNS: namespace,
    resources: { en: { [namespace]: words } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return (key, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`No words for ${namespace}: ${key}`);
    return i18n.t(key, values);
  };
}
