/** A place that is still open beside filled ones: grey with a plus, so that nobody takes the sample for their own photograph. */
import { number } from '../render/number.ts';
import type { PlaceLayer } from './design.ts';

/** Light and dark enough to be told apart on any ground; engraved by how bright they are. */
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
