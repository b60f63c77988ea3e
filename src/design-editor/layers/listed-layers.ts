/** Which layers the list shows: each once, however many sides show it, and none that is empty. */
import { OWN_PREFIX, type Layer } from '../../artwork/design/design.ts';

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
