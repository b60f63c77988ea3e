/** Puts what is on one side of a mug on the other, too. */
import type { DesignDocument, Layer } from '../../artwork/design/design.ts';
import type { OwnLayer } from '../../domain/personalisation/design-edits.ts';
import { addAt, ownIn, type Editing } from './editing.ts';
import { copiesOf, sideDistance } from './linked-copies.ts';

/** Adds a copy of an added layer on the other side, where it follows the layer. Null on designs with one side. */
export function copyToOtherSide(
  document: DesignDocument,
  editing: Editing,
  id: string,
): Editing | null {
  const own = ownIn(editing, id);
  const distance = sideDistance(document);
  if (!own || distance === undefined || copiesOf(document, editing, id).length > 0) return null;
  const x = own.x + distance <= document.area.w ? own.x + distance : own.x - distance;
  const { edits } = editing;
  const gone = displacedBy(own, document, editing).flatMap((one) =>
    copiesOf(document, editing, one),
  );
  const without = [...new Set([...(edits.without ?? []), ...gone])];
  return addAt(gone.length > 0 ? { ...editing, edits: { ...edits, without } } : editing, own, {
    x,
    y: own.y,
  }).editing;
}

/** The removed words of the design that a photograph has taken the place of. @param document as the shop drew it */
export function displacedBy(own: OwnLayer, document: DesignDocument, { edits }: Editing): string[] {
  if (own.type !== 'photo' || own.behind) return [];
  const isWithin = (layer: Layer) =>
    layer.type === 'text' &&
    Math.abs(layer.x - own.x) <= own.w / 2 &&
    Math.abs(layer.y - own.y) <= own.h / 2;
  return (edits.without ?? []).filter((id) =>
    document.layers.some((layer) => layer.id === id && isWithin(layer)),
  );
}
