/** Where a text may be broken into lines, and the lines that it is broken into. */

/** Neither at an end of the text nor within a range such as 2019-2024. */
const BREAK = /(?<=\S)(?:(?<!\d ?[-–—]) (?![-–—] ?\d)|(?<!\d)-|-(?!\d))(?=\S)/g;

/** Share of its size to which a text shrinks before another line is begun. */
const LEAST_SHARE = 0.85;
/** Of each size that is tried to the one before. */
const STEP = 0.94;
/** A text that fits in no size above this share shrinks on the lines that it has. */
const SMALLEST = 0.1;
/** Halves the range of widths in which the narrowest is searched. */
const HALVINGS = 20;

export interface Room {
  /** What is as broad keeps all of its size, in the units of `widthOf`. */
  width: number;
  /** In heights of unshrunken letters. */
  height: number;
  /** From line to line, in heights of letters. */
  leading: number;
}

/** The parts of a text between its breaks; a hyphen stays before the break. */
export function partsOf(text: string): { part: string; gap: '' | ' ' }[] {
  let from = 0;
  const parts = [...text.matchAll(BREAK)].map(({ index, 0: { length } }) => {
    const end = index + length;
    const whole = text.slice(from, end);
    from = end;
    return { part: whole.trimEnd(), gap: whole.endsWith(' ') ? (' ' as const) : ('' as const) };
  });
  return [...parts, { part: text.slice(from), gap: '' }];
}

/** Two lines whose widths are most alike, or one if there is no place to break it. */
export function inTwoLines(text: string, widthOf: (line: string) => number): string[] {
  const parts = partsOf(text);
  const joined = (some: typeof parts) =>
    some.map(({ part, gap }, at) => (at < some.length - 1 ? part + gap : part)).join('');
  const ways = parts
    .slice(1)
    .map((_, at) => [joined(parts.slice(0, at + 1)), joined(parts.slice(at + 1))]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best), [text]);
}

/** The height of some lines in heights of their letters. */
export const heightOf = (count: number, leading: number): number => 1 + (count - 1) * leading;

/** The lines in which a text is largest in its room, as alike in width as they can be. */
export function wrapped(
  paragraphs: readonly string[],
  widthOf: (line: string) => number,
  { width, height, leading }: Room,
): readonly string[] {
  const longest = Math.max(...paragraphs.map(widthOf));
  if (longest * LEAST_SHARE <= width) return paragraphs;
  const breakers = paragraphs.map((text) => breaker(text, widthOf));
  for (let share = 1; share > SMALLEST; share *= STEP) {
    const room = width / share;
    const counts = breakers.map(({ broken }) => broken(room).length);
    const count = counts.reduce((sum, one) => sum + one, 0);
    const isIn = breakers.every(({ widest }) => widest <= room);
    if (isIn && heightOf(count, leading) * share <= height)
      return breakers.flatMap((one, at) => evenly(one, counts[at] ?? 1, room));
  }
  return paragraphs;
}

interface Breaker {
  /** The width of the longest part. */
  widest: number;
  /** The fewest lines that are no broader than this. */
  broken: (most: number) => string[];
}

function breaker(text: string, widthOf: (line: string) => number): Breaker {
  const parts = partsOf(text).map((one) => ({ ...one, width: widthOf(one.part) }));
  const space = widthOf(' ');
  return {
    widest: Math.max(...parts.map(({ width }) => width)),
    broken(most) {
      const lines: string[] = [];
      let taken = Infinity;
      let before = '';
      for (const { part, gap, width } of parts) {
        const next = taken + (before === ' ' ? space : 0) + width;
        if (next <= most) {
          lines.push((lines.pop() ?? '') + before + part);
          taken = next;
        } else {
          lines.push(part);
          taken = width;
        }
        before = gap;
      }
      return lines;
    },
  };
}

function evenly({ widest, broken }: Breaker, count: number, room: number): string[] {
  let [least, enough] = [widest, room];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + enough) / 2;
    if (broken(middle).length <= count) enough = middle;
    else least = middle;
  }
  return broken(enough);
}
