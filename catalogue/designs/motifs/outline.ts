/** Outlines made from points: smooth curves, brush strokes, mirror images and holes. Path data of M, L, C and Z only. */
import { number } from '../../../src/artwork/render/number.ts';

interface Point {
  x: number;
  y: number;
  /** How smoothly the curve passes: 1 flows, 0 is a corner. */
  flow: number;
}

/** How far a curve's handles reach towards its neighbours; a third of Catmull and Rom's half. */
const REACH = 1 / 6;
/** Steps of a brush stroke between two of its points. */
const STROKES = 6;
/** Handle length that makes four curves look a circle. */
const CIRCLE = 0.5523;

/** A closed curve through points written 'x y, x y'; a third number below 1 sharpens a point, 0 makes it a corner. */
export function smooth(points: string): string {
  return closedThrough(pointsOf(points));
}

/** The points of the right half from top to bottom, on both sides of the upright axis. */
export function symmetric(points: string): string {
  const right = pointsOf(points);
  const left = right.filter(({ x }) => x !== 0).map((point) => ({ ...point, x: -point.x }));
  return closedThrough([...right, ...left.toReversed()]);
}

/** An open curve through points, for strokes. */
export function curve(points: string): string {
  const through = pointsOf(points);
  let d = '';
  through.forEach((point, place) => {
    const before = through[place - 1];
    if (!before) d += `M${pair(point.x, point.y)}`;
    else d += bend(through[place - 2] ?? before, before, point, through[place + 1] ?? point);
  });
  return d;
}

/** A stroke of a brush along points, `width` at its fullest and fine at both ends; `start` and `end` are shares of it. */
export function brushed(points: string, width: number, start = 0.15, end = 0.15): string {
  const along = sampled(pointsOf(points));
  const left: Point[] = [];
  const right: Point[] = [];
  along.forEach((point, place) => {
    const before = along[place - 1] ?? point;
    const after = along[place + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const share = place / (along.length - 1);
    const thin = share < 0.5 ? start : end;
    const half = (width / 2) * (thin + (1 - thin) * Math.sin(Math.PI * share));
    const across = {
      x: (-(after.y - before.y) / length) * half,
      y: ((after.x - before.x) / length) * half,
    };
    left.push({ x: point.x + across.x, y: point.y + across.y, flow: 1 });
    right.push({ x: point.x - across.x, y: point.y - across.y, flow: 1 });
  });
  return closedThrough([...left, ...right.toReversed()]);
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const handleX = radiusX * CIRCLE;
  const handleY = radiusY * CIRCLE;
  return (
    `M${pair(x, y - radiusY)}` +
    `C${pair(x + handleX, y - radiusY)} ${pair(x + radiusX, y - handleY)} ${pair(x + radiusX, y)}` +
    `C${pair(x + radiusX, y + handleY)} ${pair(x + handleX, y + radiusY)} ${pair(x, y + radiusY)}` +
    `C${pair(x - handleX, y + radiusY)} ${pair(x - radiusX, y + handleY)} ${pair(x - radiusX, y)}` +
    `C${pair(x - radiusX, y - handleY)} ${pair(x - handleX, y - radiusY)} ${pair(x, y - radiusY)}Z`
  );
}

/** Straight edges between points. */
export function polygon(points: string): string {
  return `M${pointsOf(points)
    .map(({ x, y }) => pair(x, y))
    .join('L')}Z`;
}

/** The outline turned clockwise around the origin, scaled, then moved. */
export function moved(outline: string, x: number, y: number, scale = 1, rotation = 0): string {
  const cos = Math.cos((rotation * Math.PI) / 180) * scale;
  const sin = Math.sin((rotation * Math.PI) / 180) * scale;
  return mapped(outline, (left, down) =>
    pair(x + cos * left - sin * down, y + sin * left + cos * down),
  );
}

/** The outline seen in a mirror that stands on the upright axis. */
export function mirrored(outline: string): string {
  return mapped(outline, (x, y) => pair(-x, y));
}

/** One outline with holes: they run against its sense, so that the ordinary fill rule leaves them open. */
export function pierced(outline: string, holes: readonly string[]): string {
  const sense = Math.sign(turn(outline));
  const against = holes
    .flatMap(contours)
    .map((hole) => (Math.sign(turn(hole)) === sense ? reversed(hole) : hole));
  return outline + against.join('');
}

function closedThrough(points: readonly Point[]): string {
  const count = points.length;
  const at = (place: number): Point => points[(place + count) % count] ?? { x: 0, y: 0, flow: 1 };
  let d = `M${pair(at(0).x, at(0).y)}`;
  for (let place = 0; place < count; place++)
    d += bend(at(place - 1), at(place), at(place + 1), at(place + 2));
  return `${d}Z`;
}

/** The curve from `from` to `to`, with handles that look at the neighbours on both sides. */
function bend(before: Point, from: Point, to: Point, after: Point): string {
  const [start, end] = handles(before, from, to, after);
  return `C${pair(start.x, start.y)} ${pair(end.x, end.y)} ${pair(to.x, to.y)}`;
}

function handles(before: Point, from: Point, to: Point, after: Point): [Point, Point] {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  // A handle never overshoots its own piece, or long neighbours would make small details loop.
  const limited = (point: Point, x: number, y: number, flow: number): Point => {
    const length = Math.hypot(x, y) || 1;
    const share = Math.min(length * REACH, reach * 0.42) / length;
    return { x: point.x + x * share * flow, y: point.y + y * share * flow, flow: 1 };
  };
  return [
    limited(from, to.x - before.x, to.y - before.y, from.flow),
    limited(to, from.x - after.x, from.y - after.y, to.flow),
  ];
}

function sampled(points: readonly Point[]): Point[] {
  const samples: Point[] = [];
  points.forEach((from, place) => {
    const to = points[place + 1];
    if (!to) return samples.push(from);
    const [start, end] = handles(points[place - 1] ?? from, from, to, points[place + 2] ?? to);
    for (let step = 0; step < STROKES; step++) {
      const t = step / STROKES;
      const on = (axis: 'x' | 'y'): number =>
        (1 - t) ** 3 * from[axis] +
        3 * t * (1 - t) ** 2 * start[axis] +
        3 * t * t * (1 - t) * end[axis] +
        t ** 3 * to[axis];
      samples.push({ x: on('x'), y: on('y'), flow: 1 });
    }
  });
  return samples;
}

function pointsOf(points: string): Point[] {
  return points.split(',').map((point) => {
    const [x = 0, y = 0, flow = 1] = point.trim().split(/\s+/).map(Number);
    return { x, y, flow };
  });
}

function mapped(outline: string, change: (x: number, y: number) => string): string {
  return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    change(Number(x), Number(y)),
  );
}

