/** The free rectangles of a design that words can be laid into. */
import type { DesignDocument, PrintArea } from '../design/design.ts';
import type { Box } from './layer-bounds.ts';
import { occupied, type Grid } from './occupied-grid.ts';
import { isSafe } from './safe-zone.ts';
import type { Shaper } from '../render/shaper.ts';

/**
 * Of all heights and places, each as broad as it can be within the safe zone.
 * @param isShown whether a photograph shows a place
 * @param least the height in mm below which none is of use
 */
export function freeRectangles(
  { area, layers }: DesignDocument,
  shaper: Shaper,
  isShown: (box: Box) => boolean,
  least: number,
): Box[] {
  const grid = occupied(layers, area, shaper);
  const { rows, cell } = grid;
  const found: Box[] = [];
  for (let top = 0; top < rows; top++)
    for (let bottom = top + Math.ceil(least / cell); bottom <= rows; bottom++)
      found.push(...across(grid, top, bottom, area, isShown));
  return found;
}

/** Those between two rows. */
function across(
  grid: Grid,
  topRow: number,
  bottomRow: number,
  area: PrintArea,
  isShown: (box: Box) => boolean,
): Box[] {
  const { cols, cell, sums } = grid;
  const [top, bottom] = [topRow * cell, bottomRow * cell];
  const isAllowed = (left: number, right: number) => {
    const box = { left: left * cell, right: right * cell, top, bottom };
    return isSafe(box, area) && isShown(box);
  };
  const isFree = (col: number) => {
    const upTo = (row: number) =>
      (sums[row * (cols + 1) + col + 1] ?? 0) - (sums[row * (cols + 1) + col] ?? 0);
    return upTo(bottomRow) === upTo(topRow);
  };
  const found: Box[] = [];
  for (let col = 0; col < cols; col++) {
    if (!isFree(col)) continue;
    let [from, to] = [col, col + 1];
    while (to < cols && isFree(to)) to++;
    col = to;
    while (from < to && !isAllowed(from, from)) from++;
    while (from < to && !isAllowed(to, to)) to--;
    if (from < to && isAllowed(from, to))
      found.push({ left: from * cell, right: to * cell, top, bottom });
  }
  return found;
}
