/** Adds a layer where there is room for it, or else in the visible centre, in a colour that can be read there. */
import type { Place } from '../../artwork/check/free-place.ts';
import type { PrintArea } from '../../artwork/design/design.ts';
import { isOneTone } from '../../artwork/plate/plate.ts';
import { groundsAt } from '../inspector/grounds.ts';
import { accentInk, inksOf, readableInk } from '../inspector/palette.ts';
import type { DrawnLayer } from '../stage/draw-layers.ts';
import { add, addAt, withoutEmptyTexts, type Editing, type NewLayer } from './editing.ts';
import { freeSpaceFor, type SpaceNeeds } from './fit-new-layer.ts';

export function addToSpace(
  editing: Editing,
  layer: NewLayer,
  needs: SpaceNeeds,
): ReturnType<typeof add> & { isOver: boolean } {
  const room = freeSpaceFor(layer, needs);
  const written = withoutEmptyTexts(editing);
  const { area } = needs.document;
  const added = room
    ? addAt(written, narrowed(room.layer, room.place, area), room.place)
    : add(written, area, narrowed(layer, needs.home, area), needs.home);
  return { ...added, isOver: room?.isOver ?? true };
}

/** Long words become smaller before they reach over the safe zone. */
function narrowed(layer: NewLayer, { x }: Place, { w, safe }: PrintArea): NewLayer {
  if (layer.type !== 'text') return layer;
  const room = 2 * Math.max(0, Math.min(x, w - x) - safe);
  return { ...layer, maxWidth: Math.floor(Math.min(layer.maxWidth ?? room, room)) };
}

/**
 * The layer in a colour of the design that can be read where there is room for it: words in that of its words, and
 * drawings in its most colourful one.
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
  const isWords = layer.type === 'text' && layer.font !== 'emoji';
  return { ...layer, fill: (isWords ? readableInk : accentInk)(palette, grounds) };
}
