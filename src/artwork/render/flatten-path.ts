/** Converts path data to straight lines within a given tolerance of the true curve. */

export type Point = readonly [x: number, y: number];

export interface Polyline {
  points: Point[];
  closed: boolean;
}

const TOKEN = /([A-Za-z])|(-?\d*\.?\d+(?:[eE][-+]?\d+)?)/g;
const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Command {
  letter: string;
  values: number[];
}

/** @param d absolute commands. Throws a RangeError at any other. @param tolerance in the unit of the path */
export function flattenPath(d: string, tolerance: number): Polyline[] {
  const lines: Polyline[] = [];
  let points: Point[] = [];
  let at: Point = [0, 0];
  /** The last control point, which S and T continue. */
  let handle: Point | undefined;
  const to = (point: Point) => {
    points.push(point);
    at = point;
  };
  const finish = (closed: boolean) => {
    if (points.length > 1) lines.push({ points, closed });
  };
  for (const { letter, values } of commandsOf(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = values;
    const before = at;
    const mirrored: Point = handle
      ? [2 * before[0] - handle[0], 2 * before[1] - handle[1]]
      : before;
    handle = undefined;
    switch (letter) {
      case 'M':
        finish(false);
        points = [];
        to([a, b]);
        break;
      case 'L':
        to([a, b]);
        break;
      case 'H':
        to([a, at[1]]);
        break;
      case 'V':
        to([at[0], a]);
        break;
      case 'C':
        for (const point of bezier([before, [a, b], [c, e], [f, g]], tolerance)) to(point);
        handle = [c, e];
        break;
      case 'S':
        for (const point of bezier([before, mirrored, [a, b], [c, e]], tolerance)) to(point);
        handle = [a, b];
        break;
      case 'Q':
        for (const point of bezier([before, [a, b], [c, e]], tolerance)) to(point);
        handle = [a, b];
        break;
      case 'T':
        for (const point of bezier([before, mirrored, [a, b]], tolerance)) to(point);
        handle = mirrored;
        break;
      case 'A':
        for (const point of arc(before, [a, b], c, e !== 0, f !== 0, [g, h], tolerance)) to(point);
        break;
      default: {
        finish(true);
        // A command after a close without a move starts where the closed outline did.
        at = points[0] ?? at;
        points = [at];
      }
    }
  }
  finish(false);
  return lines;
}

function commandsOf(d: string): Command[] {
  const commands: Command[] = [];
  let letter = '';
  let values: number[] = [];
  const add = () => {
    commands.push({ letter, values });
    values = [];
  };
  for (const [, found, value] of d.matchAll(TOKEN)) {
    if (found) {
      letter = found;
      const needed = ARGUMENTS[letter];
      if (needed === undefined) throw new RangeError(`Not an absolute path command: ${letter}`);
      if (needed === 0) add();
      continue;
    }
    values.push(Number(value));
    if (values.length < (ARGUMENTS[letter] ?? 0)) continue;
    add();
    // Further pairs after a move are lines.
    if (letter === 'M') letter = 'L';
  }
  return commands;
}

/** Without its first point. Wang's formula gives the number of straights needed. @param control three or four points */
function bezier(control: readonly Point[], tolerance: number): Point[] {
  const degree = control.length - 1;
  let bend = 0;
  for (let place = 0; place + 2 <= degree; place++) {
    const [p, q, r] = [control[place]!, control[place + 1]!, control[place + 2]!];
    bend = Math.max(bend, Math.hypot(p[0] - 2 * q[0] + r[0], p[1] - 2 * q[1] + r[1]));
  }
  const steps = Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * tolerance))));
  const end = control[degree]!;
  if (steps === 1) return [end];
  const pointAt = degree === 3 ? cubicAt : quadraticAt;
  const points: Point[] = [];
  for (let step = 1; step < steps; step += 1) points.push(pointAt(control, step / steps));
  points.push(end);
  return points;
}

function quadraticAt([from, handle, to]: readonly Point[], t: number): Point {
  const rest = 1 - t;
  const [a, b, c] = [rest * rest, 2 * rest * t, t * t];
  return [a * from![0] + b * handle![0] + c * to![0], a * from![1] + b * handle![1] + c * to![1]];
}

function cubicAt([from, first, second, to]: readonly Point[], t: number): Point {
  const rest = 1 - t;
  const [a, b, c, d] = [rest ** 3, 3 * rest * rest * t, 3 * rest * t * t, t ** 3];
  return [
    a * from![0] + b * first![0] + c * second![0] + d * to![0],
    a * from![1] + b * first![1] + c * second![1] + d * to![1],
  ];
}

/** Converts end points to centre form as in SVG 2, Appendix B.2.4; without its first point. */
function arc(
  from: Point,
  [givenX, givenY]: Point,
  turn: number,
  large: boolean,
  sweep: boolean,
  to: Point,
  tolerance: number,
): Point[] {
  if (givenX === 0 || givenY === 0 || (from[0] === to[0] && from[1] === to[1])) return [to];
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const halfX = (from[0] - to[0]) / 2;
  const halfY = (from[1] - to[1]) / 2;
  const x = cos * halfX + sin * halfY;
  const y = cos * halfY - sin * halfX;
  const grow = Math.max(1, Math.hypot(x / givenX, y / givenY));
  const [rx, ry] = [Math.abs(givenX) * grow, Math.abs(givenY) * grow];
  const inside = (x / rx) ** 2 + (y / ry) ** 2;
  const reach = Math.sqrt(Math.max(0, 1 / inside - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(reach * rx * y) / ry, (-reach * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let span = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const step = 2 * Math.acos(1 - Math.min(1, tolerance / Math.max(rx, ry)));
  const steps = Math.max(1, Math.ceil(Math.abs(span) / step));
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  return Array.from({ length: steps }, (_, place): Point => {
    if (place === steps - 1) return to;
    const angle = start + (span * (place + 1)) / steps;
    const [ex, ey] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [cos * ex - sin * ey + middle[0], sin * ex + cos * ey + middle[1]];
  });
}
