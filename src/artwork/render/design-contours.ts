/**
 * The outlines of a design as straight lines in mm, for machines that follow them: the area one
 * tone of it covers.
 */
import type { DesignDocument, Layer, RectLayer, TextLayer } from '../design/design.ts';
import { flattenPath } from './flatten-path.ts';
import type { Point, Polyline } from './flatten-path.ts';
import { outlineLetters, outlineText } from './outline-text.ts';
import { isEngraved } from './render-design.ts';
import type { Shaper } from './shaper.ts';

export interface LayerContours {
  /** Filled by the non-zero rule. */
  filled: Point[][];
  /** Drawn with round ends and corners. */
  stroked: (Polyline & { width: number })[];
}

/** How far straights may deviate from the curve: a tenth of the promised tolerance. */
export const TOLERANCE_MM = 0.01;

/** In the area's own coordinates, y downwards. */
export function designContours({ layers }: DesignDocument, shaper: Shaper): LayerContours[] {
  return layers.filter(isEngraved).map((layer) => layerContours(layer, shaper));
}

/** @param tolerance in mm */
export function layerContours(
  layer: Layer,
  shaper: Shaper,
  tolerance = TOLERANCE_MM,
): LayerContours {
  switch (layer.type) {
    case 'rect': {
      const lines = inked(layer.fill) ? flattenPath(rectPath(layer), tolerance) : [];
      return { filled: lines.map(({ points }) => points), stroked: [] };
    }
    case 'text': {
      const placed = flattenPath(outlineText(layer, shaper).d, tolerance).map(placer(layer));
      return { filled: inked(layer.fill) ? placed.map(({ points }) => points) : [], stroked: [] };
    }
    case 'path': {
      const scale = Math.abs(layer.scale ?? 1);
      if (scale === 0) return { filled: [], stroked: [] };
      const placed = flattenPath(layer.d, tolerance / scale).map(placer(layer));
      const width = inked(layer.stroke) ? (layer.strokeWidth ?? 0) * scale : 0;
      return {
        filled: inked(layer.fill) ? placed.map(({ points }) => points) : [],
        stroked: width > 0 ? placed.map((line) => ({ ...line, width })) : [],
      };
    }
    case 'image':
    case 'place':
      return { filled: [], stroked: [] };
  }
}

/** A text letter by letter, each filled by the non-zero rule. */
export function letterContours(
  layer: TextLayer,
  shaper: Shaper,
): { letters: string; filled: Point[][] }[] {
  const place = placer(layer);
  return outlineLetters(layer, shaper).map(({ letters, d }) => ({
    letters,
    filled: flattenPath(d, TOLERANCE_MM).map((line) => place(line).points),
  }));
}

const inked = (colour: string | undefined): boolean => colour !== undefined && colour !== 'none';

/** Rounds corners as SVG does: never more than half a side. */
export function rectPath({ x, y, w, h, radius = 0 }: RectLayer): string {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + r} ${y}H${x + w - r}${corner(x + w, y + r)}V${y + h - r}${corner(x + w - r, y + h)}` +
    `H${x + r}${corner(x, y + h - r)}V${y + r}${corner(x + r, y)}Z`
  );
}

interface Placed {
  x: number;
  y: number;
  rotation?: number;
  scale?: number;
}

function placer({ x, y, rotation = 0, scale = 1 }: Placed): (line: Polyline) => Polyline {
  const angle = (rotation * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return ({ points, closed }) => ({
    closed,
    points: points.map(([px, py]): Point => [x + cos * px - sin * py, y + sin * px + cos * py]),
  });
}
