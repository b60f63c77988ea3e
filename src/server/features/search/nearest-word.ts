/** The word that a mistyped one was meant to be: few letters away, and one that the shop knows. */
import { MEANT_WORDS } from './search.terms.ts';

/** Of so many letters, two may be wrong; of fewer, one. */
const LONG = 8;
/** Shorter words have too many neighbours. */
const SHORTEST = 4;

/** @param alike known words of products, the most similar first */
export function nearestWord(typed: string, alike: readonly string[]): string | undefined {
  if (typed.length < SHORTEST) return undefined;
  const most = typed.length < LONG ? 1 : 2;
  // A word with a meaning of its own comes first: 'mothrs' is 'mothers', not 'others'.
  const near = [...MEANT_WORDS, ...alike]
    .map((word) => ({ word, far: distance(typed, word, most) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return near[0]?.word;
}

/** Letters to put in, leave out, replace or swap with the next; more than `most` is all the same. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[at - 1] === other[place - 1];
      const isSwapped =
        at > 1 && place > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1];
      row[place] = Math.min(
        (row[place - 1] ?? 0) + 1,
        (last[place] ?? 0) + 1,
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[place - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? most + 1;
}
