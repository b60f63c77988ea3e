/** The number of typing mistakes between two words (Damerau–Levenshtein, optimal string alignment). */

/** Counts insertions, deletions, replacements and swaps of neighbours. Returns some number above `most` if there are more. */
export function editDistance(one: string, other: string, most: number): number {
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
