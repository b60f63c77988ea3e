/**
 * What shoppers call things, people and occasions under other names than the shop's. Each line of a table reads
 * `typed, or typed = categories that fit > others that fit as well; words that products may hold instead`.
 */
import { NOT_MADE } from './not-made.ts';
import { OCCASIONS } from './occasions.ts';
import { PEOPLE } from './people.ts';
import { THINGS } from './things.ts';

export interface Meaning {
  /** Typed words or phrases: lower case, without accents and apostrophes ('mother day' for "mother's day"). */
  says: readonly string[];
  /** Words that products may contain instead. */
  words: readonly string[];
  /** Slugs of categories whose products fit. */
  categories: readonly string[];
  /** Slugs of categories whose products fit as well, after those. */
  wider: readonly string[];
  /** An occasion rather than a kind of product: if nothing fits both, the kind counts more. */
  occasion: boolean;
  /** The shop's name, in the plural, for what it does not make; what fits only comes near. */
  notMade?: string;
}

export const MEANINGS: readonly Meaning[] = [
  ...readTable(OCCASIONS, true),
  ...readTable(PEOPLE, true),
  ...readTable(THINGS, false),
  ...readNotMade(NOT_MADE),
];

function readTable(table: string, occasion: boolean): Meaning[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [says = '', fits = ''] = line.split(' = ');
      const [slugs = '', words = ''] = fits.split(';');
      const [categories = '', wider = ''] = slugs.split('>');
      return {
        says: listOf(says),
        categories: listOf(categories),
        wider: listOf(wider),
        words: listOf(words),
        occasion,
      };
    });
}

/** The name is before a colon. */
function readNotMade(table: string): Meaning[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [notMade = '', meaning = ''] = line.split(': ');
      return readTable(meaning, false).map((read) => ({ ...read, notMade }));
    });
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
