/** Splits a search into words of plain lower-case letters and digits, so that 'Siân’s' finds 'sian'. */

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

export function searchWords(keyword: string): string[] {
  return plainWords(keyword)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** Whether each search word is a prefix of a word in one of the texts. False if there are no search words. */
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
