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
  const before = new Map(drawn.layers.map((layer) => [layer.id, layer]));
  const texts = document.layers.filter(
    (layer) => layer.type === 'text' && layer.text.trim() !== '' && before.has(layer.id),
  ) as TextLayer[];
  const placed = texts.filter(({ id }) => !isPlaced(restyled[id]));
  const isAsDrawn = ({ id, text, font }: TextLayer) => {
    const was = before.get(id);
    return was?.type === 'text' && was.text === text && was.font === font;
  };
  const yields = new Map(
    placed.flatMap((layer) => {
      const others = placed.filter(
        (other) =>
          other.size < layer.size &&
          isNear(layer, other) &&
          !(isAsDrawn(layer) && isAsDrawn(other)),
      );
      const clearOf = others.flatMap((other) => seenFromEach(twinsOf(layer, placed), layer, other));
      return others.length > 0 ? [[layer, { ...layer, clearOf }] as const] : [];
    }),
  );
  if (yields.size === 0) return document;
  return {
    ...document,
    layers: document.layers.map((layer) =>
      layer.type === 'text' ? (yields.get(layer) ?? layer) : layer,
    ),
  };
}

function isPlaced({ fill: _, font: __, ...others }: TextLayerStyle = {}): boolean {
  return Object.values(others).some((value) => value !== undefined);
}

/** A text and its shadow, which keep one size. */
function twinsOf(layer: TextLayer, texts: readonly TextLayer[]): TextLayer[] {
  const most = SHADOW * layer.size;
  return texts.filter(
    ({ field, listItem, text, font, size, x, y }) =>
      field === layer.field &&
      listItem === layer.listItem &&
      text === layer.text &&
      font === layer.font &&
      size === layer.size &&
      Math.hypot(x - layer.x, y - layer.y) < most,
  );
}

/** The other text where it is to each of the twins, as if they all were in the layer's place. */
function seenFromEach(twins: readonly TextLayer[], layer: TextLayer, other: TextLayer) {
  return twins.map((twin) => ({
    ...other,
    x: number(other.x + layer.x - twin.x),
    y: number(other.y + layer.y - twin.y),
  }));
}

function isNear(layer: TextLayer, other: TextLayer): boolean {
  const across = (layer.maxWidth ?? Infinity) + (other.maxWidth ?? Infinity);
  return (
    Math.abs(layer.y - other.y) < REACH * layer.size + other.size &&
    Math.abs(layer.x - other.x) < across
  );
}
