/** Reads “under £20” out of a search. */

const BEFORE = new Set(['under', 'below', 'less', 'max', 'maximum']);
const PENCE_IN_A_POUND = 100;
const MOST_POUNDS = 10_000;

export interface Budgeted {
  words: string[];
  /** Undefined if the search names no price. */
  maxPence: number | undefined;
}

/** Takes out the first price with the word before it: 'under 20', 'less than 20'. */
export function withoutBudget(words: readonly string[]): Budgeted {
  const at = words.findIndex((word, place) => BEFORE.has(word) && poundsAt(words, place) !== null);
  const pounds = at < 0 ? null : poundsAt(words, at);
  if (!pounds) return { words: [...words], maxPence: undefined };
  return {
    words: words.filter((_, place) => place < at || place > pounds.at),
    maxPence: pounds.value * PENCE_IN_A_POUND,
  };
}

function poundsAt(words: readonly string[], place: number): { at: number; value: number } | null {
  const at = words[place + 1] === 'than' ? place + 2 : place + 1;
  const value = /^\d+$/.test(words[at] ?? '') ? Number(words[at]) : 0;
  return value > 0 && value <= MOST_POUNDS ? { at, value } : null;
}
