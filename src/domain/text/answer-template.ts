/** Templates of answers: what they can name, and with what it is filled. */
import { placeholdersIn, placeholderText, withoutPlaceholders } from './placeholders.ts';

/** What `{{name}}` is in an answer to somebody who gave no name. */
const NAMELESS = 'customer';

/** The placeholders that templates can use, and what each is replaced with. */
export const ANSWER_PLACEHOLDERS = { name: 'the sender’s name' } as const;

const KNOWN = Object.keys(ANSWER_PLACEHOLDERS);
const LISTED = KNOWN.map(placeholderText).join(', ');

/** Templates that were saved before placeholders had two braces have `{name}`. */
const NAME = /\{\{\s*name\s*\}\}|\{name\}/g;
const WITH_ONE_BRACE = /(?<!\{)\{name\}(?!\})/g;
const ONE_BRACE = /\{\s*(\w+)\s*\}/;

/** @param name of the sender; null: not given */
export const fillAnswerTemplate = (text: string, name: string | null): string =>
  text.replaceAll(NAME, () => name ?? NAMELESS);

/** The text with placeholders as they are written now. */
export const withTwoBraces = (text: string): string =>
  text.replaceAll(WITH_ONE_BRACE, placeholderText('name'));

/** What is wrong with a template, for its writer; null if nothing is. */
export function answerTemplateProblem(text: string): string | null {
  const rest = withoutPlaceholders(withTwoBraces(text));
  const unknown = placeholdersIn(text).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined)
    return `Answers do not know ${placeholderText(unknown)}. They know ${LISTED}.`;
  if (/\{\{|\}\}/.test(rest))
    return `Write a placeholder with two braces on each side, such as ${LISTED}.`;
  const [single] = ONE_BRACE.exec(rest) ?? [];
  return single === undefined ? null : `Answers do not know ${single}. They know ${LISTED}.`;
}
