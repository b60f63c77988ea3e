/** Removes from typed text what could deceive a reader or break a mail header: control characters, direction marks, lone surrogates. */

export const UNPRINTABLE_MESSAGE = 'Please remove the characters that cannot be printed.';

// Includes direction marks and zero-width characters, which make one name look like another.
const HIDDEN = String.raw`\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff`;
const UNPRINTABLE = new RegExp(String.raw`[\p{Cc}${HIDDEN}]`, 'u');
const CONTROLS_AND_HIDDEN = new RegExp(String.raw`[\p{Cc}${HIDDEN}]+`, 'gu');
const EXCEPT_BREAKS = new RegExp(String.raw`(?!\n)[\p{Cc}${HIDDEN}]`, 'gu');
const PASTED_SPACES = /[\t\p{Zs}]/gu;

/** For subjects, titles and names. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS_AND_HIDDEN, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Converts tabs and no-break, wide and thin spaces, which come with pasted text, to spaces. */
export function plainSpaces(text: string): string {
  return text.replaceAll(PASTED_SPACES, ' ');
}

/** Converts CRLF and CR to LF. */
export function plainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** For messages: keeps line breaks. */
export function manyLines(text: string): string {
  return plainBreaks(text).replaceAll('\t', ' ').replaceAll(EXCEPT_BREAKS, '').trim();
}

/** Whether the text has no unprintable characters and no line breaks. */
export function isOneLine(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** Whether the text has no unprintable characters; line breaks are allowed. */
export function isPrintable(text: string): boolean {
  return isOneLine(text.replaceAll('\n', ' '));
}
