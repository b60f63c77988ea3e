/** Finds free space on a design, so that new layers land beside existing texts and drawings, not over them. */
import { CLOCK_HANDS, HAND_WIDTH, HANDS_CAP } from '../plate/clock-hands.ts';
import { layerContours } from '../render/design-contours.ts';
import { OWN_PREFIX, type DesignDocument, type Layer, type PrintArea } from '../design/design.ts';
import type { Point } from '../render/flatten-path.ts';
import { layerBounds, type Box } from './layer-bounds.ts';
import { isSafe } from './safe-zone.ts';
import type { Shaper } from '../render/shaper.ts';

export interface Place {
  x: number;
  y: number;
}

export interface FreePlace extends Place {
  /** Relative to the requested size, at most 1: the largest scale that fits. */
  scale: number;
  /** How broad something as high may be around the place without covering more. */
  width: number;
}

/** Cells along the shorter side: as fine as the eye judges free space. */
const CELLS = 48;
/** A layer that covers more of the area than this is a background to put things on. */
const GROUND = 0.5;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
/** For covering drawings when there is no space beside them: small enough not to hide them. */
const COVERING_SCALES = SCALES.filter((scale) => scale <= 0.6);
/** Something small is better than something on top of something else. */
const SMALL_SCALES = [0.3, 0.22];
/** When nothing is free, large enough to be seen and dragged to a better place. */
const CRAMPED_SCALE = 0.4;
/** The space kept free around a new layer, relative to its size. */
const AIR = 1.08;

/**
 * The middle of the largest free rectangle of these proportions within the safe zone; among equals
 * the nearest to `home`. If nothing is free, the place where the least is covered; null if it fits
 * into no safe zone at all. Lengths in mm.
 * @param size at scale 1, and the least scale that can be used
 * @param isShown whether a photograph shows the place; hidden places are used only if every visible
 * one would cover texts
 */
export function freePlace(
  { area, layers }: DesignDocument,
  { w, h, least = 0 }: { w: number; h: number; least?: number },
  home: Place,
  shaper: Shaper,
  isShown: (box: Box) => boolean = () => true,
): FreePlace | null {
  const everything = occupied(layers, area, shaper);
  // On an all-over pattern, at least avoid the texts and the shopper's own layers.
  const precious = occupied(layers.filter(isPrecious), area, shaper);
  const sized = (scale: number) => ({ w: w * scale * AIR, h: h * scale * AIR });
  const search = (
    grid: Grid,
    scales: readonly number[],
    most: number,
    isWanted: (box: Box) => boolean,
  ): FreePlace | undefined => {
    for (const scale of scales.filter((one) => one >= least)) {
      const place = emptiest(grid, area, { ...sized(scale), most }, home, isWanted);
      if (place) return { ...place, scale, width: room(grid, area, place, sized(scale), isWanted) };
    }
    return undefined;
  };
  const without = (isWanted: (box: Box) => boolean) => {
    const free = (scales: readonly number[]) => search(everything, scales, 0, isWanted);
    const besidePrecious = (scales: readonly number[]) =>
      search(everything, scales, Infinity, (box) => takenIn(precious, box) === 0 && isWanted(box));
    return (
      free(SCALES) ??
      besidePrecious(COVERING_SCALES) ??
      free(SMALL_SCALES) ??
      besidePrecious(SMALL_SCALES)
    );
  };
  const anywhere = () => true;
  const cramped = [Math.max(CRAMPED_SCALE, least)];
  return (
    without(isShown) ??
    without(anywhere) ??
    search(precious, cramped, Infinity, isShown) ??
    search(precious, cramped, Infinity, anywhere) ??
    null
  );
}

/** Grows a place to both sides, a cell at a time, until it would cover more or leave what is wanted. */
function room(
  grid: Grid,
  area: PrintArea,
  { x, y }: Place,
  { w, h }: { w: number; h: number },
  isWanted: (box: Box) => boolean,
): number {
  const boxOf = (width: number): Box => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - h / 2,
    bottom: y + h / 2,
  });
  const covered = takenIn(grid, boxOf(w));
  for (let width = w; ; width += 2 * grid.cell) {
    const next = boxOf(width + 2 * grid.cell);
    if (!isSafe(next, area) || !isWanted(next) || takenIn(grid, next) > covered) return width;
  }
}

function isPrecious({ id, type }: Layer): boolean {
  return type === 'text' || type === 'image' || type === 'place' || id.startsWith(OWN_PREFIX);
}

interface Grid {
  cols: number;
  rows: number;
  /** Side of a cell in mm. */
  cell: number;
  /** How many cells above and to the left of each corner are taken; one more entry than cells each way. */
  sums: Uint32Array;
}

