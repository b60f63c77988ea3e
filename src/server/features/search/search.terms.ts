/** Parses a search into terms, all of which must match, each by texts or by category. Does not use the database. */
import { CALLED, SPOKEN_TO } from '../../../../catalogue/search/called.ts';
import { FILLER_WORDS, SHOP_WORDS } from '../../../../catalogue/search/common-words.ts';
import { FIRST_NAMES } from '../../../../catalogue/search/first-names.ts';
import { MEANINGS, type Meaning } from '../../../../catalogue/search/meanings.ts';
import { OTHER_WORDS } from '../../../../catalogue/search/other-words.ts';
import { searchWords } from '../../../domain/text/search-words.ts';
import type { Person } from './search.store.ts';

export interface Term {
  /** As typed, words separated by spaces; identifies the term. */
  said: string;
  /** Alternative texts, each of one or more required words; empty if only a category matches the term. */
  texts: readonly string[];
  /** The last term, which may be unfinished. */
  isLast: boolean;
  /** Slugs; every product in these categories matches. */
  categories: readonly string[];
  /** Slugs of categories that fit as well, after those. */
  wider: readonly string[];
  /** Dropped if nothing matches all terms. */
  occasion: boolean;
  /** Names a kind of product, so a mention in a summary does not count: a coaster's text may mention mugs. */
  isKind: boolean;
  /** The name of what the shop does not make, unless a product has been made of it since. */
  notMade?: string;
  /** Whom the term names, if it names one person. */
  person?: Person;
}

export interface Wanted {
  terms: readonly Term[];
  /** The search contains only words that apply to every product. */
  everything: boolean;
}

interface NamedCategory {
  slug: string;
  name: string;
  occasion: boolean;
}

/** Categories by their words. */
export type CategoryNames = ReadonlyMap<string, readonly NamedCategory[]>;

const LONGEST_PHRASE = 3;
/** Shorter prefixes would match too much. */
const SHORTEST_BEGINNING = 4;

const meanings = new Map<string, Meaning>(
  MEANINGS.flatMap((meaning) => meaning.says.map((said) => [said, meaning] as const)),
);

const PEOPLE = CALLED.trim()
  .split(/\n+/)
  .map((line) => line.split(' '));

const NAMES_OF_PEOPLE = new Set(SPOKEN_TO.trim().split(/\s/));

/** Words that corrections may lead to, in addition to those of products. */
export const MEANT_WORDS: readonly string[] = [
  ...new Set([...meanings.keys()].flatMap((said) => said.split(' '))),
].filter((word) => word.length > 2 && !FILLER_WORDS.has(word));

const SPELT_RIGHT = new Set([...MEANT_WORDS, ...SHOP_WORDS, ...FILLER_WORDS, ...OTHER_WORDS]);

/** Whether this is a word of the tables, which is never corrected. */
export const isSpeltRight = (word: string): boolean =>
  SPELT_RIGHT.has(word) || SPELT_RIGHT.has(singular(word)) || FIRST_NAMES.has(word);

/** The first names among the words of a search, as typed. */
export const namesIn = (keyword: string): string =>
  keyword
    .split(/\s+/)
    .filter((word) => FIRST_NAMES.has(searchWords(word).join(' ')))
    .join(' ');

/** Whether the search is for a person’s name and nothing else: 'for Siân', 'Olivia gift'. */
export const isForName = ({ terms }: Wanted): boolean =>
  terms.length > 0 && terms.every(({ said }) => FIRST_NAMES.has(said));

/** What the person in the search is called on a present, such as 'Dad'; null without a person, or with several. */
export function calledIn(terms: readonly Term[]): string | null {
  const [typed, ...others] = terms.flatMap(({ person }) => person?.typed ?? []);
  if (typed === undefined || others.length > 0 || !NAMES_OF_PEOPLE.has(typed)) return null;
  const one = typed.replace(/^(mum|dad|mother|father)s$/, '$1');
  return one.charAt(0).toUpperCase() + one.slice(1);
}

