/** Reads translations in the format of i18next: nested keys, {{values}} and plural forms. */
import { fillPlaceholders } from './placeholders.ts';

export interface Bundle {
  [key: string]: string | Bundle;
}
export type TranslationValues = Readonly<Record<string, string | number>>;

export const LANGUAGE = 'en';
const plurals = new Intl.PluralRules(LANGUAGE);

/** The text of a key with its values filled in; undefined if the key has none. */
export function readTranslation(
  bundle: Bundle | undefined,
  key: string,
  values: TranslationValues = {},
): string | undefined {
  const text = formsOf(key, values.count).reduce<string | undefined>(
    (found, form) => found ?? textAt(bundle, form),
    undefined,
  );
  return text === undefined ? undefined : fillPlaceholders(text, values);
}

/** Plural forms first, '_zero' before English's own '_other', then the plain key. */
function formsOf(key: string, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [key];
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, key];
}

function textAt(bundle: Bundle | undefined, key: string): string | undefined {
  let place: string | Bundle | undefined = bundle;
  for (const step of key.split('.')) {
    if (typeof place !== 'object') return undefined;
    place = place[step];
  }
  return typeof place === 'string' ? place : undefined;
}
