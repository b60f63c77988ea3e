/** The words of a search: folded to plain lower-case letters and digits, so that 'Siân’s' finds 'sian'. */

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

export function searchWords(keyword: string): string[] {
  const plain = keyword
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[’']s?\b/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}
