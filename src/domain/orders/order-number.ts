/** Formats and parses order references and invoice numbers. */

// Without vowels, so that references spell no words, and without look-alike characters. The count is prime, which
// lets the check character catch every single wrong character and every swap of two neighbours.
const ALPHABET = '123456789BCDFGHJKMNPQRSTVWXYZ';
const BASE = BigInt(ALPHABET.length);
const LENGTH = 6;
const SPACE = BASE ** BigInt(LENGTH);
// Coprime to the base, so every number has a unique reference, far from its neighbours'. References therefore do
// not reveal how many orders the shop takes.
const STRIDE = 387_420_493n;

/** 'KS-4F7-K9Q2' for a sequence number. Throws RangeError outside 1 to 594,823,320. */
export function formatOrderReference(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || BigInt(sequence) >= SPACE)
    throw new RangeError(`Not an order number: ${sequence}`);
  let rest = (BigInt(sequence) * STRIDE) % SPACE;
  let characters = '';
  for (let place = 0; place < LENGTH; place += 1) {
    characters = ALPHABET.charAt(Number(rest % BASE)) + characters;
    rest /= BASE;
  }
  characters += checkCharacter(characters);
  return `KS-${characters.slice(0, 3)}-${characters.slice(3)}`;
}

/** Normalises a typed reference to its printed form. Null if it is not a valid reference. */
export function parseOrderReference(typed: string): string | null {
  const characters = typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^KS(?=.{7}$)/, '');
  const isKnown =
    characters.length === LENGTH + 1 &&
    [...characters].every((character) => ALPHABET.includes(character));
  if (!isKnown || checkCharacter(characters.slice(0, LENGTH)) !== characters.charAt(LENGTH))
    return null;
  return `KS-${characters.slice(0, 3)}-${characters.slice(3)}`;
}

export type InvoiceKind = 'invoice' | 'creditNote';

const PREFIXES: Record<InvoiceKind, string> = { invoice: 'INV', creditNote: 'CN' };

/** 'INV-000042'. Each kind has its own sequence without gaps, as the law requires of invoices. */
export function formatInvoiceNumber(kind: InvoiceKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(6, '0')}`;
}

function checkCharacter(characters: string): string {
  const weighted = [...characters].reduce(
    (total, character, place) => total + ALPHABET.indexOf(character) * (place + 2),
    0,
  );
  return ALPHABET.charAt(weighted % ALPHABET.length);
}
