/** Where an added photograph may go on a design: in place of its words, behind them, or beside its drawings. */
import { clearFrame } from '../../../artwork/check/clear-place.ts';
import {
  aroundAll,
  layerBounds,
  turnedBox,
  type Box,
} from '../../../artwork/check/layer-bounds.ts';
import { turnedPixels } from '../../../artwork/design/crop-framing.ts';
import { OWN_PREFIX, type Layer, type PrintArea } from '../../../artwork/design/design.ts';
import { firstCrop, type Pixels } from '../../../artwork/design/photo-place.ts';
import type { OwnPhoto } from '../../../domain/personalisation/design-edits.ts';
import { hundredth, ownIn, type Editing, type NewLayer } from '../editing.ts';
import { LEAST_PHOTO, roomForPhoto } from './fit-new-layer.ts';
import { isSeenBy, type SpaceNeeds } from './space-needs.ts';

export type SpotName = 'instead' | 'behind' | 'beside';
export type NewPhoto = NewLayer & { type: 'photo' };

/** Everything that a spot decides about a photograph. */
type SpotChange = Required<Pick<OwnPhoto, 'x' | 'y' | 'w' | 'h' | 'crop'>> &
  Pick<OwnPhoto, 'rotation' | 'shape' | 'opacity' | 'behind'>;

export interface PhotoSpot {
  name: SpotName;
  change: SpotChange;
  /** The words of the design that make room for it. */
  without: readonly string[];
}

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
/** Photographs in place of the words are offered if they become so much larger than beside the drawings. */
const LARGER = 1.3;
/** Of what fits: how large an added photograph is where there is room for it. */
const SHARE = 0.6;
/** So faint a photograph leaves words readable on it. */
const FAINT = 0.35;

/** In the order in which they are offered. @param needs the design with all of its words and without the photograph */
export function photoSpots(
  photo: NewPhoto,
  pixels: Pixels | undefined,
  needs: SpaceNeeds,
): PhotoSpot[] {
  const beside = besideIt(photo, pixels, needs);
  const instead = insteadOfWords(photo, pixels, needs);
  const isLarger = instead && (!beside || areaOf(instead) >= areaOf(beside) * LARGER);
  return [
    ...(isLarger ? [instead] : []),
    // Other processes lay white below a photograph, so that it cannot be faint.
    ...(isLarger && needs.process === 'sublimation' ? [behindWords(instead)] : []),
    ...(beside ? [beside] : []),
  ];
}

/** Where it goes by itself: beside everything, if it is more than a stamp there. Words go only on request. */
export function firstSpot(spots: readonly PhotoSpot[], { w, h }: PrintArea): PhotoSpot | undefined {
  const least = Math.min(w, h) * LEAST_PHOTO;
  return spots.find((spot) => spot.name === 'beside' && Math.sqrt(areaOf(spot)) >= least);
}

/** Which of them the photograph is in, if it was not moved since. */
export function spotOf(
  photo: OwnPhoto,
  spots: readonly PhotoSpot[],
): PhotoSpot['name'] | undefined {
  return spots.find(({ change }) =>
    (['x', 'y', 'w', 'h', 'behind'] as const).every((key) => change[key] === photo[key]),
  )?.name;
}

/** Puts an added photograph there. @param gone words that it had taken the place of, which come back */
export function inSpot(
  editing: Editing,
  id: string,
  { change, without }: PhotoSpot,
  gone: readonly string[] = [],
): Editing {
  const photo = ownIn(editing, id);
  if (photo?.type !== 'photo') return editing;
  const own = (editing.edits.own ?? []).map((one) =>
    one === photo ? { ...photo, ...change } : one,
  );
  const back = withWords(editing, gone);
  const away = new Set([...(back.edits.without ?? []), ...without]);
  return { ...editing, edits: { ...editing.edits, own, without: [...away] } };
}

