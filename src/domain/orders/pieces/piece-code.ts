/** The code of a piece, printed on its job ticket as a QR code and in letters. */
import { referenceCharacters, sequenceOfCharacters } from '../reference-characters.ts';

const PREFIX = 'P';

/** 'P4F7-K9Q2' for the number of a piece. Throws RangeError outside 1 to 594,823,320. */
export function pieceCodeOf(number: number): string {
  const characters = PREFIX + referenceCharacters(number);
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/**
 * The number of the piece of a scanned or typed code, in any case, with spaces or dashes anywhere,
 * and with I or L for 1 and U for V, which codes do not have. Null if it is not the code of a piece.
 */
export function pieceNumberOf(typed: string): number | null {
  const characters = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V');
  return characters.startsWith(PREFIX) ? sequenceOfCharacters(characters.slice(1)) : null;
}
