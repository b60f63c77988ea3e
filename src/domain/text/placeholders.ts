/** Names in double braces that stand for values, as in `Dear {{name}}`. */

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** The names in a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** The text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(PLACEHOLDER, '');

export const placeholderText = (name: string): string => `{{${name}}}`;

/** Each `{{name}}` replaced by its value; one without a value stays. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
}
