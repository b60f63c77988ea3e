/** Adds a layer where there is room for it, or else over the design, in a colour that can be read there. */
import type { Place } from '../../../artwork/check/free-place.ts';
import type { DesignDocument, PlaceLayer, PrintArea } from '../../../artwork/design/design.ts';
import { firstCrop } from '../../../artwork/design/photo-place.ts';
import type { EditorKit } from '../../editor-kit.ts';
import { seenFrom } from './seen-from.ts';
import { isOneTone } from '../../../artwork/plate/plate.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { inkOfEmoji } from '../../controls/emoji.ts';
import { groundsAt } from '../../inspector/grounds.ts';
import { accentInk, inksOf, isHardToRead, readableInk } from '../../inspector/palette.ts';
import type { DrawnLayer } from '../../stage/draw-layers.ts';
import {
  add,
  addAt,
  hundredth,
  withoutEmptyTexts,
  type Editing,
  type NewLayer,
} from '../editing.ts';
import { freeSpaceFor, type FittedLayer } from './fit-new-layer.ts';
import type { SpaceNeeds } from './space-needs.ts';
import { firstSpot, inSpot, photoSize, photoSpots } from './photo-spots.ts';

/** How large a photograph over the design is, of one that has all the room that it wants. */
const OVER = 0.65;
/** Of the area's shorter side. */
const STEP = 0.05;

/** What the design is when the layer has been coloured: something else may have been added until then. */
interface Latest {
  current: { editing: Editing; document: DesignDocument; drawn: readonly DrawnLayer[] };
}

/** @param angle of the photograph that shows the product */
export async function placeNew(
  layer: NewLayer,
  kit: EditorKit,
  angle: string,
  latest: Latest,
): Promise<ReturnType<typeof addToSpace>> {
  const { sides, views, surface } = kit;
  // In use, a mug is looked at from its front.
  const side =
    sides.find((one) => one.angle === angle) ?? sides.find((one) => one.angle === views[0]?.angle);
  const seen = seenFrom(kit, side, angle);
  const { editing, document, drawn } = latest.current;
  const needs = { ...seen, document };
  if (layer.type === 'photo') return addToSpace(editing, layer, needs);
  const room = freeSpaceFor(layer, needs);
  const fill = await inkFor(layer, room, needs, drawn, surface);
  const { current } = latest;
  return addToSpace(
    current.editing,
    { ...layer, fill },
    { ...seen, document: current.document },
    // It takes long to find.
    current.editing === editing ? room : undefined,
  );
}

/** @param known the room for it, if it was searched; its colour does not count */
export function addToSpace(
  editing: Editing,
  given: NewLayer,
  needs: SpaceNeeds,
  known?: FittedLayer | null,
): ReturnType<typeof add> & { isOver: boolean } {
  const written = withoutEmptyTexts(editing);
  const { area } = needs.document;
  const layer = sized(given, needs);
  const pixels = layer.type === 'photo' ? pixelsOf(layer.upload) : undefined;
  const place = given.type === 'photo' && openPlace(needs, given.place);
  if (place) {
    const { id, x, y, w, h, rotation } = place;
    const crop = pixels && { crop: firstCrop(pixels, place) };
    const filled = { ...layer, place: id, w, h, rotation, ...crop };
    return { ...addAt(written, filled, { x, y }), isOver: false };
  }
  const spots = layer.type === 'photo' ? photoSpots(layer, pixels, needs) : [];
  const spot = firstSpot(spots, area);
  if (spot) {
    const added = addAt(written, layer, spot.change);
    const placed = inSpot(added.editing, added.id, spot);
    return { ...added, editing: placed, isOver: false };
  }
  if (spots.length > 0)
    return { ...addAt(written, inTheMiddle(layer, needs), stepped(written, needs)), isOver: true };
  const room = known === undefined ? freeSpaceFor(layer, needs) : known;
  const added = room
    ? addAt(written, narrowed(inked(room.layer, layer), room.place, area), room.place)
    : add(written, area, narrowed(layer, needs.home, area), needs.home);
  return { ...added, isOver: room?.isOver ?? true };
}

/** The place of the design that a photograph fills first: the one it is for, or else one on the side that is looked at. */
function openPlace(
  { document, side }: SpaceNeeds,
  wanted: string | undefined,
): PlaceLayer | undefined {
  const places = document.layers.filter((layer) => layer.type === 'place');
  const asked = places.find(({ id }) => id === wanted);
  return asked ?? places.find(({ x }) => side && x >= side.from && x <= side.to) ?? places[0];
}

function sized(layer: NewLayer, { document: { area } }: SpaceNeeds): NewLayer {
  if (layer.type !== 'photo') return layer;
  return { ...layer, place: undefined, ...photoSize(area, { width: layer.w, height: layer.h }) };
}

/** Of a photograph that is too small beside what a design has: as large as the side that is looked at allows. */
function inTheMiddle(layer: NewLayer, { document: { area }, home, side }: SpaceNeeds): NewLayer {
  if (layer.type !== 'photo') return layer;
  const { from, to } = side ?? { from: 0, to: area.w };
  const width = 2 * (Math.min(home.x - from, to - home.x) - area.safe);
  const scale = Math.min(OVER, width / layer.w);
  return { ...layer, w: hundredth(layer.w * scale), h: hundredth(layer.h * scale) };
}

/** The middle, or beside it for photographs after the first, which would hide the others. */
function stepped({ edits }: Editing, { document: { area }, home }: SpaceNeeds): Place {
  const before = (edits.own ?? []).filter(({ type }) => type === 'photo').length;
  const step = before * STEP * Math.min(area.w, area.h);
  return { x: home.x + step, y: home.y + step };
}

/** Long words become smaller before they reach over the safe zone. */
function narrowed(layer: NewLayer, { x }: Place, { w, safe }: PrintArea): NewLayer {
  if (layer.type !== 'text') return layer;
  const room = 2 * Math.max(0, Math.min(x, w - x) - safe);
  return { ...layer, maxWidth: Math.floor(Math.min(layer.maxWidth ?? room, room)) };
}

const inked = (layer: NewLayer, like: NewLayer): NewLayer =>
  layer.type === 'photo' || like.type === 'photo' ? layer : { ...layer, fill: like.fill };

/**
 * A colour that can be read where there is room for the layer: for words that of the design's words, for drawings its
 * most colourful one, and for an emoji that of the emoji.
 * @param drawn from back to front
 * @param surface the blank's colour
 */
async function inkFor(
  layer: Exclude<NewLayer, { type: 'photo' }>,
  room: FittedLayer | null,
  { document, process }: SpaceNeeds,
  drawn: readonly DrawnLayer[],
  surface: string,
): Promise<string> {
  if (isOneTone(process)) return layer.fill;
  const { palette } = inksOf(document, surface);
  // A picture that cannot be looked at does not keep anything from being added.
  const grounds = room ? await groundsAt(drawn, room.box, surface).catch(() => []) : [];
  if (layer.type === 'text' && layer.font !== 'emoji') return readableInk(palette, grounds);
  const own = layer.type === 'text' ? inkOfEmoji(layer.text) : undefined;
  return own !== undefined && !isHardToRead(own, grounds) ? own : accentInk(palette, grounds);
}
