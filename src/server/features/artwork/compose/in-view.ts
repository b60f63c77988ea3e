/** Selects the layers to draw for a view, because resvg crashes on some layers outside it. */
import type { Layer } from '../../../../artwork/design/design.ts';
import { layerBounds } from '../../../../artwork/check/layer-bounds.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';

/** Reach of soft edges, in mm. */
const MARGIN = 1;

/**
 * Returns a function from a view, in mm of the print area, to its layers. resvg aborts the whole
 * process on a separately painted element (a photograph, anything translucent) that is farther from
 * the view than the view is large: https://github.com/thx/resvg-js/issues/287. A shopper can move a
 * layer that far, and a band of a large sheet is low.
 */
export function layersInView(layers: readonly Layer[], shaper: Shaper): (view: Box) => Layer[] {
  const apart = new Map(
    layers
      .filter(
        (layer) => layer.type === 'image' || layer.type === 'place' || layer.opacity !== undefined,
      )
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
