/** Parts of drawings as path data in absolute commands. Outlines run clockwise, holes the other way and never over each other. */
import { disc } from './scaled-path.ts';

type Point = readonly [number, number];
/** A line to a point, or a curve by its two handles and its end. */
type Segment = Point | readonly [number, number, number, number, number, number];

const numbers = (values: readonly number[]) =>
  values.map((value) => Number(value.toFixed(4))).join(' ');

export function polygon(points: readonly Point[]): string {
  return `M${points.map(numbers).join('L')}Z`;
}

/** The points as for a polygon, clockwise. */
export function polygonHole(points: readonly Point[]): string {
  return polygon(points.toReversed());
}

export function box(left: number, top: number, right: number, bottom: number): string {
  return polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

/** A straight stroke. */
export function bar([fromX, fromY]: Point, [toX, toY]: Point, width: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [x, y] = [((toY - fromY) / length) * (width / 2), ((fromX - toX) / length) * (width / 2)];
  return polygon([
    [fromX + x, fromY + y],
    [toX + x, toY + y],
    [toX - x, toY - y],
    [fromX - x, fromY - y],
  ]);
}

export function hole(x: number, y: number, radius: number): string {
  const handle = radius * 0.5523;
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  return (
    `M${numbers([right, y])}C${numbers([right, y - handle, x + handle, top, x, top])}` +
    `C${numbers([x - handle, top, left, y - handle, left, y])}` +
    `C${numbers([left, y + handle, x - handle, bottom, x, bottom])}` +
    `C${numbers([x + handle, bottom, right, y + handle, right, y])}Z`
  );
}

export function ring(x: number, y: number, outer: number, inner: number): string {
  return disc(x, y, outer) + hole(x, y, inner);
}

export interface Placing {
  at?: Point;
  scale?: number;
}

/** Both halves of what is alike left and right: the right one, from a point of the axis down to another. */
export function mirrored(
  start: Point,
  segments: readonly Segment[],
  { at: [x, y] = [0, 0], scale = 1 }: Placing = {},
): string {
  const placed = (values: readonly number[], side: 1 | -1) =>
    numbers(
      values.map((value, place) => (place % 2 ? y + value * scale : x + side * value * scale)),
    );
  const down = segments.map((segment) => (segment.length === 2 ? 'L' : 'C') + placed(segment, 1));
  const ends = [start, ...segments.map((segment) => segment.slice(-2))];
  const up = segments
    .map((segment, place) => {
      const end = ends[place] ?? start;
      if (segment.length === 2) return `L${placed(end, -1)}`;
      const [firstX, firstY, secondX, secondY] = segment;
      return `C${placed([secondX, secondY, firstX, firstY, ...end], -1)}`;
    })
    .toReversed();
  return `M${placed(start, 1)}${down.join('')}${up.join('')}Z`;
}

/** Both of two parts beside each other: the right one as segments. */
export function pair(start: Point, segments: readonly Segment[]): string {
  const side = (way: 1 | -1) => {
    const placed = (values: readonly number[]) =>
      numbers(values.map((value, place) => (place % 2 ? value : way * value)));
    const drawn = segments.map((segment) => (segment.length === 2 ? 'L' : 'C') + placed(segment));
    return `M${placed(start)}${drawn.join('')}Z`;
  };
  return side(1) + side(-1);
}

/** The same part turned about the middle, as many times as there are of it. */
export function around(
  count: number,
  part: (x: number, y: number, angle: number) => string,
): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count - Math.PI / 2;
    return part(Math.cos(angle), Math.sin(angle), angle);
  }).join('');
}
