/** Which layers are drawn for a view: what resvg cannot bear beyond its edges is left out. */
import type { Layer } from '../../../../artwork/design/design.ts';
import { layerBounds } from '../../../../artwork/check/layer-bounds.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';

/** Soft edges reach so far, in mm. */
const MARGIN = 1;

/**
 * Answers the layers for any view, in mm of the print area. What resvg paints apart before it lays it down (a
 * photograph, anything translucent) ends its whole process where it lies farther from the view than the view is large:
 * https://github.com/thx/resvg-js/issues/287. A shopper may push a layer that far, and a band of a large sheet is low.
 */
export function layersInView(layers: readonly Layer[], shaper: Shaper): (view: Box) => Layer[] {
  const apart = new Map(
    layers
      .filter((layer) => layer.type === 'image' || layer.opacity !== undefined)
      .map((layer) => [layer, layerBounds(layer, shaper)] as const),
  );
  return ({ left, top, right, bottom }) =>
    layers.filter((layer) => {
      if (!apart.has(layer)) return true;
      const box = apart.get(layer);
      return (
        box !== undefined &&
        box.right > left - MARGIN &&
        box.left < right + MARGIN &&
        box.bottom > top - MARGIN &&
        box.top < bottom + MARGIN
      );
    });
}