function occupied(layers: readonly Layer[], area: PrintArea, shaper: Shaper): Grid {
  const { w, h } = area;
  const cell = Math.min(w, h) / CELLS;
  const [cols, rows] = [Math.ceil(w / cell), Math.ceil(h / cell)];
  const taken = new Uint8Array(cols * rows);
  for (const layer of layers) {
    const cells = new Uint8Array(cols * rows);
    const fill = (left: number, right: number, top: number, bottom: number) => {
      const [firstCol, lastCol] = [clamped(left / cell, cols), clamped(right / cell, cols)];
      for (let row = clamped(top / cell, rows); row <= clamped(bottom / cell, rows); row++)
        cells.fill(1, row * cols + firstCol, row * cols + lastCol + 1);
    };
    // The space between letters is not free, whatever their outlines leave.
    if (layer.type === 'text' || layer.type === 'image' || layer.type === 'place') {
      const box = layerBounds(layer, shaper);
      if (!box || box.right < 0 || box.bottom < 0 || box.left > w || box.top > h) continue;
      fill(box.left, box.right, box.top, box.bottom);
    } else {
      const { filled, stroked } = layerContours(layer, shaper);
      for (let row = 0; row < rows; row++)
        for (const [left, right] of spans(filled, (row + 0.5) * cell))
          if (right >= 0 && left <= w) fill(left, right, row * cell, row * cell);
      for (const points of [...filled, ...stroked.map(({ points }) => points)])
        for (const [x, y] of points) if (x >= 0 && x <= w && y >= 0 && y <= h) fill(x, x, y, y);
    }
    if (cells.reduce((sum, one) => sum + one, 0) > GROUND * cols * rows) continue;
    cells.forEach((one, place) => (taken[place] ||= one));
  }
  if (area.round)
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++)
        if (isUnderHands((col + 0.5) * cell, (row + 0.5) * cell, w / 2))
          taken[row * cols + col] = 1;
  return { cols, rows, cell, sums: summed(taken, cols, rows) };
}

/** The only round blank is a clock. */
function isUnderHands(x: number, y: number, radius: number): boolean {
  const [right, up] = [(x - radius) / radius, (radius - y) / radius];
  if (Math.hypot(right, up) < HANDS_CAP) return true;
  return CLOCK_HANDS.some(({ turn, length }) => {
    const angle = (turn * Math.PI) / 180;
    const along = right * Math.sin(angle) + up * Math.cos(angle);
    const beside = right * Math.cos(angle) - up * Math.sin(angle);
    return along > 0 && along < length && Math.abs(beside) < HAND_WIDTH / 2;
  });
}

/** The spans of a horizontal line at `y` that are inside the outlines, by the non-zero rule. */
function spans(outlines: readonly (readonly Point[])[], y: number): [number, number][] {
  const crossings: { x: number; way: number }[] = [];
  for (const outline of outlines)
    for (const [place, [fromX, fromY]] of outline.entries()) {
      const [toX, toY] = outline[(place + 1) % outline.length] ?? [fromX, fromY];
      if (fromY <= y === toY <= y) continue;
      const x = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
      crossings.push({ x, way: toY > fromY ? 1 : -1 });
    }
  crossings.sort((one, other) => one.x - other.x);
  const inside: [number, number][] = [];
  let winding = 0;
  for (const [place, { x, way }] of crossings.entries()) {
    winding += way;
    const next = crossings[place + 1];
    if (winding !== 0 && next) inside.push([x, next.x]);
  }
  return inside;
}

function summed(taken: Uint8Array, cols: number, rows: number): Uint32Array {
  const sums = new Uint32Array((cols + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let inRow = 0;
    for (let col = 0; col < cols; col++) {
      inRow += taken[row * cols + col] ?? 0;
      sums[(row + 1) * (cols + 1) + col + 1] = (sums[row * (cols + 1) + col + 1] ?? 0) + inRow;
    }
  }
  return sums;
}

/** Counts the taken cells within a box aligned to the grid. */
function takenIn({ cols, cell, sums }: Grid, { left, right, top, bottom }: Box): number {
  const at = (y: number, x: number) =>
    sums[Math.round(y / cell) * (cols + 1) + Math.round(x / cell)] ?? 0;
  return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
}

/** The place that covers the least, at most `most` cells; among equals the nearest to `home`. */
function emptiest(
  { cols, rows, cell, sums }: Grid,
  area: PrintArea,
  { w, h, most }: { w: number; h: number; most: number },
  home: Place,
  isWanted: (box: Box) => boolean,
): Place | undefined {
  const [across, down] = [Math.ceil(w / cell), Math.ceil(h / cell)];
  const sum = (row: number, col: number) => sums[row * (cols + 1) + col] ?? 0;
  let best: (Place & { taken: number; far: number }) | undefined;
  for (let row = 0; row + down <= rows; row++) {
    for (let col = 0; col + across <= cols; col++) {
      const taken =
        sum(row + down, col + across) -
        sum(row, col + across) -
        sum(row + down, col) +
        sum(row, col);
      if (taken > most || (best && taken > best.taken)) continue;
      const box = {
        left: col * cell,
        right: (col + across) * cell,
        top: row * cell,
        bottom: (row + down) * cell,
      };
      const place = { x: (col + across / 2) * cell, y: (row + down / 2) * cell };
      const far = Math.hypot(place.x - home.x, place.y - home.y);
      const isBetter = !best || taken < best.taken || far < best.far;
      if (isBetter && isSafe(box, area) && isWanted(box)) best = { ...place, taken, far };
    }
  }
  return best && { x: best.x, y: best.y };
}

function clamped(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(value)));
}
