/** The words of a search: folded to plain lower-case letters and digits, so that 'Siân’s' finds 'sian'. */

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

export function searchWords(keyword: string): string[] {
  const words = foldWords(keyword).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

/** Whether every word of the search is in one of the texts; a search without any word finds nothing. */
export function holdsWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map(foldWords).join('\n');
  return words.length > 0 && words.every((word) => folded.includes(word));
}

function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[’']s?\b/gu, '')
    .toLowerCase();
}
