/** A pasted list of names: one a line, whatever numbers, bullets and blanks came with them; what is there twice is counted. */
import { MAX_LINE_QUANTITY } from '../cart/cart.ts';
import { normaliseText } from './personalisation.ts';

/** Different names that are taken at once. */
export const MAX_NAMES = 200;

export interface ListedName {
  text: string;
  /** How often it is to be made. */
  quantity: number;
}

export interface NameList {
  /** In the order they first came. */
  names: readonly ListedName[];
  /** Names that came more than once, each counted as one line. */
  doubles: number;
  /** Lines beyond what is taken at once, or beyond what one name may be made. */
  left: number;
}

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/u;
const BULLET = /^(?:[-–—*•‣⁃◦▪▫●○■□·✓✔☐☑]+\s+|[•‣⁃◦▪▫●○■□·✓✔☐☑]+)/u;
/** "1.", "2)", "(3)", "4:" or the number column of a spreadsheet; a name that is a number itself stays one. */
const NUMBERING = /^(?:\(\d{1,3}\)\s*|\d{1,3}[.)](?=\s|\p{L})\s*|\d{1,3}:\s+|\d{1,3}\t+\s*)(?=\S)/u;
const TRAILING = /[\s,;]+$/u;

/** @param pasted one name a line */
export function readNameList(pasted: string): NameList {
  const names = new Map<string, number>();
  let left = 0;
  for (const line of pasted.split(LINE_END)) {
    const text = tidyLine(line);
    if (text === '') continue;
    const before = names.get(text);
    if (before === undefined ? names.size >= MAX_NAMES : before >= MAX_LINE_QUANTITY) left += 1;
    else names.set(text, (before ?? 0) + 1);
  }
  const listed = [...names].map(([text, quantity]) => ({ text, quantity }));
  return { names: listed, doubles: listed.filter(({ quantity }) => quantity > 1).length, left };
}

/** Names that were edited into one another become one, with the pieces of both. */
export function joinNames(names: readonly ListedName[]): ListedName[] {
  const joined = new Map<string, number>();
  for (const { text, quantity } of names) {
    const words = normaliseText(text);
    joined.set(words, (joined.get(words) ?? 0) + quantity);
  }
  return [...joined].map(([text, quantity]) => ({ text, quantity }));
}

/** Pieces in all. */
export function countPieces(names: readonly ListedName[]): number {
  return names.reduce((sum, { quantity }) => sum + quantity, 0);
}

function tidyLine(line: string): string {
  const bare = line.trim().replace(BULLET, '').replace(NUMBERING, '').replace(BULLET, '');
  return normaliseText(bare.replace(TRAILING, ''));
}
