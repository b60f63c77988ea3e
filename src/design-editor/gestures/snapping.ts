/** Snaps a moving layer to the centre and safe edges of the area, and to centres and edges of its neighbours. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea } from '../../artwork/design/design.ts';

export interface Guide {
  axis: 'x' | 'y';
  /** In mm from the corner of the print area. */
  at: number;
}

export interface Snapped {
  /** The offset to add to the layer's position. */
  dx: number;
  dy: number;
  /** Guides to show while it is snapped. */
  guides: Guide[];
}

/** @param reach snapping distance in mm, which the caller derives from the zoom so that it feels the same */
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

/** The shortest distance from an edge to a line. The area's lines win a tie. */
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
