/** The characters of references that people read, type and scan: a scrambled number and its check. */

// Without vowels, so that references spell no words, and without look-alike characters. The count is prime, which
// lets the check character catch every single wrong character and every swap of two neighbours.
const ALPHABET = '123456789BCDFGHJKMNPQRSTVWXYZ';
const BASE = BigInt(ALPHABET.length);
const LENGTH = 6;
const SPACE = BASE ** BigInt(LENGTH);
// Coprime to the base, so every number has a unique reference, far from its neighbours'. References therefore do
// not reveal how many orders the shop takes.
const STRIDE = 387_420_493n;
/** Undoes the stride: their product is 1 modulo the space. */
const STRIDE_BACK = 78_509_760n;

/** Seven characters for a sequence number. Throws RangeError outside 1 to 594,823,320. */
export function referenceCharacters(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || BigInt(sequence) >= SPACE)
    throw new RangeError(`Not a number of a reference: ${sequence}`);
  let rest = (BigInt(sequence) * STRIDE) % SPACE;
  let characters = '';
  for (let place = 0; place < LENGTH; place += 1) {
    characters = ALPHABET.charAt(Number(rest % BASE)) + characters;
    rest /= BASE;
  }
  return characters + checkCharacter(characters);
}

/** The sequence number of seven characters in upper case. Null if they are of no reference. */
export function sequenceOfCharacters(characters: string): number | null {
  const isKnown =
    characters.length === LENGTH + 1 &&
    [...characters].every((character) => ALPHABET.includes(character));
  const numbered = characters.slice(0, LENGTH);
  if (!isKnown || checkCharacter(numbered) !== characters.charAt(LENGTH)) return null;
  const scrambled = [...numbered].reduce(
    (total, character) => total * BASE + BigInt(ALPHABET.indexOf(character)),
    0n,
  );
  const sequence = Number((scrambled * STRIDE_BACK) % SPACE);
  return sequence === 0 ? null : sequence;
}

function checkCharacter(characters: string): string {
  const weighted = [...characters].reduce(
    (total, character, place) => total + ALPHABET.indexOf(character) * (place + 2),
    0,
  );
  return ALPHABET.charAt(weighted % ALPHABET.length);
}
