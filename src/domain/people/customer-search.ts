/** What was typed to find a customer: words of the name and email, a postcode, or a phone number. */

export interface CustomerSearch {
  /** Each is in the name or email. */
  words: readonly string[];
  /** Alternatively: words, and the beginning of a postcode after them. */
  postcode: { words: readonly string[]; beginning: string } | null;
  /** Alternatively: a part of a phone number. */
  digits: string | null;
}

const MOST_WORDS = 8;
const FEWEST_DIGITS = 4;
/** A British postcode or its beginning, without spaces. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]{0,5}$/;

/** @param words as the database writes them: small, without accents and punctuation */
export function readSearch(text: string, words: readonly string[]): CustomerSearch {
  const few = [...new Set(words)].slice(0, MOST_WORDS);
  return { words: few, postcode: postcodeIn(words.slice(0, MOST_WORDS)), digits: digitsIn(text) };
}

function postcodeIn(words: readonly string[]): CustomerSearch['postcode'] {
  const at = words.findIndex((_, place) => POSTCODE.test(words.slice(place).join('')));
  if (at === -1) return null;
  return { words: words.slice(0, at), beginning: words.slice(at).join('') };
}

/** Without the 0 or +44 before the number, because others write it otherwise. */
function digitsIn(text: string): string | null {
  const compact = text.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const digits = compact.replace(/^(?:(?:\+|00)44|\+)?0?/, '');
  return digits.length < FEWEST_DIGITS ? null : digits;
}
