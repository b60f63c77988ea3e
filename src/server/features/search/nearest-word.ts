/** Corrects a mistyped word to the nearest known word within a few letters. */
import { editDistance } from '../../../domain/text/edit-distance.ts';
import { MEANT_WORDS } from './search.terms.ts';

/** Words of this length may have two wrong letters, shorter ones only one. */
const LONG = 8;
/** Shorter words have too many neighbours. */
const SHORTEST = 4;

/** @param alike known words of products, the most similar first */
export function nearestWord(typed: string, alike: readonly string[]): string | undefined {
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
