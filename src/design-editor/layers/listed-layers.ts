/** Which layers the list shows: each once, however many sides show it, and none that is empty. */
import { OWN_PREFIX, type Layer } from '../../artwork/design/design.ts';
import type { Side } from '../product/sides.ts';

export interface ListedLayers {
  /** From back to front. */
  listed: Layer[];
  /** Texts of the design that are empty, which can be written. */
  empty: Layer[];
}

/** @param copiesOf the layers that change together with a layer */
export function listedLayers(
  layers: readonly Layer[],
  copiesOf: (id: string) => readonly string[],
  selected: string | null,
): ListedLayers {
  const seen = new Set<string>();
  const once = layers.filter(({ id }) => {
    const isFirst = !copiesOf(id).some((copy) => seen.has(copy));
    seen.add(id);
    return isFirst;
  });
  const isEmpty = (layer: Layer) =>
    layer.type === 'text' &&
    layer.text.trim() === '' &&
    layer.listItem === undefined &&
    !layer.id.startsWith(OWN_PREFIX) &&
    layer.id !== selected;
  // Empty names of a list are written in the field of the others.
  const isUnused = (layer: Layer) =>
    layer.type === 'text' && layer.listItem !== undefined && layer.text.trim() === '';
  return {
    listed: once.filter((layer) => !isEmpty(layer) && !isUnused(layer)),
    empty: once.filter(isEmpty),
  };
}

/**
 * Of the copies that the list shows as one: the selected one, else the one on the side that is
 * looked at, else the first.
 *
 * @param angle of the photograph that shows the product
 */
export function copyInView(
  copies: readonly Layer[],
  chosen: ReadonlySet<string>,
  sides: readonly Side[],
  angle: string,
): Layer | undefined {
  const seen = sides.find((side) => side.angle === angle);
  return (
    copies.find(({ id }) => chosen.has(id)) ??
    copies.find(({ x }) => seen && x >= seen.from && x <= seen.to) ??
    copies[0]
  );
}
