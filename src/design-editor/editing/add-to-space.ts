/** Adds a layer where there is room for it, or else in the visible centre, in a colour that can be read there. */
import { isOneTone } from '../../artwork/plate/plate.ts';
import { groundsAt } from '../inspector/grounds.ts';
import { inksOf, readableInk } from '../inspector/palette.ts';
import type { DrawnLayer } from '../stage/draw-layers.ts';
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

/**
 * The layer in a colour of the design that can be read where there is room for it.
 * @param drawn from back to front
 * @param surface the blank's colour
 */
export async function inked(
  layer: NewLayer,
  needs: SpaceNeeds,
  drawn: readonly DrawnLayer[],
  surface: string,
): Promise<NewLayer> {
  if (layer.type === 'photo' || isOneTone(needs.process)) return layer;
  const { palette } = inksOf(needs.document, surface);
  const room = freeSpaceFor(layer, needs);
  // A picture that cannot be looked at does not keep anything from being added.
  const grounds = room ? await groundsAt(drawn, room.box, surface).catch(() => []) : [];
  return { ...layer, fill: readableInk(palette, grounds) };
}
