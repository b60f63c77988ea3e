/** Finds loose pieces: the parts of a design's welded outlines other than the largest, and their letters. */
import { layerContours, letterContours } from '../../../../artwork/render/design-contours.ts';
import type { LayerContours } from '../../../../artwork/render/design-contours.ts';
import type { DesignDocument, Layer } from '../../../../artwork/design/design.ts';
import type { Cut, LoosePiece } from '../../../../artwork/check/describe-loose-pieces.ts';
import { smallPart } from '../../../../artwork/check/describe-loose-pieces.ts';
import { isEngraved } from '../../../../artwork/render/render-design.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { withGeometry } from './geometry.ts';
import type { FlatShape, Geometry } from './geometry.ts';
import { layerShapes, weldedShape } from './weld.ts';

/** A part of one layer that a piece can contain: a letter, or a whole drawing. */
interface Part {
  layer: string;
  /** Empty for a drawing. */
  letters: string;
  shape: FlatShape;
}

/** Rounding artefacts, in mm²; nothing this small is ever cut. */
const CRUMB = 0.001;

/** Loose pieces, in reading order. */
export function cutOf(document: DesignDocument, shaper: Shaper): Promise<Cut> {
  return withGeometry((geometry) => {
    const whole = weldedShape(geometry, document, shaper, false);
    // Manifold decomposes an empty shape into one empty part.
    const pieces = whole.isEmpty() ? [] : whole.decompose().map((piece) => geometry.keep(piece));
    const [thing, ...loose] = pieces
      .filter((piece) => piece.area() > CRUMB)
      .toSorted((one, other) => other.area() - one.area());
    if (!thing || loose.length === 0) return { isEmpty: !thing, loose: [] };
    const parts = document.layers
      .filter(isEngraved)
      .flatMap((layer) => partsOf(layer, geometry, shaper));
    const inOrder = loose
      .map((piece) => describePiece(piece, parts, geometry))
      .toSorted((one, other) => one.read - other.read || one.piece.box.left - other.piece.box.left)
      .map(({ piece }) => piece);
    return { isEmpty: false, loose: inOrder };
  });
}

function partsOf(layer: Layer, geometry: Geometry, shaper: Shaper): Part[] {
  const drawn: { letters: string; contours: LayerContours }[] =
    layer.type === 'text'
      ? letterContours(layer, shaper).map(({ letters, filled }) => ({
          letters,
          contours: { filled, stroked: [] },
        }))
      : [{ letters: '', contours: layerContours(layer, shaper) }];
  return drawn.flatMap(({ letters, contours }) =>
    layerShapes(geometry, contours).map((shape) => ({ layer: layer.id, letters, shape })),
  );
}

/** `read`: the position of its first part in reading order. */
function describePiece(
  piece: FlatShape,
  parts: readonly Part[],
  { keep }: Geometry,
): { piece: LoosePiece; read: number } {
  const shared = parts.flatMap((part, place) => {
    const area = apart(piece, part.shape) ? 0 : keep(piece.intersect(part.shape)).area();
    return area > CRUMB ? [{ ...part, place, area }] : [];
  });
  const { min, max } = piece.bounds();
  const box = { left: min[0], top: min[1], right: max[0], bottom: max[1] };
  // A piece of text and drawings is identified by its text.
  const written = shared.filter(({ letters }) => letters !== '');
  const [first] = written.length > 0 ? written : shared;
  if (!first) throw new Error('A piece is of no layer');
  const letters = written
    .flatMap((part) => (part.layer === first.layer ? part.letters : []))
    .join('');
  const isSmall = written.length === 1 && first.area < first.shape.area() / 2;
  const part = written.length === 0 ? 'drawing' : isSmall ? smallPart(letters) : 'letters';
  return { piece: { layer: first.layer, part, letters, box }, read: first.place };
}

function apart(one: FlatShape, other: FlatShape): boolean {
  const [a, b] = [one.bounds(), other.bounds()];
  return a.max[0] < b.min[0] || b.max[0] < a.min[0] || a.max[1] < b.min[1] || b.max[1] < a.min[1];
}
