/**
 * What shoppers call things, people and occasions under other names than the shop's. Each line of a table reads
 * `typed, or typed = categories that fit; words that products may hold instead`.
 */
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
  /** An occasion rather than a kind of product: if nothing fits both, the kind counts more. */
  occasion: boolean;
}

export const MEANINGS: readonly Meaning[] = [
  ...readTable(OCCASIONS, true),
  ...readTable(PEOPLE, true),
  ...readTable(THINGS, false),
];

function readTable(table: string, occasion: boolean): Meaning[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [says = '', fits = ''] = line.split(' = ');
      const [categories = '', words = ''] = fits.split(';');
      return { says: listOf(says), categories: listOf(categories), words: listOf(words), occasion };
    });
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
