/** Finds free space on a design, so that new layers land beside existing texts and drawings, not over them. */
import { OWN_PREFIX, type DesignDocument, type Layer, type PrintArea } from '../design/design.ts';
import type { Box } from './layer-bounds.ts';
import { occupied, takenIn, type Grid } from './occupied-grid.ts';
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
  /** It covers a part of the design. */
  isOver?: boolean;
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
/** For covering drawings when there is no space beside them: small enough not to hide them. */
const COVERING_SCALES = SCALES.filter((scale) => scale <= 0.6);
/** Something small is better than something on top of something else. */
const SMALL_SCALES = [0.3, 0.22];
/** Of a photograph, which covers a drawing only where there is no place beside it, however small. */
const APART_SCALES = [...SCALES, 0.35, ...SMALL_SCALES];
/** When nothing is free, large enough to be seen and dragged to a better place. */
const CRAMPED_SCALE = 0.4;
/** The space kept free around a new layer, relative to its size. */
const AIR = 1.08;
const PHOTO_AIR = 1.2;

/**
 * The middle of the largest free rectangle of these proportions within the safe zone; among equals
 * the nearest to `home`. If nothing is free, the place where the least is covered; null if it fits
 * into no safe zone at all. Lengths in mm.
 * @param size at scale 1, the least scale that can be used, and whether a small place is better than covering drawings
 * @param isShown whether a photograph shows the place; hidden places are used only if every visible
 * one would cover texts
 * @param isOnlyShown no hidden place is used as long as anything fits into a visible one
 */
export function freePlace(
  { area, layers }: DesignDocument,
  { w, h, least = 0, isApart }: { w: number; h: number; least?: number; isApart?: boolean },
  home: Place,
  shaper: Shaper,
  isShown: (box: Box) => boolean = () => true,
  isOnlyShown = false,
): FreePlace | null {
  const everything = occupied(layers, area, shaper);
  // On an all-over pattern, at least avoid the texts and the shopper's own layers.
  const precious = occupied(layers.filter(isPrecious), area, shaper);
  const air = isApart ? PHOTO_AIR : AIR;
  const sized = (scale: number) => ({ w: w * scale * air, h: h * scale * air });
  const search = (
    grid: Grid,
    scales: readonly number[],
    most: number,
    isWanted: (box: Box) => boolean,
  ): FreePlace | undefined => {
    for (const scale of scales.filter((one) => one >= least)) {
      const place = emptiest(grid, area, { ...sized(scale), most }, home, isWanted);
      if (!place) continue;
      const width = room(grid, area, place, sized(scale), isWanted);
      return { ...place, scale, width, isOver: most > 0 };
    }
    return undefined;
  };
  const without = (isWanted: (box: Box) => boolean) => {
    const free = (scales: readonly number[]) => search(everything, scales, 0, isWanted);
    const besidePrecious = (scales: readonly number[]) =>
      search(everything, scales, Infinity, (box) => takenIn(precious, box) === 0 && isWanted(box));
    return (
      free(isApart ? APART_SCALES : SCALES) ??
      besidePrecious(COVERING_SCALES) ??
      free(SMALL_SCALES) ??
      besidePrecious(SMALL_SCALES)
    );
  };
  const anywhere = () => true;
  const cramped = [Math.max(CRAMPED_SCALE, least)];
  return (
    without(isShown) ??
    (isOnlyShown ? search(precious, cramped, Infinity, isShown) : undefined) ??
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

/** The place that covers the least, at most `most` cells; among equals the nearest to `home`. */
export function emptiest(
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