export function categoryNames(
  categories: readonly NamedCategory[],
  wordsOf: (name: string) => readonly string[],
): CategoryNames {
  const names = new Map<string, NamedCategory[]>();
  const add = (key: string, category: NamedCategory) =>
    names.set(key, [...(names.get(key) ?? []), category]);
  for (const category of categories) {
    const all = wordsOf(category.name).map(singular);
    const words = all.filter((word) => !FILLER_WORDS.has(word));
    // The words of an occasion's name may name kinds of things: “Mugs and glasses for Dad”.
    const single = category.occasion ? [] : words.filter((word) => !SHOP_WORDS.has(word));
    for (const key of new Set([words.join(' '), ...single])) add(key, category);
  }
  return names;
}

/** Finds products that have the words of a term in their name, without those that only come near. */
export const byNameAlone = ({ said }: Term): Term => ({
  // Quoted, because results are cached by what was said.
  said: `"${said}"`,
  texts: [said],
  isLast: false,
  categories: [],
  wider: [],
  occasion: false,
  isKind: true,
});

/** Matches the longest phrases first and drops filler words. */
export function wantedBy(words: readonly string[], names: CategoryNames): Wanted {
  const terms: Term[] = [];
  let isOfShop = false;
  for (let place = 0; place < words.length;) {
    const { term, length } = phraseAt(words, place, names);
    const word = words[place] ?? '';
    if (term) terms.push(term);
    else if (SHOP_WORDS.has(word)) isOfShop = true;
    else if (!FILLER_WORDS.has(word)) terms.push(termOf([word], place + 1 === words.length));
    place += length;
  }
  return { terms, everything: terms.length === 0 && isOfShop };
}

/** Completes the last word to a word with a defined meaning; null if there is none. */
export function finishedWords(words: readonly string[]): string[] | null {
  const last = words.at(-1) ?? '';
  if (last.length < SHORTEST_BEGINNING) return null;
  const finished = MEANT_WORDS.find((word) => word.startsWith(last));
  return finished === undefined ? null : [...words.slice(0, -1), finished];
}

function phraseAt(
  words: readonly string[],
  place: number,
  names: CategoryNames,
): { term: Term | null; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - place); length > 0; length -= 1) {
    const phrase = words.slice(place, place + length);
    const meaning = meanings.get(phrase.join(' ')) ?? meanings.get(phrase.map(singular).join(' '));
    const named = names.get(phrase.map(singular).join(' ')) ?? [];
    if (meaning || named.length > 0) {
      const isLast = place + length === words.length;
      return { term: termOf(phrase, isLast, meaning, named), length };
    }
  }
  return { term: null, length: 1 };
}

function termOf(
  phrase: readonly string[],
  isLast: boolean,
  meaning?: Meaning,
  named: readonly NamedCategory[] = [],
): Term {
  const said = phrase.join(' ');
  const occasion =
    meaning?.occasion ?? (named.length > 0 && named.every((category) => category.occasion));
  return {
    said,
    // Postgres drops the t of 't shirt', which would then match every shirt. A single letter may
    // begin a word.
    texts: [
      ...(phrase.length > 1 && phrase.some((word) => word.length < 2) ? [] : [said]),
      ...(meaning?.words ?? []),
    ],
    isLast,
    categories: [...new Set([...(meaning?.categories ?? []), ...named.map(({ slug }) => slug)])],
    wider: meaning?.wider ?? [],
    occasion,
    isKind: !occasion && (meaning !== undefined || named.length > 0),
    ...(meaning?.notMade !== undefined && named.length === 0 && { notMade: meaning.notMade }),
    ...(occasion && personIn(phrase)),
  };
}

/** No person if the phrase names two: 'mum and dad' is neither alone. */
function personIn(phrase: readonly string[]): { person?: Person } {
  const named = phrase.flatMap((typed) => {
    const own = PEOPLE.find((words) => words.includes(typed));
    return own ? [{ typed, own, others: PEOPLE.filter((words) => words !== own).flat() }] : [];
  });
  return named.length === 1 ? { person: named[0]! } : {};
}

/** Maps 'mugs' and 'mug' to one category; sufficient for the few, known category names. */
function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
