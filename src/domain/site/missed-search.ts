/** What is counted of a search that found nothing: words, without what may tell who searched. */
import { searchWords } from '../text/search-words.ts';

/** Fewer searches of a word may all be one person's, so reports leave them out. */
export const LEAST_REPORTED = 3;
/** Days for which counts are stored: a year, and the same days before. */
export const MISSED_SEARCH_DAYS = 800;

/** Plain letters only: numbers may be of a phone, a postcode or an order. */
const COUNTED = /^\p{Letter}{3,20}$/u;

/** Each word once, in alphabetical order. */
export function countedWords(keyword: string): string[] {
  if (keyword.includes('@')) return [];
  return [...new Set(searchWords(keyword))].filter((word) => COUNTED.test(word)).toSorted();
}