/** Puts words back, over the photograph. */
export function underWords(editing: Editing, photo: OwnPhoto, gone: readonly string[]): Editing {
  const back = withWords(editing, gone);
  const own = (editing.edits.own ?? []).map((one) =>
    one.id === photo.id ? { ...photo, behind: true as const } : one,
  );
  return { ...back, edits: { ...back.edits, own } };
}

/** The design as it was before the photograph: without it, and with the words that it took the place of. */
export function beforePhoto(editing: Editing, photo: OwnPhoto, gone: readonly string[]): Editing {
  const { edits } = withWords(editing, gone);
  return { ...editing, edits: { ...edits, own: edits.own?.filter((one) => one.id !== photo.id) } };
}

/** Puts removed words back. */
export function withWords(editing: Editing, gone: readonly string[]): Editing {
  const without = (editing.edits.without ?? []).filter((one) => !gone.includes(one));
  return { ...editing, edits: { ...editing.edits, without } };
}

function besideIt(
  photo: NewPhoto,
  pixels: Pixels | undefined,
  needs: SpaceNeeds,
): PhotoSpot | undefined {
  const room = roomForPhoto(photoSize(needs.document.area, shapeOf(photo, pixels)), needs);
  return room ? spot('beside', room, { crop: pixels ? WHOLE : photo.crop }) : undefined;
}

function insteadOfWords(
  photo: NewPhoto,
  pixels: Pixels | undefined,
  needs: SpaceNeeds,
): PhotoSpot | undefined {
  const { document, shaper, side } = needs;
  const words = document.layers.flatMap((layer) => {
    const box = isWords(layer, side) ? layerBounds(layer, shaper) : undefined;
    return box ? [{ id: layer.id, box }] : [];
  });
  if (words.length === 0) return undefined;
  const isGone = ({ id }: Layer) => words.some((one) => one.id === id);
  const { width, height } = shapeOf(photo, pixels);
  const frame = clearFrame(
    { ...document, layers: document.layers.filter((layer) => !isGone(layer)) },
    {
      words: aroundAll(words.map(({ box }) => box)),
      aspect: width / height,
      shaper,
      isShown: isSeenBy(needs),
    },
  );
  if (!frame) return undefined;
  const { shape } = frame;
  const covered = turnedBox(frame);
  const crop = !pixels ? photo.crop : shape ? firstCrop(turnedPixels(photo, pixels), frame) : WHOLE;
  return {
    ...spot('instead', frame, { crop, shape }),
    without: words.filter(({ box }) => isMeeting(box, covered)).map(({ id }) => id),
  };
}

const behindWords = ({ change }: PhotoSpot): PhotoSpot => ({
  name: 'behind',
  change: { ...change, behind: true, opacity: FAINT },
  without: [],
});

function spot(
  name: SpotName,
  { x, y, w, h }: Pick<SpotChange, 'x' | 'y' | 'w' | 'h'>,
  look: Pick<SpotChange, 'crop' | 'shape'>,
): PhotoSpot {
  const place = { x: hundredth(x), y: hundredth(y), w: hundredth(w), h: hundredth(h) };
  const plain = { rotation: undefined, opacity: undefined, behind: undefined, shape: undefined };
  return { name, change: { ...plain, ...place, ...look }, without: [] };
}

export function photoSize({ w, h }: PrintArea, { width, height }: Pixels) {
  const scale = Math.min(w / width, h / height) * SHARE;
  return { w: Math.round(width * scale), h: Math.round(height * scale) };
}

/** The proportions of the whole photograph, or else of what it shows. */
function shapeOf(photo: NewPhoto, pixels: Pixels | undefined): Pixels {
  return pixels ? turnedPixels(photo, pixels) : { width: photo.w, height: photo.h };
}

function isWords(layer: Layer, side: SpaceNeeds['side']): boolean {
  return (
    layer.type === 'text' &&
    layer.field !== undefined &&
    !layer.id.startsWith(OWN_PREFIX) &&
    (!side || (layer.x >= side.from && layer.x <= side.to))
  );
}

const isMeeting = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const areaOf = ({ change: { w, h } }: PhotoSpot): number => w * h;
