/** Parses a pasted list of names, one per line, without its numbering and bullets. Repeated names are counted. */
import { MAX_LINE_QUANTITY } from '../cart/cart.ts';
import { normaliseText } from './personalisation.ts';

/** The most different names in one list. */
export const MAX_NAMES = 200;

export interface ListedName {
  text: string;
  /** Pieces to make. */
  quantity: number;
}

export interface NameList {
  /** In order of first appearance. */
  names: readonly ListedName[];
  /** How many names appeared more than once. */
  doubles: number;
  /** Lines that exceed the limit of names or the limit of pieces per name. */
  left: number;
}

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/u;
const BULLET = /^(?:[-–—*•‣⁃◦▪▫●○■□·✓✔☐☑]+\s+|[•‣⁃◦▪▫●○■□·✓✔☐☑]+)/u;
/** "1.", "2)", "(3)", "4:" or the number column of a spreadsheet. A line that is only a number is a name. */
const NUMBERING = /^(?:\(\d{1,3}\)\s*|\d{1,3}[.)](?=\s|\p{L})\s*|\d{1,3}:\s+|\d{1,3}\t+\s*)(?=\S)/u;
const TRAILING = /[\s,;]+$/u;

/** @param pasted one name per line */
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

/** Merges names that became equal by editing, and adds up their pieces. */
export function joinNames(names: readonly ListedName[]): ListedName[] {
  const joined = new Map<string, number>();
  for (const { text, quantity } of names) {
    const words = normaliseText(text);
    joined.set(words, (joined.get(words) ?? 0) + quantity);
  }
  return [...joined].map(([text, quantity]) => ({ text, quantity }));
}

/** The total number of pieces. */
export function countPieces(names: readonly ListedName[]): number {
  return names.reduce((sum, { quantity }) => sum + quantity, 0);
}

function tidyLine(line: string): string {
  const bare = line.trim().replace(BULLET, '').replace(NUMBERING, '').replace(BULLET, '');
  return normaliseText(bare.replace(TRAILING, ''));
}
