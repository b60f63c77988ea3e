/** What somebody scanned who did not scan the code of a piece, as text. */
import { parseOrderReference } from '../order-number.ts';
import { pieceCodeOf } from './piece-code.ts';

const EXPECTED = `Expected the code on a job ticket, such as ${pieceCodeOf(1)}.`;
const SHOWN = 24;

export function foreignCodeText(code: string): string {
  const reference = parseOrderReference(code);
  if (reference !== null) return `${EXPECTED} This is the reference of order ${reference}.`;
  const shown = code.length > SHOWN ? `${code.slice(0, SHOWN)}…` : code;
  if (hasFormOfPiece(code))
    return `${EXPECTED} ${shown} has a wrong character. Scan it again, or compare it with the ticket.`;
  return shown.trim() === ''
    ? `${EXPECTED} This code is empty.`
    : `${EXPECTED} This is something else: ${shown}`;
}

const LENGTH = pieceCodeOf(1).length;

const hasFormOfPiece = (code: string): boolean => {
  const letters = code.trim().toUpperCase();
  return letters.startsWith('P') && /^[A-Z0-9\s-]+$/.test(letters) && letters.length <= LENGTH;
};
