/** Puts what is on one side of a mug on the other, too. */
import type { DesignDocument } from '../../artwork/design/design.ts';
import { displacedBy } from './displaced-words.ts';
import { addAt, ownIn, type Editing } from './editing.ts';
import { copiesOf, sideDistance } from './linked-copies.ts';

/**
 * Adds a copy of an added layer on the other side, where it follows the layer. Null on designs with one side.
 * @param past the steps that led here
 */
export function copyToOtherSide(
  document: DesignDocument,
  editing: Editing,
  id: string,
  past?: readonly Editing[],
): Editing | null {
  const own = ownIn(editing, id);
  const distance = sideDistance(document);
  if (!own || distance === undefined || copiesOf(document, editing, id).length > 0) return null;
  const x = own.x + distance <= document.area.w ? own.x + distance : own.x - distance;
  const { edits } = editing;
  const gone = displacedBy(own, document, editing, past).flatMap((one) =>
    copiesOf(document, editing, one),
  );
  const without = [...new Set([...(edits.without ?? []), ...gone])];
  return addAt(gone.length > 0 ? { ...editing, edits: { ...edits, without } } : editing, own, {
    x,
    y: own.y,
  }).editing;
}
