/** Text that someone typed, without what could deceive a reader or a mail header: controls, direction marks, broken halves. */

export const UNPRINTABLE_MESSAGE = 'Please remove the characters that cannot be printed.';

// Direction marks and zero-width characters too: they make one name look like another.
const HIDDEN = String.raw`\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff`;
const UNPRINTABLE = new RegExp(String.raw`[\p{Cc}${HIDDEN}]`, 'u');
const CONTROLS_AND_HIDDEN = new RegExp(String.raw`[\p{Cc}${HIDDEN}]+`, 'gu');
const EXCEPT_LINES = new RegExp(String.raw`(?![\n\t])[\p{Cc}${HIDDEN}]`, 'gu');

/** For subjects, titles and names. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS_AND_HIDDEN, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Line breaks as one character each, whichever system wrote them. */
export function plainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** For messages: lines stay. */
export function manyLines(text: string): string {
  return plainBreaks(text).replaceAll(EXCEPT_LINES, '').trim();
}

/** Whether all of it can be printed on one line. */
export function isOneLine(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** The same for text that may have several lines. */
export function isPrintable(text: string): boolean {
  return isOneLine(text.replaceAll(/[\n\t]/g, ' '));
}
