/** Contour lines of an invented landscape by marching squares, joined into long strokes. Lengths in mm. */
import { number } from '../../src/artwork/render/number.ts';

export type Height = (x: number, y: number) => number;

export interface MapSheet {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Side of a square in mm. */
  cell: number;
}

type Point = readonly [x: number, y: number];
type Segment = readonly [from: Point, to: Point];

/** Path data of one contour; pieces whose middle is not `open` are left out, as under a map's own lettering. */
export function contour(
  sheet: MapSheet,
  height: Height,
  level: number,
  open: (x: number, y: number) => boolean,
): string {
  return strokes(
    segments(sheet, height, level).filter(([[fromX, fromY], [toX, toY]]) =>
      open((fromX + toX) / 2, (fromY + toY) / 2),
    ),
  );
}

function segments(
  { left, top, right, bottom, cell }: MapSheet,
  height: Height,
  level: number,
): Segment[] {
  const found: Segment[] = [];
  for (let y = top; y < bottom; y += cell) {
    for (let x = left; x < right; x += cell) {
      const corners: readonly Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const crossings = corners.flatMap((corner, side) =>
        crossing(corner, corners[(side + 1) % corners.length] ?? corner, height, level),
      );
      const [first, second, third, fourth] = crossings;
      if (first && second) found.push([first, second]);
      if (third && fourth) found.push([third, fourth]);
    }
  }
  return found;
}

/** Where the level crosses a side, worked out from its upper or left end so that neighbours find the same point. */
function crossing(from: Point, to: Point, height: Height, level: number): Point[] {
  const [start, end] = from[0] + from[1] <= to[0] + to[1] ? [from, to] : [to, from];
  const below = height(...start) - level;
  const above = height(...end) - level;
  if (below < 0 === above < 0) return [];
  const share = below / (below - above);
  return [[start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]];
}

function strokes(pieces: readonly Segment[]): string {
  const meeting = new Map<string, Segment[]>();
  for (const piece of pieces) {
    for (const end of piece) meeting.set(name(end), [...(meeting.get(name(end)) ?? []), piece]);
  }
  const drawn = new Set<Segment>();
  // Loose ends first: a stroke begun in its middle would be cut in two.
  const loose = pieces.filter((piece) => piece.some((end) => meeting.get(name(end))?.length === 1));
  let d = '';
  for (const piece of [...loose, ...pieces]) {
    if (!drawn.has(piece)) d += follow(piece, meeting, drawn);
  }
  return d;
}

function follow(
  first: Segment,
  meeting: ReadonlyMap<string, readonly Segment[]>,
  drawn: Set<Segment>,
): string {
  const begins = meeting.get(name(first[1]))?.length === 1 ? first[1] : first[0];
  let d = `M${name(begins)}`;
  let at = begins;
  let piece: Segment | undefined = first;
  while (piece) {
    drawn.add(piece);
    at = name(piece[0]) === name(at) ? piece[1] : piece[0];
    d += `L${name(at)}`;
    piece = meeting.get(name(at))?.find((next) => !drawn.has(next));
  }
  return d;
}

function name([x, y]: Point): string {
  return `${number(x)} ${number(y)}`;
}
