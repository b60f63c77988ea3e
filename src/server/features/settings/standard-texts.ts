/** The texts that emails have until the office changes them. */
import { EMAIL_TEXTS } from '../../../domain/settings/email-texts.ts';
import type { EmailTextsByKey } from '../../../domain/settings/email-texts.ts';
import { translate } from '../../emails/translations.ts';

/** With its placeholders, by namespace, dot and key. */
export function standardText(key: string): string {
  const dot = key.indexOf('.');
  return translate(key.slice(0, dot))(key.slice(dot + 1));
}

/** Of every text that can be changed. */
export const allStandardTexts = (): EmailTextsByKey =>
  Object.fromEntries([...EMAIL_TEXTS.keys()].map((key) => [key, standardText(key)]));

/** Without texts that are the standard ones, and without those that no email has any more; in order. */
export const changedTexts = (texts: EmailTextsByKey): EmailTextsByKey =>
  Object.fromEntries(
    [...EMAIL_TEXTS.keys()].flatMap((key) => {
      const text = texts[key];
      return text === undefined || text === standardText(key) ? [] : [[key, text]];
    }),
  );
