/** Finds the products for the words of a search: as typed, as begun, as meant, or the closest. */
import { editDistance } from '../../../domain/text/edit-distance.ts';
import { allProducts } from './facts/shop-facts.ts';
import type { GuessedSearch, Search, SearchIndex } from './search.memory.ts';
import type { searchStore } from './search.store.ts';
import { finishedWords, isForName, isSpeltRight, MEANT_WORDS, wantedBy } from './search.terms.ts';

interface CandidatesContext {
  store: Pick<ReturnType<typeof searchStore>, 'wordsBeginning' | 'wordsAlike'>;
}

const NOTHING: Search = { found: [], more: false };
/** Shorter words beside others have too many neighbours: 'get well' is not 'get wall'. */
const SHORT = 4;
/** Words of this length may have two wrong letters, shorter ones only one. */
const LONG = 8;
/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Less than one term, however many terms there are. */
const EARLIER = 0.01;

/** The nearest match first. @param words without stop words */
export async function candidates(
  context: CandidatesContext,
  index: SearchIndex,
  words: readonly string[],
): Promise<GuessedSearch> {
  const { everything } = wantedBy(words, index.names);
  if (everything) return { found: allProducts(index.facts), more: false };
  if (words.length === 0) return NOTHING;
  const search = await found(index, words);
  if (search.found.length > 0) return search;
  const guess = await index.guessed(words, async () => {
    const longer = await completed(context, index, words);
    if (longer.found.length > 0) return longer;
    return (await corrected(context, index, words)) ?? (await closest(index, words));
  });
  if (guess.found.length > 0 || !isForName(wantedBy(words, index.names))) return guess;
  return { found: allProducts(index.facts), more: false, isName: true };
}

/**
 * Products that match all terms; if none do, those that match the terms other than occasions. The last word counts as
 * finished: 'pan' is not the beginning of 'panda'.
 */
async function found({ byTerms, names }: SearchIndex, words: readonly string[]): Promise<Search> {
  const terms = wantedBy(words, names).terms.map((term) => ({ ...term, isLast: false }));
  if (terms.length === 0) return NOTHING;
  const search = await byTerms(terms);
  const things = terms.filter(({ occasion }) => !occasion);
  if (search.found.length > 0 || things.length === 0 || things.length === terms.length)
    return search;
  return byTerms(things);
}

/** Searches as the shopper types: an unfinished word may already be longer than its stem. */
async function completed(
  { store }: CandidatesContext,
  index: SearchIndex,
  words: readonly string[],
): Promise<Search> {
  const { terms } = wantedBy(words, index.names);
  const last = terms.at(-1);
  const endings = last?.isLast ? await store.wordsBeginning(words.at(-1) ?? '') : [];
  const search = last?.isLast ? await index.byTerms(terms, endings) : NOTHING;
  if (search.found.length > 0) return search;
  const finished = finishedWords(words);
  return finished ? found(index, finished) : NOTHING;
}

/** Searches for the nearest known words, if that finds products that match all of them. */
async function corrected(
  { store }: CandidatesContext,
  index: SearchIndex,
  words: readonly string[],
) {
  const alike = await store.wordsAlike(words);
  const nearest = words.map((word, place) => {
    const { isKnown = false, alike: known = [] } = alike[place] ?? {};
    const mayBeWrong =
      !isKnown && !isSpeltRight(word) && (word.length > SHORT || words.length === 1);
    return mayBeWrong ? (nearestWord(word, known) ?? word) : word;
  });
  const correctedTo = nearest.join(' ');
  if (correctedTo === words.join(' ')) return null;
  const search = await found(index, nearest);
  return search.found.length > 0 ? { ...search, correctedTo } : null;
}

/**
 * The nearest known word within a few letters.
 * @param alike known words of products, the most similar first
 */
function nearestWord(typed: string, alike: readonly string[]): string | undefined {
  if (typed.length < SHORTEST) return undefined;
  const most = typed.length < LONG ? 1 : 2;
  // Words with a defined meaning come first: 'mothrs' is 'mothers', not 'others'.
  const near = [...MEANT_WORDS, ...alike]
    // A slip rarely spoils the first letter: 'test' is not 'best'.
    .filter((word) => word[0] === typed[0] || typed.length >= LONG)
    .map((word) => ({ word, far: editDistance(typed, word, most) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return near[0]?.word;
}

/**
 * Leaves out the words that no product holds, such as a name, and puts first what matches most of the others; of equal
 * products those of the first term, since people type what matters first: "christening gift for a boy".
 */
async function closest(
  { byTerms, names }: SearchIndex,
  words: readonly string[],
): Promise<GuessedSearch> {
  const { terms } = wantedBy(words, names);
  const each = await Promise.all(terms.map((term) => byTerms([term])));
  const held = new Map<number, number>();
  each.forEach(({ found: products }, at) => {
    for (const product of products)
      held.set(product, (held.get(product) ?? 0) + 1 + EARLIER * (terms.length - at));
  });
  const worth = (product: number) => held.get(product) ?? 0;
  const heldTerms = each.filter(({ found: products }) => products.length > 0).length;
  return {
    // Sorting is stable, so the products of each term keep their order.
    found: [...held.keys()].toSorted((one, other) => worth(other) - worth(one)),
    more: each.some(({ more }) => more),
    isPartial: [...held.values()].every((most) => Math.floor(most) < heldTerms),
    without: terms.flatMap(({ said }, at) => (each[at]?.found.length === 0 ? [said] : [])),
  };
}
