/** The words below or beside a picture: a name, and a small line above or below it. */
import type { FontId } from '../../src/artwork/design/design.ts';
import { text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn, DrawnText } from '../../src/artwork/drawing/drawing.ts';
import type { Split } from './split.ts';

/** The small words of a caption; sizes are shares of the name's. */
export interface SmallWords {
  field: string;
  sample: string;
  font: FontId;
  size: number;
  ink: string;
  /** Capitals, spaced widely. */
  capitals?: boolean;
}

export interface Caption {
  name: string;
  font: FontId;
  ink: string;
  /** The name's size as a share of its room's width: below a picture, and beside one. Default: 0.2 and 0.28. */
  size?: number;
  sizeBeside?: number;
  /** Spaced capitals for the name, too. */
  capitals?: boolean;
  /** More room below the name, for scripts whose tails hang deep. */
  tails?: number;
  above?: SmallWords;
  below?: SmallWords;
}

/** Heights in shares of the name's size, with room for accents and descenders. */
const NAME = 1.15;
const TOP = 0.16;
const GAP_ABOVE = 0.3;
const GAP_BELOW = 0.38;
/** What a small line takes of its own size. */
const LINE = 1.15;
const CAP_HEIGHT = 0.68;

export function caption({ words, wide }: Split, style: Caption): Drawn[] {
  const { above, below, tails = 0 } = style;
  const heights =
    NAME +
    (above ? above.size * LINE + GAP_ABOVE + TOP : 0) +
    (below ? below.size * LINE + GAP_BELOW + tails - 0.2 : 0);
  const share = wide ? (style.sizeBeside ?? 0.28) : (style.size ?? 0.2);
  const size = Math.min(words.w * share, words.h / heights);
  const top = words.y - (heights * size) / 2 + (above ? TOP * size : 0);
  const aboveBase = top + (above ? above.size * CAP_HEIGHT * size : 0);
  const nameTop = above ? aboveBase + GAP_ABOVE * size : top + 0.14 * size;
  const base = nameTop + CAP_HEIGHT * size;
  const drawn: Drawn[] = [
    text(words.x, base, style.font, size, style.name, style.ink, {
      field: 'name',
      maxWidth: words.w * 0.92,
      centred: true,
      ...(style.capitals && { upperCase: true, tracking: 90 }),
    }),
  ];
  if (above)
    drawn.push(
      text(
        words.x,
        aboveBase,
        above.font,
        above.size * size,
        above.sample,
        above.ink,
        small(above, words.w),
      ),
    );
  if (below) {
    const y = base + (GAP_BELOW + tails + below.size * CAP_HEIGHT) * size;
    drawn.push(
      text(
        words.x,
        y,
        below.font,
        below.size * size,
        below.sample,
        below.ink,
        small(below, words.w),
      ),
    );
  }
  return drawn;
}

function small({ field, capitals }: SmallWords, width: number): Partial<DrawnText> {
  return { field, maxWidth: width * 0.86, ...(capitals && { upperCase: true, tracking: 140 }) };
}
