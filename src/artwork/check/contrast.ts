/** Finds parts in almost the colour of what is behind them: the blank, or drawings below. */
import { contrastOf, mixed } from '../design/contrast.ts';
import type { Point } from '../render/flatten-path.ts';
import type { Box } from './layer-bounds.ts';
import type { LayerInk } from './layer-ink.ts';

export type WeakContrast =
  /** Words in the colour of what is behind them. */
  | { kind: 'unreadable'; layer: string; severity: 'refuse' }
  /** Words or a drawing in almost that colour. */
  | { kind: 'lowContrast'; layer: string; severity: 'warn' };

/** Below this contrast ratio (WCAG 2.2; 1 is the same colour) letters hardly stand out from what is behind them. */
const NONE = 1.12;
/** Letters are seen only by those who know that they are there. */
const WEAK = 1.6;
/** The share of the outlines with so little contrast. */
const MOST_OF_IT = 0.85;
const HALF = 0.5;
const SAMPLES = 48;

/**
 * Looks at the shopper's own parts and those whose colour or place has changed.
 * @param layers from back to front
 * @param surface the blank's colour, `#rrggbb`
 */
export function weakContrasts(layers: readonly LayerInk[], surface: string): WeakContrast[] {
  return layers.flatMap(({ id, type, isChanged, paint }, place): WeakContrast[] => {
    if (!isChanged || !paint || isShadow(layers, place)) return [];
    const behind = layers.slice(0, place).filter((layer) => mayCover(layer, paint.box));
    const contrasts = samplesOf(paint.outlines).map((point) => {
      const ground = groundAt(point, behind, surface);
      return ground === undefined
        ? Infinity
        : contrastOf(mixed(paint.fill, ground, paint.opacity), ground);
    });
    const share = (most: number) => contrasts.filter((one) => one < most).length / contrasts.length;
    if (type === 'text' && share(NONE) >= MOST_OF_IT)
      return [{ kind: 'unreadable', layer: id, severity: 'refuse' }];
    return share(WEAK) >= HALF ? [{ kind: 'lowContrast', layer: id, severity: 'warn' }] : [];
  });
}

/** Designs draw a text twice for its shadow, which is not for reading. */
function isShadow(layers: readonly LayerInk[], place: number): boolean {
  const shadow = layers[place];
  return layers
    .slice(place + 1)
    .some(
      ({ words, paint }) =>
        words !== undefined &&
        words === shadow?.words &&
        paint !== undefined &&
        shadow.paint !== undefined &&
        doMeet(paint.box, shadow.paint.box),
    );
}

/** Words are no ground for others: `hiddenWords` finds those that lie over each other. */
function mayCover({ type, paint, ink }: LayerInk, box: Box): boolean {
  if (type === 'text') return false;
  return [...(paint ? [paint.box] : []), ...ink].some((one) => doMeet(one, box));
}

function doMeet(one: Box, other: Box): boolean {
  return (
    one.left <= other.right &&
    one.right >= other.left &&
    one.top <= other.bottom &&
    one.bottom >= other.top
  );
}

function samplesOf(outlines: readonly (readonly Point[])[]): Point[] {
  const points = outlines.flat();
  const step = Math.max(1, points.length / SAMPLES);
  return Array.from(
    { length: Math.min(SAMPLES, points.length) },
    (_, at) => points[Math.floor(at * step)] ?? [0, 0],
  );
}

/** Undefined on a photograph, which may have any colour. */
function groundAt(point: Point, behind: readonly LayerInk[], surface: string): string | undefined {
  let ground: string | undefined = surface;
  for (const { paint, ink } of behind) {
    if (ink.some((box) => isWithin(point, box))) ground = undefined;
    else if (paint && isWithin(point, paint.box) && isFilled(point, paint.outlines))
      ground = ground === undefined ? paint.fill : mixed(paint.fill, ground, paint.opacity);
  }
  return ground;
}

function isWithin([x, y]: Point, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isFilled([x, y]: Point, outlines: readonly (readonly Point[])[]): boolean {
  let winding = 0;
  for (const outline of outlines)
    for (const [at, [fromX, fromY]] of outline.entries()) {
      const [toX, toY] = outline[(at + 1) % outline.length] ?? [fromX, fromY];
      if (fromY <= y === toY <= y) continue;
      if (fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x)
        winding += toY > fromY ? 1 : -1;
    }
  return winding !== 0;
}
