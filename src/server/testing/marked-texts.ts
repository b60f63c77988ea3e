/** Texts of emails that show where they are used, and which values they get. */
import { EMAIL_TEXTS, EMAILS } from '../../domain/settings/email-texts.ts';
import type { EmailText } from '../../domain/settings/email-kind.ts';
import { placeholderText } from '../../domain/text/placeholders.ts';
import { translate } from '../emails/translations.ts';
import type { EmailTexts } from '../emails/translations.ts';

export const markOf = ({ key }: EmailText): string => `[${key}]`;

const marked = Object.fromEntries(
  [...EMAIL_TEXTS.values()].map((text) => [
    text.key,
    [markOf(text), ...text.placeholders.map(placeholderText)].join(' '),
  ]),
);

/** Each text that the office can change is its mark and all placeholders that it knows. */
export const markedTexts: EmailTexts = (namespace) => translate(namespace, marked);

export function textsOfEmail(id: string): readonly EmailText[] {
  const kind = EMAILS.find((each) => each.id === id);
  if (!kind) throw new Error(`The office knows no email “${id}”`);
  return kind.texts;
}
