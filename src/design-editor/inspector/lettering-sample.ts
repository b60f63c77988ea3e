/** A short text in a lettering, fitted into a tile. */
import type { TextLayer } from '../../artwork/design/design.ts';
import { isFont } from '../../artwork/design/edit-design.ts';
import { outlineText } from '../../artwork/render/outline-text.ts';
import type { Shaper } from '../../artwork/render/shaper.ts';

export interface LetteringSample {
  /** Path data; 1 is the type size. */
  d: string;
  viewBox: string;
  /** Letters that the lettering does not have. */
  missing: string[];
}

/** Longer texts would be too small to tell letterings apart. */
const LONGEST = 14;
/** Above and below the baseline, in ems: room for the swashes of scripts. */
const [ABOVE, BELOW] = [1, 0.5];
/** Short words are not larger than others. */
const LEAST_WIDTH = 3.5;

/** @param fallback shown while the layer has no words of its own */
export function sampleOf(
  layer: TextLayer,
  font: string,
  fallback: string,
  shaper: Shaper,
): LetteringSample | null {
  if (!isFont(font)) return null;
  const { d, width, missing } = outlineText(
    {
      type: 'text',
      id: layer.id,
      x: 0,
      y: 0,
      font,
      size: 1,
      text: shortened(layer.text) || fallback,
      align: 'centre',
      fill: layer.fill,
      ...(layer.upperCase && { upperCase: true }),
    },
    shaper,
  );
  const room = Math.max(LEAST_WIDTH, width + 0.2);
  return { d, missing, viewBox: `${-room / 2} ${-ABOVE} ${room} ${ABOVE + BELOW}` };
}

/** Whole words of the first line as long as they are short enough, or else the beginning of the first one. */
function shortened(text: string): string {
  const [first = '', ...words] = (text.trim().split('\n')[0] ?? '').split(/\s+/);
  const whole = words.reduce(
    ({ line, isFull }, word) =>
      isFull || line.length + 1 + word.length > LONGEST
        ? { line, isFull: true }
        : { line: `${line} ${word}`, isFull },
    { line: first, isFull: false },
  ).line;
  return [...whole].slice(0, LONGEST).join('');
}
