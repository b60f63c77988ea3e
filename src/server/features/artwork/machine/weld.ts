/** Welds a design into one flat shape: overlapping letters become one outline, strokes become areas. */
import { TOLERANCE_MM, designContours } from '../../../../artwork/render/design-contours.ts';
import type { LayerContours } from '../../../../artwork/render/design-contours.ts';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import type { Point } from '../../../../artwork/render/flatten-path.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { withGeometry } from './geometry.ts';
import type { FlatShape, Geometry } from './geometry.ts';
import { mirrorShape } from './mirror.ts';

export interface Welded {
  /** Closed, in mm of the print area, y downwards; clipped to area and bleed. */
  outlines: Point[][];
  /** Number of separate parts when cut out. */
  pieces: number;
}

export function weldDesign(
  document: DesignDocument,
  shaper: Shaper,
  mirrored: boolean,
): Promise<Welded> {
  return withGeometry((geometry) => {
    const shape = weldedShape(geometry, document, shaper, mirrored);
    // Manifold decomposes an empty shape into one empty part.
    const pieces = shape.isEmpty() ? [] : shape.decompose();
    for (const piece of pieces) geometry.keep(piece);
    return {
      outlines: shape.toPolygons().map((outline) => outline.map(([x, y]): Point => [x, y])),
      pieces: pieces.length,
    };
  });
}

export function weldedShape(
  geometry: Geometry,
  document: DesignDocument,
  shaper: Shaper,
  mirrored: boolean,
): FlatShape {
  const { w, h, bleed } = document.area;
  const layers = designContours(document, shaper).flatMap((layer) => layerShapes(geometry, layer));
  const sheet = geometry.flat([
    [
      [-bleed, -bleed],
      [w + bleed, -bleed],
      [w + bleed, h + bleed],
      [-bleed, h + bleed],
    ],
  ]);
  const joined = geometry.keep(geometry.join(layers).intersect(sheet));
  const welded = geometry.keep(joined.simplify(TOLERANCE_MM / 2));
  return mirrored ? mirrorShape(geometry, welded, w) : welded;
}

export function layerShapes(geometry: Geometry, { filled, stroked }: LayerContours): FlatShape[] {
  const outlines = filled.filter((outline) => outline.length > 2);
  const strokes = stroked.flatMap(({ points, closed, width }) => {
    const [first] = points;
    return stroke(closed && first ? [...points, first] : points, width / 2);
  });
  return [
    ...(outlines.length > 0 ? [geometry.flat(outlines)] : []),
    ...(strokes.length > 0 ? [geometry.flat(strokes)] : []),
  ];
}

/** A line with round ends and corners, as one capsule per segment. */
function stroke(line: readonly Point[], radius: number): Point[][] {
  const steps = Math.max(
    8,
    Math.ceil(Math.PI / Math.acos(1 - Math.min(1, TOLERANCE_MM / radius)) / 2),
  );
  return line.slice(1).map((to, place): Point[] => {
    const from = line[place] ?? to;
    const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const cap = ([x, y]: Point, start: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const angle = start + (Math.PI * step) / steps;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      });
    return [...cap(to, along - Math.PI / 2), ...cap(from, along + Math.PI / 2)];
  });
}
