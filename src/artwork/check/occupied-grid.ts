/** The parts of a print area that are taken, as a grid of cells. */
import { CLOCK_HANDS, HAND_WIDTH, HANDS_CAP } from '../plate/clock-hands.ts';
import { layerContours } from '../render/design-contours.ts';
import type { Layer, PrintArea } from '../design/design.ts';
import type { Point } from '../render/flatten-path.ts';
import { layerBounds, type Box } from './layer-bounds.ts';
import type { Shaper } from '../render/shaper.ts';

/** Cells along the shorter side: as fine as the eye judges free space. */
const CELLS = 96;
/** A layer that covers more of the area than this is a background to put things on. */
const GROUND = 0.5;

export interface Grid {
  cols: number;
  rows: number;
  /** Side of a cell in mm. */
  cell: number;
  /** How many cells above and to the left of each corner are taken; one more entry than cells each way. */
  sums: Uint32Array;
}

export function occupied(layers: readonly Layer[], area: PrintArea, shaper: Shaper): Grid {
  const { w, h } = area;
  const cell = Math.min(w, h) / CELLS;
  const [cols, rows] = [Math.ceil(w / cell), Math.ceil(h / cell)];
  const taken = new Uint8Array(cols * rows);
  /** The layer that was last found in each cell, counted from 1. */
  const lastIn = new Uint32Array(cols * rows);
  for (const [index, layer] of layers.entries()) {
    const cells: number[] = [];
    const fill = (left: number, right: number, top: number, bottom: number) => {
      const [firstCol, lastCol] = [clamped(left / cell, cols), clamped(right / cell, cols)];
      for (let row = clamped(top / cell, rows); row <= clamped(bottom / cell, rows); row++)
        for (let at = row * cols + firstCol; at <= row * cols + lastCol; at++) {
          if (lastIn[at] === index + 1) continue;
          lastIn[at] = index + 1;
          cells.push(at);
        }
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
      const mark = (x: number, y: number, reach: number) => {
        if (x >= 0 && x <= w && y >= 0 && y <= h) fill(x - reach, x + reach, y - reach, y + reach);
      };
      // What is too thin for the middle of a row or a cell, too.
      for (const points of filled) along(points, cell, (x, y) => mark(x, y, 0));
      for (const { points, width } of stroked) along(points, cell, (x, y) => mark(x, y, width / 2));
    }
    if (cells.length > GROUND * cols * rows) continue;
    for (const at of cells) taken[at] = 1;
  }
  if (area.round)
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++)
        if (isUnderHands((col + 0.5) * cell, (row + 0.5) * cell, w / 2))
          taken[row * cols + col] = 1;
  return { cols, rows, cell, sums: summed(taken, cols, rows) };
}

/** Points of a line no farther from each other than a cell. */
function along(points: readonly Point[], cell: number, see: (x: number, y: number) => void): void {
  for (const [at, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / cell));
    for (let step = 1; step <= steps; step++)
      see(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps);
  }
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
export function takenIn({ cols, cell, sums }: Grid, { left, right, top, bottom }: Box): number {
  const at = (y: number, x: number) =>
    sums[Math.round(y / cell) * (cols + 1) + Math.round(x / cell)] ?? 0;
  return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
}

function clamped(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(value)));
}
