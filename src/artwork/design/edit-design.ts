/** Applies the shopper's changes to a design: restyled texts, removed layers, added layers. */
import type {
  DesignEdits,
  OwnLayer,
  OwnPhoto,
  TextLayerStyle,
} from '../../domain/personalisation/design-edits.ts';
import type { Violation } from '../../domain/errors.ts';
import type { Personalisation } from '../../domain/personalisation/personalisation.ts';
import { FONT_IDS, OWN_PREFIX } from './design.ts';
import type { DesignDocument, FontId, Layer, TextLayer } from './design.ts';
import { fillFields } from './fill-fields.ts';
import { keepApart } from '../spacing/keep-apart.ts';
import { markedOpen } from './open-place.ts';

/** Path data of a drawing of the collection, in absolute commands within -0.5 to 0.5; undefined if unknown. */
export type FindClipart = (clipart: string) => string | undefined;

/** The design with the shopper's texts and changes, as it is pictured, sealed with the order, and made. */
export function personaliseDesign(
  document: DesignDocument,
  personalisation: Personalisation,
  findClipart: FindClipart,
): DesignDocument {
  const { edits } = personalisation;
  const filled = fillFields(document, personalisation);
  const edited = editDesign(filled, inMovedPlaces(edits, document, filled), findClipart);
  return keepApart(edited, document, edits?.words);
}

/** Photographs go with their places, which move where all words are left empty, unless the shopper has moved them. */
function inMovedPlaces(
  edits: DesignEdits | undefined,
  { layers }: DesignDocument,
  filled: DesignDocument,
): DesignEdits | undefined {
  return (
    edits && {
      ...edits,
      own: edits.own?.map((layer) => {
        const place = layer.type === 'photo' && layer.place;
        const from = layers.find(({ id }) => id === place);
        const to = filled.layers.find(({ id }) => id === place);
        const isThere = from && to && isClose(layer.x, from.x) && isClose(layer.y, from.y);
        return isThere ? { ...layer, x: to.x, y: to.y } : layer;
      }),
    }
  );
}

const ROUNDED_MM = 0.02;
const isClose = (one: number, other: number) => Math.abs(one - other) < ROUNDED_MM;

/**
 * The design's own layers keep their order; the shopper's are painted above them, except the first
 * photograph for each place and those that go behind the words. Once there is one, the places without show what is missing. Expects edits that `faultyEdits` has passed: unknown layers and
 * drawings are left out.
 */
export function editDesign(
  document: DesignDocument,
  edits: DesignEdits | undefined,
  findClipart: FindClipart,
): DesignDocument {
  if (!edits) return document;
  const without = new Set(edits.without);
  const remaining = document.layers
    .filter(({ id }) => !without.has(id))
    .map((layer) => {
      const style = layer.type === 'text' ? edits.words?.[layer.id] : undefined;
      return layer.type === 'text' && style ? restyled(layer, style) : layer;
    });
  const own = (edits.own ?? []).flatMap((layer) => ownLayer(layer, document, findClipart));
  const placed = new Map(
    (edits.own ?? []).toReversed().flatMap((layer) => {
      const found = own.find(({ id }) => id === OWN_PREFIX + layer.id);
      return layer.type === 'photo' && layer.place && found ? [[layer.place, found] as const] : [];
    }),
  );
  const filled = remaining.map((layer) =>
    layer.type === 'place' && placed.size > 0 ? (placed.get(layer.id) ?? markedOpen(layer)) : layer,
  );
  for (const layer of edits.own ?? []) {
    const photo = own.find(({ id }) => id === OWN_PREFIX + layer.id);
    if (layer.type === 'photo' && layer.behind && photo && !filled.includes(photo))
      filled.splice(behindWords(filled, layer), 0, photo);
  }
  return { ...document, layers: [...filled, ...own.filter((layer) => !filled.includes(layer))] };
}

