/** Shrinks the letters of a text until they keep off those of smaller texts near it. */

/** A letter with where its text is; path data in mm. */
export interface NearLetter {
  d: string;
  /** From the place of the text that shrinks. */
  dx: number;
  dy: number;
  size: number;
}

type Point = readonly [x: number, y: number];

/** Letters nearer than this look as if they touched; in shares of the size of the smaller ones. */
const NEAR = 0.1;
/** What such letters are given instead. */
const GAP = 0.35;
/** Of each size that is tried to the one before. */
const STEP = 0.98;
/** Smaller letters would look worse than ones that touch. */
const LEAST_SHARE = 0.3;
/** Parts of a stretch of an outline: each is shorter than small letters with their gap. */
const PARTS = [...Array(16).keys()].map((part) => part / 16);

/**
 * The share of its size in which a straight text keeps off the others; 1 if it does already, or if nothing helps.
 * @param d path data of its letters, in mm around its place
 * @param still height in mm, from its place downwards, that stays where it is when the text shrinks
 */
export function clearShare(d: string, others: readonly NearLetter[], still: number): number {
  const outlines = d.split('M').map(pointsOf);
  const all = boxAround(outlines.flat());
  const letters = others
    .map((other) => ({
      ...boxAround(pointsOf(other.d).map(([x, y]) => [x + other.dx, y + other.dy])),
      size: other.size,
    }))
    .filter(
      ({ left, right, top, bottom, size }) =>
        left - GAP * size < all.right &&
        right + GAP * size > all.left &&
        top - GAP * size < all.bottom &&
        bottom + GAP * size > all.top,
    );
  if (letters.length === 0) return 1;
  const points = outlines.flatMap((outline) =>
    outline.flatMap(([x, y], at) => {
      const [nextX, nextY] = outline[at + 1] ?? outline[0]!;
      return PARTS.map((part): Point => [x + (nextX - x) * part, y + (nextY - y) * part]);
    }),
  );
  const isClear = (share: number, gap: number) =>
    !letters.some(({ left, right, top, bottom, size }) =>
      points.some(([across, down]) => {
        const x = across * share;
        const y = still + (down - still) * share;
        const air = gap * size;
        return x > left - air && x < right + air && y > top - air && y < bottom + air;
      }),
    );
  let [share, gap] = [1, NEAR];
  while (share > LEAST_SHARE && !isClear(share, gap)) [share, gap] = [share * STEP, GAP];
  return share > LEAST_SHARE ? share : 1;
}

/** Of all curves with their control points: a little beyond the ink. */
function pointsOf(d: string): Point[] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function boxAround(points: readonly Point[]) {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
