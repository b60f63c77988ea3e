/** Designs on both sides of a mug or bottle show the same words twice: what changes one copy changes the others. */
import { OWN_PREFIX, type DesignDocument, type Layer } from '../../artwork/design/design.ts';
import type { OwnLayer, TextLayerStyle } from '../../domain/personalisation/design-edits.ts';
import { hundredth, ownIn, type Editing } from './editing.ts';

/** In mm. */
const SLACK = 0.02;

/**
 * The other copies of a layer: texts of the design drawn alike beside each other, and added layers
 * that are alike and as far apart as these.
 * @param document as the shop drew it
 */
export function copiesOf(document: DesignDocument, editing: Editing, id: string): string[] {
  const own = ownIn(editing, id);
  if (own) {
    const distance = sideDistance(document);
    return (editing.edits.own ?? [])
      .filter((other) => other !== own && isOwnCopy(own, other, distance))
      .map((other) => OWN_PREFIX + other.id);
  }
  const layer = document.layers.find((one) => one.id === id);
  return layer
    ? document.layers.filter((other) => isCopy(layer, other)).map((other) => other.id)
    : [];
}

/** From a design's words to their copy on the next side, in mm; undefined if it has only one. */
export function sideDistance(document: DesignDocument): number | undefined {
  const [first, second] = wordsOfSides(document);
  return first === undefined || second === undefined ? undefined : second - first;
}

/** Where a design repeats its words, in mm from the left; empty if it has only one side. */
export function wordsOfSides({ layers }: DesignDocument): number[] {
  for (const layer of layers) {
    const copies = layers.filter((other) => isCopy(layer, other));
    if (copies.length > 0)
      return [layer, ...copies]
        .flatMap((one) => (one.type === 'text' ? [one.x] : []))
        .toSorted((one, other) => one - other);
  }
  return [];
}

/** Repeats on the copies what was changed on one of them. @param document as the shop drew it */
export function mirrored(document: DesignDocument, before: Editing, after: Editing): Editing {
  return mirroredOwn(
    document,
    before,
    mirroredRemovals(document, before, mirroredWords(document, before, after)),
  );
}

function isCopy(layer: Layer, other: Layer): boolean {
  return (
    layer.type === 'text' &&
    other.type === 'text' &&
    layer !== other &&
    layer.field !== undefined &&
    layer.field === other.field &&
    layer.listItem === other.listItem &&
    layer.font === other.font &&
    layer.size === other.size &&
    layer.align === other.align &&
    (layer.rotation ?? 0) === (other.rotation ?? 0) &&
    Math.abs(layer.y - other.y) < SLACK &&
    Math.abs(layer.x - other.x) > SLACK
  );
}

function isOwnCopy(layer: OwnLayer, other: OwnLayer, distance: number | undefined): boolean {
  if (distance === undefined) return false;
  const alike = { ...other, id: layer.id, x: layer.x };
  return (
    Math.abs(Math.abs(layer.x - other.x) - distance) < SLACK &&
    Object.keys({ ...layer, ...alike }).every((key) =>
      isSame(valueOf(layer, key), valueOf(alike, key)),
    )
  );
}

function mirroredWords(document: DesignDocument, before: Editing, after: Editing): Editing {
  const [old, now] = [before.edits.words ?? {}, after.edits.words ?? {}];
  const changed = new Set(
    document.layers.flatMap(({ id }) => (isSame(old[id], now[id]) ? [] : [id])),
  );
  if (changed.size === 0) return after;
  const words = { ...now };
  for (const id of changed)
    for (const copy of copiesOf(document, before, id))
      if (!changed.has(copy)) words[copy] = mirroredStyle(document, [id, copy], old, now);
  return { ...after, edits: { ...after.edits, words } };
}

function mirroredStyle(
  { layers }: DesignDocument,
  [id, copy]: readonly [string, string],
  old: Readonly<Record<string, TextLayerStyle>>,
  now: Readonly<Record<string, TextLayerStyle>>,
): TextLayerStyle {
  const original = layers.find((layer) => layer.id === id);
  const other = layers.find((layer) => layer.id === copy);
  const style: TextLayerStyle = { ...old[copy] };
  const { x: _, y: __, ...look } = now[id] ?? {};
  for (const [key, value] of Object.entries(look))
    if (!isSame(value, valueOf(old[id], key))) Object.assign(style, { [key]: value });
  for (const axis of ['x', 'y'] as const) {
    const [from, to] = [old[id]?.[axis] ?? original?.[axis], now[id]?.[axis] ?? original?.[axis]];
    const place = old[copy]?.[axis] ?? other?.[axis];
    if (from === undefined || to === undefined || place === undefined || from === to) continue;
    style[axis] = hundredth(place + to - from);
  }
  return style;
}

function mirroredRemovals(document: DesignDocument, before: Editing, after: Editing): Editing {
  const [old, now] = [new Set(before.edits.without), new Set(after.edits.without)];
  const changed = document.layers.flatMap(({ id }) => (old.has(id) === now.has(id) ? [] : [id]));
  if (changed.length === 0) return after;
  for (const id of changed)
    for (const copy of copiesOf(document, before, id))
      if (now.has(id)) now.add(copy);
      else now.delete(copy);
  return { ...after, edits: { ...after.edits, without: [...now] } };
}

function mirroredOwn(document: DesignDocument, before: Editing, after: Editing): Editing {
  if (before.edits.own === after.edits.own) return after;
  const now = new Map((after.edits.own ?? []).map((layer) => [OWN_PREFIX + layer.id, layer]));
  const changed = (before.edits.own ?? []).filter(
    (layer) => !isSame(layer, now.get(OWN_PREFIX + layer.id)),
  );
  const isChanged = (id: string) => changed.some((layer) => OWN_PREFIX + layer.id === id);
  for (const layer of changed)
    for (const id of copiesOf(document, before, OWN_PREFIX + layer.id)) {
      if (isChanged(id)) continue;
      const [next, copy] = [now.get(OWN_PREFIX + layer.id), now.get(id)];
      if (!next) now.delete(id);
      else if (copy) now.set(id, { ...next, id: copy.id, x: hundredth(copy.x + next.x - layer.x) });
    }
  return { ...after, edits: { ...after.edits, own: [...now.values()] } };
}

function valueOf(record: object | undefined, key: string): unknown {
  return record && key in record ? record[key as keyof typeof record] : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
