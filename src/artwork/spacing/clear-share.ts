/** Shrinks the letters of a text until they keep off those of smaller texts near it. */

/** A smaller text, from the place of the text that shrinks, in mm. */
export interface NearText {
  /** Equal for texts that are outlined alike. */
  key: string;
  dx: number;
  dy: number;
  /** How far it reaches at most: most are too far to be outlined. */
  top: number;
  bottom: number;
  outline(): { drawn: readonly { d: string }[]; size: number; missing: readonly string[] };
}

type Point = readonly [x: number, y: number];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Of a letter, with the size of its text. */
type LetterBox = Box & { size: number };

/** Letters nearer than this look as if they touched; in shares of the size of the smaller ones. */
const NEAR = 0.1;
/** What such letters are given instead. */
const GAP = 0.35;
/** Of each size that is tried to the one before. */
const STEP = 0.98;
/** Smaller letters would look worse than ones that touch. */
const LEAST_SHARE = 0.3;
const SHARES = Array.from({ length: 100 }, (_, steps) => STEP ** steps).filter(
  (share) => share > LEAST_SHARE,
);
/** Between the points of an outline, in shares of the size of the smaller letters: less than any letter with its gap. */
const FINENESS = 0.25;

/**
 * The share of its size in which a straight text keeps off the others; 1 if it does already, or if nothing helps.
 * @param d path data of its letters, in mm around its place
 * @param still height in mm, from its place downwards, that stays where it is when the text shrinks
 */
export function clearShare(d: string, others: readonly NearText[], still: number): number {
  const outlines = d.split('M').map(pointsOf);
  const all = boxAround(outlines.flat());
  const letters = others
    .filter(({ top, bottom }) => top < all.bottom && bottom > all.top)
    .flatMap(lettersOf)
    .filter((letter) => meet(withAir(letter, GAP), all));
  if (letters.length === 0) return 1;
  const fineness = FINENESS * Math.min(...letters.map(({ size }) => size));
  const points = outlines.flatMap((outline) => along(outline, fineness));
  const isClear = letters.every((letter) => {
    const { left, right, top, bottom } = withAir(letter, NEAR);
    return !points.some(([x, y]) => x > left && x < right && y > top && y < bottom);
  });
  return isClear ? 1 : (firstClear(points, letters, still) ?? 1);
}

const KEPT_AT_MOST = 50;
/** Small words stay while a name is typed. */
const kept = new Map<string, readonly LetterBox[]>();

function lettersOf({ key, dx, dy, outline }: NearText): LetterBox[] {
  const boxes = kept.get(key) ?? boxesOf(key, outline());
  return boxes.map(({ left, right, top, bottom, size }) => ({
    left: left + dx,
    right: right + dx,
    top: top + dy,
    bottom: bottom + dy,
    size,
  }));
}

function boxesOf(key: string, { drawn, size, missing }: ReturnType<NearText['outline']>) {
  const boxes = drawn.map(({ d }) => ({ ...boxAround(pointsOf(d)), size }));
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  // The font of a missing letter may still be loaded.
  if (missing.length === 0) kept.set(key, boxes);
  return boxes;
}

/** The largest share in which no point is in a letter or its gap. */
function firstClear(
  points: readonly Point[],
  letters: readonly LetterBox[],
  still: number,
): number | undefined {
  const isTaken = SHARES.map((_, steps) => steps === 0);
  for (const letter of letters) {
    const { left, right, top, bottom } = withAir(letter, GAP);
    for (const [x, y] of points) {
      const [fromX, toX] = sharesBetween(left, right, 0, x);
      const [fromY, toY] = sharesBetween(top, bottom, still, y - still);
      const from = Math.max(fromX, fromY);
      const to = Math.min(toX, toY);
      if (from >= to || from >= 1 || to <= LEAST_SHARE) continue;
      SHARES.forEach((share, steps) => {
        if (share > from && share < to) isTaken[steps] = true;
      });
    }
  }
  return SHARES[isTaken.indexOf(false)];
}

/** The shares in which a point that begins at `start` and moves by `way` is between two places. */
function sharesBetween(least: number, most: number, start: number, way: number): Point {
  if (way === 0) return start > least && start < most ? [-Infinity, Infinity] : [0, 0];
  const ends: Point = [(least - start) / way, (most - start) / way];
  return way > 0 ? ends : [ends[1], ends[0]];
}

const withAir = ({ left, right, top, bottom, size }: LetterBox, gap: number): Box => ({
  left: left - gap * size,
  right: right + gap * size,
  top: top - gap * size,
  bottom: bottom + gap * size,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Points at most this far apart, in mm. */
function along(outline: readonly Point[], fineness: number): Point[] {
  return outline.flatMap(([x, y], at) => {
    const [nextX, nextY] = outline[at + 1] ?? outline[0]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / fineness));
    return Array.from({ length: parts }, (_, part): Point => [
      x + ((nextX - x) * part) / parts,
      y + ((nextY - y) * part) / parts,
    ]);
  });
}

/** Of all curves with their control points: a little beyond the ink. */
function pointsOf(d: string): Point[] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function boxAround(points: readonly Point[]): Box {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
