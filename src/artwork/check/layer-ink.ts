/** Where a layer of a design is and what it paints, to compare it with the others. */
import type { DesignEdits, TextLayerStyle } from '../../domain/personalisation/design-edits.ts';
import { OWN_PREFIX, type Layer, type TextLayer } from '../design/design.ts';
import { layerContours } from '../render/design-contours.ts';
import type { Point } from '../render/flatten-path.ts';
import type { Shaper } from '../render/shaper.ts';
import { aroundAll, boxAround, COARSE_MM, turnedBox, type Box } from './layer-bounds.ts';

export interface LayerInk {
  id: string;
  type: Layer['type'];
  /** Outline by outline for a text, one for a photograph, none for other layers; in mm. */
  ink: readonly Box[];
  /** Around the letters of a straight text; undefined for other layers, which leave much of their box free. */
  block: Box | undefined;
  /** Equal for texts that say the same, as a text and its shadow; undefined for other layers. */
  words: string | undefined;
  /** The shopper has added or restyled it. Layers as drawn are the shop's responsibility. */
  isChanged: boolean;
  /** The shopper has added, moved or resized it. */
  isMoved: boolean;
  /** Undefined for photographs, and for what is not filled. */
  paint: LayerPaint | undefined;
}

export interface LayerPaint {
  /** `#rrggbb`. */
  fill: string;
  /** From 0 to 1. */
  opacity: number;
  /** Filled by the non-zero rule; coarse. */
  outlines: readonly (readonly Point[])[];
  /** Around the outlines. */
  box: Box;
}

const HEX = /^#[0-9a-f]{6}$/;

/** @param restyled the restyled texts, by layer */
export function layerInk(layer: Layer, restyled: DesignEdits['words'], shaper: Shaper): LayerInk {
  const { id, type } = layer;
  const isOwn = id.startsWith(OWN_PREFIX);
  const style = restyled?.[id];
  const shown = { id, type, isChanged: isOwn || style !== undefined };
  const isMoved = isOwn || (style !== undefined && isPlaced(style));
  if (layer.type === 'image' || layer.type === 'place') {
    const ink = layer.type === 'image' ? [turnedBox(layer)] : [];
    return { ...shown, isMoved, ink, block: undefined, words: undefined, paint: undefined };
  }
  const { filled } = layerContours(layer, shaper, COARSE_MM);
  const isText = layer.type === 'text';
  const ink = isText ? filled.map(boxAround) : [];
  const box = filled.length > 0 ? aroundAll(isText ? ink : filled.map(boxAround)) : undefined;
  return {
    ...shown,
    isMoved,
    ink,
    block: isText && !layer.rotation && !layer.arc ? box : undefined,
    words: isText ? wordsOf(layer) : undefined,
    paint:
      box && layer.fill !== undefined && HEX.test(layer.fill)
        ? { fill: layer.fill, opacity: layer.opacity ?? 1, outlines: filled, box }
        : undefined,
  };
}

/** Whether the style may put letters where the design has none. */
function isPlaced({ fill: _, ...others }: TextLayerStyle): boolean {
  return Object.values(others).some((value) => value !== undefined);
}

/** Each of the shopper's own texts is one by itself. */
function wordsOf({ id, field, listItem, text }: TextLayer): string {
  if (id.startsWith(OWN_PREFIX)) return id;
  return field === undefined ? text : `${field} ${listItem ?? ''}`;
}
