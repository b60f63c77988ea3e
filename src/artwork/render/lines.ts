/** A text as it is drawn: its lines, in capitals if the layer says so. */
import type { TextLayer } from '../design/design.ts';

export function linesOf({ text, upperCase }: Pick<TextLayer, 'text' | 'upperCase'>): string[] {
  return (upperCase ? capitals(text) : text).split('\n');
}

/** Latin, its accents, punctuation, symbols and arrows. */
export const ONLY_LATIN = /^[\0-\u036f\u1e00-\u1eff\u2000-\u2bff]*$/;

/** Greek capitals have no accents, which only the rules of that language remove. */
function capitals(text: string): string {
  return /[\u0370-\u03ff\u1f00-\u1fff]/.test(text)
    ? text.toLocaleUpperCase('el')
    : text.toUpperCase();
}
