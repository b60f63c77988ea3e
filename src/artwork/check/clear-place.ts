/** The largest frame for a photograph where words of a design were, clear of everything else. */
import type { DesignDocument, PhotoShape, PrintArea } from '../design/design.ts';
import type { Shaper } from '../render/shaper.ts';
import { emptiest, type Place } from './free-place.ts';
import type { Box } from './layer-bounds.ts';
import { occupied, type Grid } from './occupied-grid.ts';
import { isSafe } from './safe-zone.ts';

export interface ClearFrame extends Place {
  w: number;
  h: number;
  /** Within a ring a round photograph is much larger than a straight one. */
  shape?: PhotoShape;
}

export interface ClearNeeds {
  /** Around the words. */
  words: Box;
  /** Width of the photograph divided by its height. */
  aspect: number;
  shaper: Shaper;
  isShown: (box: Box) => boolean;
}

/** Kept clear around the photograph, in mm. */
const GAP = 2;
/** Smaller photographs are not worth the words; a share of the area's shorter side. */
const LEAST = 0.2;
const SMALLER = 0.95;
/** How much larger a round photograph has to be. */
const ROUNDER = 1.3;
/** A frame may be so much smaller, in mm of its radius by mm, if it is nearer to the middle of the words. */
const NEARNESS = 0.3;

/** Null if there is none of some size. @param document without the words */
export function clearFrame({ area, layers }: DesignDocument, needs: ClearNeeds): ClearFrame | null {
  const grid = occupied(layers, area, needs.shaper);
  const least = Math.min(area.w, area.h) * LEAST;
  const straight = straightFrame(grid, area, needs);
  const radius = roundFrame(grid, area, needs);
  const round = radius && { ...radius, shape: 'oval' as const };
  const best =
    round && Math.PI * (round.w / 2) ** 2 > ROUNDER * (straight ? straight.w * straight.h : 0)
      ? round
      : straight;
  return best && Math.min(best.w, best.h) >= least ? best : null;
}

const middleOf = ({ left, right, top, bottom }: Box): Place => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function straightFrame(
  grid: Grid,
  area: PrintArea,
  { words, aspect, isShown }: ClearNeeds,
): ClearFrame | null {
  const home = middleOf(words);
  const isWanted = (box: Box) =>
    box.left <= home.x &&
    box.right >= home.x &&
    box.top <= home.y &&
    box.bottom >= home.y &&
    isShown(box);
  const inner = { w: area.w - 2 * area.safe, h: area.h - 2 * area.safe };
  for (
    let w = Math.min(inner.w, inner.h * aspect);
    Math.min(w, w / aspect) > 2 * GAP;
    w *= SMALLER
  ) {
    const h = w / aspect;
    const place = emptiest(grid, area, { w, h, most: 0 }, home, isWanted);
    if (place) return { ...place, w: w - 2 * GAP, h: h - 2 * GAP * (h / w) };
  }
  return null;
}

function roundFrame(
  grid: Grid,
  area: PrintArea,
  { words, isShown }: ClearNeeds,
): ClearFrame | null {
  const { cell } = grid;
  const taken = takenCells(grid);
  const home = middleOf(words);
  let best: (Place & { r: number; score: number }) | undefined;
  for (let y = words.top; y <= words.bottom; y += 2 * cell)
    for (let x = words.left; x <= words.right; x += 2 * cell) {
      const away = NEARNESS * Math.hypot(x - home.x, y - home.y);
      let r = taken.reduce(
        (least, one) => Math.min(least, Math.hypot(one.x - x, one.y - y)),
        Math.min(area.w, area.h) / 2,
      );
      r -= cell / 2 + GAP;
      while (r - away > (best?.score ?? 0)) {
        const box = { left: x - r, right: x + r, top: y - r, bottom: y + r };
        if (isWithin({ x, y, r }, box, area) && isShown(box)) {
          best = { x, y, r, score: r - away };
          break;
        }
        r *= SMALLER;
      }
    }
  return best ? { x: best.x, y: best.y, w: 2 * best.r, h: 2 * best.r } : null;
}

function isWithin({ x, y, r }: Place & { r: number }, box: Box, area: PrintArea): boolean {
  if (!area.round) return isSafe(box, area);
  return Math.hypot(x - area.w / 2, y - area.h / 2) + r <= area.w / 2 - area.safe;
}

function takenCells({ cols, rows, cell, sums }: Grid): Place[] {
  const sum = (row: number, col: number) => sums[row * (cols + 1) + col] ?? 0;
  const taken: Place[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      if (sum(row + 1, col + 1) - sum(row, col + 1) - sum(row + 1, col) + sum(row, col) > 0)
        taken.push({ x: (col + 0.5) * cell, y: (row + 0.5) * cell });
  return taken;
}
