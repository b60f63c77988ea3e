/**
 * From which side the parts of a line are read: the rules of the Unicode Bidirectional Algorithm
 * (https://unicode.org/reports/tr9/) for letters, numbers and what is between them. Direction marks
 * and nested quotations are not followed.
 */

/** Number: from the left, inside of what is read from the right. */
export type Direction = 'left' | 'right' | 'number';

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/** By the first letter. */
export const isReadFromRight = (line: string): boolean => RIGHT.test(LETTER.exec(line)?.[0] ?? '');

/** The direction of each grapheme of a line. */
export function directionsOf(graphemes: readonly string[]): Direction[] {
  const base: Direction = isReadFromRight(graphemes.join('')) ? 'right' : 'left';
  let strong = base;
  const known = graphemes.map((grapheme): Direction | null => {
    if (DIGIT.test(grapheme)) return strong === 'left' ? 'left' : 'number';
    if (!LETTER.test(grapheme)) return null;
    strong = RIGHT.test(grapheme) ? 'right' : 'left';
    return strong;
  });
  return known.map((direction, place) => direction ?? between(known, place, base));
}

/** Text without a direction takes that of its two sides if they agree, otherwise the line's. */
function between(known: readonly (Direction | null)[], place: number, base: Direction): Direction {
  const side = (found: Direction | null | undefined) =>
    found === 'number' ? 'right' : (found ?? base);
  const before = side(known.slice(0, place).findLast((direction) => direction !== null));
  const after = side(known.slice(place).find((direction) => direction !== null));
  return before === after ? before : base;
}

/** Puts parts in the order in which they are seen, from the left. */
export function asSeen<Part extends { direction: Direction }>(
  parts: readonly Part[],
  isFromRight: boolean,
): Part[] {
  const stretches: Part[][] = [];
  for (const part of parts) {
    const last = stretches.at(-1);
    const isLeft = part.direction === 'left';
    if (last && (last[0]!.direction === 'left') === isLeft) last.push(part);
    else stretches.push([part]);
  }
  const seen = stretches.map((stretch) =>
    stretch[0]!.direction === 'left' ? stretch : stretch.toReversed(),
  );
  return (isFromRight ? seen.toReversed() : seen).flat();
}