/** Below the first words that it may lie on: each side of a mug has its own drawings and words. */
function behindWords(layers: readonly Layer[], { x, w }: OwnPhoto): number {
  const isWords = (layer: Layer) => layer.type === 'text' && Math.abs(layer.x - x) <= w / 2;
  const first = layers.findIndex(isWords);
  return first < 0 ? layers.length : first;
}

/** The places that have no photograph yet, as what to tell the shopper. */
export function openPlaces(document: DesignDocument): Violation[] {
  return document.layers.flatMap((layer) =>
    layer.type === 'place'
      ? [{ propertyPath: `personalisation.edits.own.${layer.id}`, message: NO_PHOTOGRAPH }]
      : [],
  );
}

const NO_PHOTOGRAPH = 'Please choose a photograph for every place.';

/** Finds edits that refer to unknown layers, fonts or drawings; paths begin with `personalisation.edits`. */
export function faultyEdits(
  document: DesignDocument,
  edits: DesignEdits,
  findClipart: FindClipart,
): Violation[] {
  const ids = new Set(document.layers.map(({ id }) => id));
  const texts = new Set(document.layers.flatMap(({ id, type }) => (type === 'text' ? [id] : [])));
  const places = new Set(document.layers.flatMap(({ id, type }) => (type === 'place' ? [id] : [])));
  const words = Object.entries(edits.words ?? {}).flatMap(([id, { font }]) => [
    ...(texts.has(id) ? [] : [fault(`words.${id}`, 'The design has no such words.')]),
    ...(font === undefined || isFont(font) ? [] : [fault(`words.${id}.font`, NO_FONT)]),
  ]);
  const without = (edits.without ?? []).flatMap((id) =>
    ids.has(id) ? [] : [fault(`without.${id}`, 'The design has no such layer.')],
  );
  const seen = new Set<string>();
  const own = (edits.own ?? []).flatMap((layer) => {
    const path = `own.${layer.id}`;
    const twice = seen.has(layer.id);
    seen.add(layer.id);
    return [
      ...(twice ? [fault(path, 'Two layers have the same name.')] : []),
      ...(layer.type === 'text' && !isFont(layer.font) ? [fault(`${path}.font`, NO_FONT)] : []),
      ...(layer.type === 'photo' && layer.place !== undefined && !places.has(layer.place)
        ? [fault(`${path}.place`, 'The design has no such place for a photograph.')]
        : []),
      ...(layer.type === 'clipart' && findClipart(layer.clipart) === undefined
        ? [fault(`${path}.clipart`, 'We have no such drawing.')]
        : []),
    ];
  });
  return [...words, ...without, ...own];
}

const NO_FONT = 'We have no such lettering.';

function fault(path: string, message: string): Violation {
  return { propertyPath: `personalisation.edits.${path}`, message };
}

export function isFont(font: string): font is FontId {
  return (FONT_IDS as readonly string[]).includes(font);
}

function restyled(layer: TextLayer, { font, ...style }: TextLayerStyle): TextLayer {
  const named = Object.fromEntries(
    Object.entries(style).filter(([, value]) => value !== undefined),
  );
  return { ...layer, ...named, ...(font !== undefined && isFont(font) && { font }) };
}

function ownLayer(layer: OwnLayer, { layers }: DesignDocument, findClipart: FindClipart): Layer[] {
  const id = OWN_PREFIX + layer.id;
  switch (layer.type) {
    case 'text': {
      const { font } = layer;
      return isFont(font) ? [{ ...layer, id, font }] : [];
    }
    case 'photo': {
      const { place, behind: _, ...photo } = layer;
      const frame = layers.find((one) => one.type === 'place' && one.id === place);
      const { shape, mark } = frame?.type === 'place' ? frame : {};
      return [{ ...photo, id, type: 'image', ...(shape && { shape }), ...(mark && { mark }) }];
    }
    case 'clipart': {
      const { x, y, rotation, size, fill } = layer;
      const d = findClipart(layer.clipart);
      return d === undefined ? [] : [{ type: 'path', id, x, y, rotation, scale: size, d, fill }];
    }
  }
}
