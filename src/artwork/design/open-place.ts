/** An empty photo place beside filled ones: grey with a plus, so that a sample is not mistaken for the shopper’s photo. */
import { number } from '../render/number.ts';
import type { PlaceLayer } from './design.ts';

/** One light and one dark tone, so that one of them stands out on any background; engraving uses their brightness. */
const TILE = '#d6d3cb';
const PLUS = '#5c645e';
/** In shares of the shorter side. */
const ARM = 0.16;
const STROKE = 0.035;

export function markedOpen(layer: PlaceLayer): PlaceLayer {
  const { w, h } = layer;
  const side = Math.min(w, h);
  const arm = number(side * ARM);
  return {
    ...layer,
    sample: [
      { type: 'rect', x: -w / 2, y: -h / 2, w, h, fill: TILE },
      {
        type: 'path',
        x: 0,
        y: 0,
        d: `M${-arm} 0L${arm} 0M0 ${-arm}L0 ${arm}`,
        stroke: PLUS,
        strokeWidth: number(side * STROKE),
      },
    ],
  };
}
