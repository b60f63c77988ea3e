/** What a text of an email must keep to. */
import { placeholdersIn, placeholderText, withoutPlaceholders } from '../text/placeholders.ts';
import type { EmailText, EmailTextRole } from './email-kind.ts';

export const LONGEST_EMAIL_TEXT: Readonly<Record<EmailTextRole, number>> = {
  subject: 150,
  heading: 120,
  paragraph: 1500,
  button: 40,
};

/** What is wrong with a text, for its writer; null if nothing is. */
export function emailTextProblem(
  { role, placeholders, required }: Omit<EmailText, 'key' | 'when'>,
  text: string,
): string | null {
  const most = LONGEST_EMAIL_TEXT[role];
  const named = placeholdersIn(text);
  const unknown = named.find((name) => !placeholders.some((known) => known === name));
  const missing = required.filter((name) => !named.includes(name));
  if (text.trim() === '') return 'Please fill this in.';
  if (text.length > most) return `At most ${most} characters: this has ${text.length}.`;
  if (role !== 'paragraph' && text.includes('\n')) return 'One line only.';
  if (unknown !== undefined)
    return `This email does not know ${placeholderText(unknown)}. It knows ${listed(placeholders)}.`;
  if (/\{\{|\}\}/.test(withoutPlaceholders(text)))
    return `Write a placeholder with two braces on each side, such as ${placeholderText('name')}.`;
  const single = placeholders.find((name) => withoutPlaceholders(text).includes(`{${name}}`));
  if (single !== undefined) return `Write ${placeholderText(single)} with two braces on each side.`;
  if (missing.length > 0) return `Please keep ${listed(missing)} in this text.`;
  return null;
}

const listed = (names: readonly string[]): string => names.map(placeholderText).join(', ');
