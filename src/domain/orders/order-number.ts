/** Numbers that people read out: order references and invoice numbers. */

// No vowels, so that no words arise, and nothing that looks like something else. Their count is prime, which is
// what makes the check character catch every single wrong character and every swap of two neighbours.
const ALPHABET = '123456789BCDFGHJKMNPQRSTVWXYZ';
const BASE = BigInt(ALPHABET.length);
const LENGTH = 6;
const SPACE = BASE ** BigInt(LENGTH);
// Shares no factor with the base, so each number has a reference of its own, far from its neighbours':
// a reference tells nobody how many orders the shop takes.
const STRIDE = 387_420_493n;

/** 'KS-4F7-K9Q2' for the number the order took; throws RangeError outside 1 to 594,823,320. */
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

/** The reference as printed, however it was typed; null where it cannot be one. */
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

/** 'INV-000042'; each kind counts for itself and without gaps, as the law asks of invoices. */
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
