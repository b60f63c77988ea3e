/** The words of a search: folded to plain lower-case letters and digits, so that 'Siân’s' finds 'sian'. */

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

export function searchWords(keyword: string): string[] {
  return plainWords(keyword)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** Whether each word of a search begins a word of one of the texts; a search without any word finds nothing. */
export function matchesEveryWord(texts: readonly string[], words: readonly string[]): boolean {
  const held = texts.flatMap(plainWords);
  return words.length > 0 && words.every((word) => held.some((one) => one.startsWith(word)));
}

function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[’']s?\b/gu, '')
    .toLowerCase();
  return plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
