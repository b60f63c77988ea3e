/** The editor's operations on a design. Each returns a new state of the shopper's personalisation. */
import {
  OWN_PREFIX,
  type DesignDocument,
  type Layer,
  type PrintArea,
} from '../../artwork/design/design.ts';
import type { Place } from '../../artwork/check/free-place.ts';
import type {
  DesignEdits,
  OwnClipart,
  OwnLayer,
  OwnPhoto,
  OwnText,
  TextLayerStyle,
} from '../../domain/personalisation/design-edits.ts';

/** The state that the editor changes and undoes. */
export interface Editing {
  /** Text by field. */
  words: Readonly<Record<string, string>>;
  edits: DesignEdits;
}

type Without<Part, Keys extends PropertyKey> = Part extends unknown ? Omit<Part, Keys> : never;
/** A layer without position and id. */
export type NewLayer = Without<OwnLayer, 'id' | 'x' | 'y'>;
/** What the inspector may change. Each layer uses the properties that it has. */
export type LayerChange =
  | Partial<OwnText>
  | Partial<OwnPhoto>
  | Partial<OwnClipart>
  | TextLayerStyle;

export function type(editing: Editing, field: string, text: string): Editing {
  return { ...editing, words: { ...editing.words, [field]: text } };
}

/** Offsets in heights of the area, so that a new layer does not cover the last one. */
const NUDGES = [0, 0.2, -0.2, 0.32, -0.32];

/** Adds a layer around the given place, by default the area's centre, below or above existing layers. */
export function add(
  editing: Editing,
  { w, h }: PrintArea,
  layer: NewLayer,
  { x, y }: Place = { x: w / 2, y: h / 2 },
): { editing: Editing; id: string } {
  const count = editing.edits.own?.length ?? 0;
  return addAt(editing, layer, { x, y: y + (NUDGES[count % NUDGES.length] ?? 0) * h });
}

/** Returns its id in the document. */
export function addAt(
  editing: Editing,
  layer: NewLayer,
  { x, y }: Place,
): { editing: Editing; id: string } {
  const own = editing.edits.own ?? [];
  const id = freeId(own, layer.type[0] ?? 'l');
  const placed = { ...layer, id, x: hundredth(x), y: hundredth(y) };
  return { editing: withOwn(editing, [...own, placed]), id: OWN_PREFIX + id };
}

/** Changes an added layer, or restyles a text of the design. All other layers stay unchanged. */
export function alter(editing: Editing, layer: Layer, change: LayerChange): Editing {
  const own = ownIn(editing, layer.id);
  if (own)
    return withOwn(
      editing,
      (editing.edits.own ?? []).map((other) =>
        other === own ? ({ ...own, ...change } as OwnLayer) : other,
      ),
    );
  if (layer.type !== 'text') return editing;
  const words = editing.edits.words ?? {};
  const style: TextLayerStyle = { ...words[layer.id], ...styleOf(change) };
  return { ...editing, edits: { ...editing.edits, words: { ...words, [layer.id]: style } } };
}

export function move(editing: Editing, layer: Layer, dx: number, dy: number): Editing {
  if (!isMovable(layer)) return editing;
  return alter(editing, layer, { x: hundredth(layer.x + dx), y: hundredth(layer.y + dy) });
}

/** Removes added texts that are still empty when something else is added. */
export function withoutEmptyTexts(editing: Editing): Editing {
  const own = editing.edits.own ?? [];
  const written = own.filter((layer) => layer.type !== 'text' || layer.text.trim() !== '');
  return written.length === own.length ? editing : withOwn(editing, written);
}

/** Deletes an added layer. A removed layer of the design can be restored. */
export function remove(editing: Editing, layer: Layer): Editing {
  const own = ownIn(editing, layer.id);
  if (own)
    return withOwn(
      editing,
      (editing.edits.own ?? []).filter((other) => other !== own),
    );
  const without = [...(editing.edits.without ?? []), layer.id];
  return { ...editing, edits: { ...editing.edits, without } };
}

export function bringBack(editing: Editing, id: string): Editing {
  const without = (editing.edits.without ?? []).filter((other) => other !== id);
  return { ...editing, edits: { ...editing.edits, without } };
}

/** @param by 1 towards the front, -1 towards the back: among added layers, and of photographs behind the words */
export function reorder(editing: Editing, id: string, by: 1 | -1): Editing {
  const own = [...(editing.edits.own ?? [])];
  const from = own.findIndex((layer) => OWN_PREFIX + layer.id === id);
  const layer = own[from];
  const other = own[from + by];
  if (
    layer?.type === 'photo' &&
    !layer.place &&
    (by > 0 ? layer.behind : !other && !layer.behind)
  ) {
    own[from] = { ...layer, behind: by > 0 ? undefined : true };
    return withOwn(editing, own);
  }
  if (!layer || !other) return editing;
  own[from] = other;
  own[from + by] = layer;
  return withOwn(editing, own);
}

export function duplicate(
  editing: Editing,
  area: PrintArea,
  id: string,
): { editing: Editing; id: string } | null {
  const layer = ownIn(editing, id);
  if (!layer) return null;
  const copy = add(editing, area, layer);
  const offset = Math.min(area.w, area.h) * 0.05;
  const own = (copy.editing.edits.own ?? []).map((other) =>
    OWN_PREFIX + other.id === copy.id
      ? { ...other, x: hundredth(layer.x + offset), y: hundredth(layer.y + offset) }
      : other,
  );
  return { editing: withOwn(copy.editing, own), id: copy.id };
}

/** Texts with a field, and all added layers. The design's drawings are locked. */
export function isMovable(layer: Layer): boolean {
  return layer.id.startsWith(OWN_PREFIX) || (layer.type === 'text' && layer.field !== undefined);
}

/**
 * The visible centre: photographs of a mug show its sides, not its middle, and the design's text is on them.
 * @param side the one looked at
 */
export function homeOf({ area, layers }: DesignDocument, side?: { middle: number }): Place {
  if (side) return { x: side.middle, y: area.h / 2 };
  const words = layers.findLast((layer) => layer.type === 'text' && layer.field !== undefined);
  return { x: words?.type === 'text' ? words.x : area.w / 2, y: area.h / 2 };
}

/** From back to front, as they are painted. Excludes removed layers. */
export function editableLayers({ layers }: DesignDocument): Layer[] {
  return layers.filter(isMovable);
}

export function ownIn({ edits }: Editing, id: string): OwnLayer | undefined {
  return edits.own?.find((layer) => OWN_PREFIX + layer.id === id);
}

function withOwn(editing: Editing, own: OwnLayer[]): Editing {
  return { ...editing, edits: { ...editing.edits, own } };
}

function styleOf(change: LayerChange): TextLayerStyle {
  const { font, size, fill, align, x, y, rotation, arc, tracking, maxWidth, lines } =
    change as TextLayerStyle;
  const named = { font, size, fill, align, x, y, rotation, arc, tracking, maxWidth, lines };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

function freeId(own: readonly OwnLayer[], letter: string): string {
  const taken = new Set(own.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** Finer than any machine or hand, and short to send. */
export function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
