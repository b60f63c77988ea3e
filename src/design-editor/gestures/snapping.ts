/** Where a moving layer clicks into place: the middle and the safe edges of the area, and the middles and edges of its neighbours. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea } from '../../artwork/design/design.ts';

export interface Guide {
  axis: 'x' | 'y';
  /** In mm from the corner of the print area. */
  at: number;
}

export interface Snapped {
  /** What is to be added to the layer's place. */
  dx: number;
  dy: number;
  /** Lines to be shown while it holds. */
  guides: Guide[];
}

/** @param reach How near in mm a layer must come; the caller derives it from the zoom, so that it feels the same. */
export function snap(
  moving: Box,
  area: PrintArea,
  neighbours: readonly Box[],
  reach: number,
): Snapped {
  const x = nearest(
    [moving.left, middle(moving.left, moving.right), moving.right],
    [
      ...linesOf(area.w, area.safe),
      ...neighbours.flatMap(({ left, right }) => [left, middle(left, right), right]),
    ],
    reach,
  );
  const y = nearest(
    [moving.top, middle(moving.top, moving.bottom), moving.bottom],
    [
      ...linesOf(area.h, area.safe),
      ...neighbours.flatMap(({ top, bottom }) => [top, middle(top, bottom), bottom]),
    ],
    reach,
  );
  return {
    dx: x?.by ?? 0,
    dy: y?.by ?? 0,
    guides: [
      ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
      ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
    ],
  };
}

function linesOf(length: number, safe: number): number[] {
  return [length / 2, safe, length - safe];
}

function middle(from: number, to: number): number {
  return (from + to) / 2;
}

/** The shortest way from one of the edges to one of the lines; the area's own lines win a draw. */
function nearest(
  edges: readonly number[],
  lines: readonly number[],
  reach: number,
): { by: number; at: number } | undefined {
  let best: { by: number; at: number } | undefined;
  for (const at of lines) {
    for (const edge of edges) {
      const by = at - edge;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at };
    }
  }
  return best;
}
