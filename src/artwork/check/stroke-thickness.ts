/**
 * Measures how thin the strokes of a drawing are, on their outlines, because type size alone does
 * not determine this.
 */
import type { Point } from '../render/flatten-path.ts';

/** Measured places along the outlines; more give no better result for letters. */
const SAMPLES = 96;
/** Ignored share: corners and tips of serifs taper to nothing in every typeface. */
const TIPS = 0.1;
const HAIR = 1e-6;

/** Four numbers per edge: from x, y to x, y. */
type Edges = Float64Array;

/**
 * In mm: a tenth of the outlines' length borders on strokes thinner than this. Measured across each
 * stroke at right angles to its outline, by the non-zero rule, so that overlapping letters count as
 * one. Undefined if nothing is outlined.
 */
export function strokeThickness(outlines: readonly (readonly Point[])[]): number | undefined {
  const edges = Float64Array.from(
    outlines.flatMap((points) =>
      points.flatMap((from, place) => [...from, ...(points[(place + 1) % points.length] ?? from)]),
    ),
  );
  const lengths = Float64Array.from({ length: edges.length / 4 }, (_, edge) => {
    const [fromX, fromY, toX, toY] = edgeAt(edges, edge);
    return Math.hypot(toX - fromX, toY - fromY);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total === 0) return undefined;
  const measured: number[] = [];
  const step = total / SAMPLES;
  let next = step / 2;
  let gone = 0;
  for (const [edge, length] of lengths.entries()) {
    for (; next < gone + length; next += step) {
      const across = thicknessAt(edges, edge, (next - gone) / length);
      if (across !== undefined) measured.push(across);
    }
    gone += length;
  }
  measured.sort((one, other) => one - other);
  return measured[Math.floor(measured.length * TIPS)];
}

/** Undefined if both sides are inside, as where letters overlap. */
function thicknessAt(edges: Edges, edge: number, share: number): number | undefined {
  const [fromX, fromY, toX, toY] = edgeAt(edges, edge);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [nx, ny] = [-(toY - fromY) / length, (toX - fromX) / length];
  const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
  // Along the normal through the place: where it crosses outlines, and their direction there.
  const crossings: { at: number; way: number }[] = [];
  for (let from = 0; from < edges.length; from += 4) {
    const [ax, ay] = [(edges[from] ?? 0) - x, (edges[from + 1] ?? 0) - y];
    const [bx, by] = [(edges[from + 2] ?? 0) - x, (edges[from + 3] ?? 0) - y];
    const [a, b] = [ax * ny - ay * nx, bx * ny - by * nx];
    if (a <= 0 === b <= 0) continue;
    const part = a / (a - b);
    const at = (ax + part * (bx - ax)) * nx + (ay + part * (by - ay)) * ny;
    crossings.push({ at, way: b > a ? 1 : -1 });
  }
  const windingAt = (at: number) =>
    crossings.reduce((sum, crossing) => (crossing.at > at ? sum + crossing.way : sum), 0);
  const [ahead, behind] = [windingAt(HAIR) !== 0, windingAt(-HAIR) !== 0];
  if (ahead === behind) return undefined;
  const way = ahead ? 1 : -1;
  return crossings
    .map(({ at }) => at * way)
    .filter((at) => at > HAIR)
    .toSorted((one, other) => one - other)
    .find((at) => windingAt((at + HAIR) * way) === 0);
}

function edgeAt(edges: Edges, edge: number): [number, number, number, number] {
  const at = edge * 4;
  return [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0];
}
