/** Lets a name shrink where its letters would run into smaller words above, below or beside it. */
import type { DesignEdits, TextLayerStyle } from '../../domain/personalisation/design-edits.ts';
import { number } from '../render/number.ts';
import type { DesignDocument, TextLayer } from '../design/design.ts';

/** How far letters may reach from their baseline, in shares of their size: capitals with accents, and swashes. */
const REACH = 1.5;
/** How far a shadow is at most, in shares of the letters' size. */
const SHADOW = 0.2;

/**
 * Words as drawn are the shop's responsibility, and those that the shopper has moved or resized are theirs.
 * @param drawn the same design with the shop's own words
 * @param restyled the restyled texts, by layer
 */
export function keepApart(
  document: DesignDocument,
  drawn: DesignDocument,
  restyled: DesignEdits['words'] = {},
): DesignDocument {
  const texts = document.layers.filter(
    (layer): layer is TextLayer =>
      layer.type === 'text' &&
      layer.field !== undefined &&
      layer.text.trim() !== '' &&
      !layer.rotation &&
      !isPlaced(restyled[layer.id]),
  );
  const isWritten = ({ id, text, font }: TextLayer) =>
    drawn.layers.some(
      (was) => was.type === 'text' && was.id === id && (was.text !== text || was.font !== font),
    );
  const apart = (layer: TextLayer): TextLayer => {
    const clearOf = texts
      .filter((other) => isNear(layer, other) && (isWritten(layer) || isWritten(other)))
      .flatMap((other) =>
        texts
          .filter((twin) => isTwin(layer, twin))
          // Where it is to the twin, as if that were in the layer's place.
          .map(({ x, y }) => ({
            ...other,
            x: number(other.x + layer.x - x),
            y: number(other.y + layer.y - y),
          })),
      );
    return clearOf.length > 0 && !layer.arc ? { ...layer, clearOf } : layer;
  };
  return {
    ...document,
    layers: document.layers.map((layer) =>
      layer.type === 'text' && texts.includes(layer) ? apart(layer) : layer,
    ),
  };
}

function isPlaced({ fill: _, font: __, ...others }: TextLayerStyle = {}): boolean {
  return Object.values(others).some((value) => value !== undefined);
}

/** Itself or its shadow, which keep one size. */
function isTwin(layer: TextLayer, other: TextLayer): boolean {
  return (
    other.text === layer.text &&
    other.size === layer.size &&
    Math.hypot(other.x - layer.x, other.y - layer.y) < SHADOW * layer.size
  );
}

function isNear(layer: TextLayer, other: TextLayer): boolean {
  const across = (layer.maxWidth ?? Infinity) + (other.maxWidth ?? Infinity);
  return (
    other.size < layer.size &&
    Math.abs(layer.y - other.y) < REACH * layer.size + other.size &&
    Math.abs(layer.x - other.x) < across
  );
}