function contours(outline: string): string[] {
  return outline.match(/M[^M]+/g) ?? [];
}

function numbersOf(outline: string): number[] {
  return (outline.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** Twice the area of the first contour's points and handles; its sign tells which way the contour runs. */
function turn(outline: string): number {
  const numbers = numbersOf(contours(outline)[0] ?? '');
  let area = 0;
  for (let place = 0; place < numbers.length; place += 2) {
    const x = numbers[place] ?? 0;
    const y = numbers[place + 1] ?? 0;
    const nextX = numbers[(place + 2) % numbers.length] ?? 0;
    const nextY = numbers[(place + 3) % numbers.length] ?? 0;
    area += x * nextY - nextX * y;
  }
  return area;
}

/** The same contour run backwards: points in opposite order, lines staying lines and curves curves. */
function reversed(contour: string): string {
  const pieces = contour.match(/[MLC][^MLCZ]*/g) ?? [];
  const ends = pieces.map((piece) => numbersOf(piece).slice(-2));
  let d = `M${ends.at(-1)?.join(' ')}`;
  for (let place = pieces.length - 1; place > 0; place--) {
    const [startX = 0, startY = 0, endX = 0, endY = 0, ...rest] = numbersOf(pieces[place] ?? '');
    const goal = ends[place - 1]?.join(' ');
    d += rest.length > 0 ? `C${endX} ${endY} ${startX} ${startY} ${goal}` : `L${goal}`;
  }
  return `${d}Z`;
}

function pair(x: number, y: number): string {
  return `${number(x)} ${number(y)}`;
}
