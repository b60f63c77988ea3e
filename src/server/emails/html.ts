/** Writes HTML on the server without React, for emails and the mailbox. Escapes every value that is not Markup. */

/** HTML that needs no escaping; only `html` makes it. */
export class Markup extends String {}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

type Value = string | number | Markup | readonly Markup[];

export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = pieces.reduce(
    (all, piece, place) => all + (place === 0 ? '' : write(values[place - 1])) + piece,
    '',
  );
  return new Markup(written);
}

function write(value: Value | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.toString();
  if (Array.isArray(value)) return (value as readonly Markup[]).map(String).join('');
  return escapeHtml(String(value));
}
