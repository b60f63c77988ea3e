/** Adds a layer where there is room for it, or else in the visible centre. */
import { add, addAt, withoutEmptyTexts, type Editing, type NewLayer } from './editing.ts';
import { freeSpaceFor, type SpaceNeeds } from './fit-new-layer.ts';

export function addToSpace(
  editing: Editing,
  layer: NewLayer,
  needs: SpaceNeeds,
): ReturnType<typeof add> {
  const room = freeSpaceFor(layer, needs);
  const written = withoutEmptyTexts(editing);
  return room
    ? addAt(written, room.layer, room.place)
    : add(written, needs.document.area, layer, needs.home);
}
