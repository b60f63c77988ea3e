/** Which pages and actions the palette shows for what was typed. */

export interface Found {
  key: string;
  name: string;
  /** Other words for it. */
  also?: string;
}

/** Every typed word must begin a word of the name or of its other words; names that begin so come first. */
export function findAll<Entry extends Found>(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsIn(typed);
  const begins = ({ name }: Found) =>
    words.length > 0 && name.toLowerCase().startsWith(words.join(' '));
  return entries
    .filter(({ name, also = '' }) => {
      const within = wordsIn(`${name} ${also}`);
      return words.every((word) => within.some((other) => other.startsWith(word)));
    })
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
