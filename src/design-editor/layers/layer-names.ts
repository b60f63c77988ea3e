/** Unique names of layers, for lists and screen readers. */
import type { DesignField, Layer } from '../../artwork/design/design.ts';
import { ownIn, type Editing } from '../editing/editing.ts';

export interface KindNames {
  text: string;
  /** One of several names in a field, counted from 1. */
  listed: (number: number) => string;
  /** The name of an empty text, from its label. */
  empty: (label: string) => string;
  emoji: string;
  /** The name of one emoji; undefined if it is not known. */
  emojiName: (text: string) => string | undefined;
  photo: string;
  /** By the drawing's slug. */
  drawing: (clipart: string) => string;
}

/**
 * By layer id. Names that occur twice are numbered, 'Name: Siân (2)', or tell their side, 'Name: Siân (Front)'.
 * @param sideOf the side of a layer whose copy is on another
 */
export function nameLayers(
  layers: readonly Layer[],
  fields: readonly DesignField[],
  kinds: KindNames,
  editing: Editing,
  sideOf: (layer: Layer) => string | undefined = () => undefined,
): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  return new Map(
    layers.map((layer) => {
      const name = nameOf(layer, fields, kinds, editing);
      const use = (uses.get(name) ?? 0) + 1;
      uses.set(name, use);
      const side = use > 1 && sideOf(layer);
      // Two parts of one name may each have a copy on that side.
      const told = side && `${name} (${side})`;
      const isTold = told && !uses.has(told);
      if (isTold) uses.set(told, 1);
      return [layer.id, isTold ? told : use > 1 ? `${name} (${use})` : name];
    }),
  );
}

function nameOf(
  layer: Layer,
  fields: readonly DesignField[],
  kinds: KindNames,
  editing: Editing,
): string {
  if (layer.type === 'image') return kinds.photo;
  if (layer.type !== 'text') {
    const own = ownIn(editing, layer.id);
    return own?.type === 'clipart' ? kinds.drawing(own.clipart) : layer.id;
  }
  const known = isEmoji(layer) && kinds.emojiName(layer.text);
  if (known) return known;
  const kind = isEmoji(layer) ? kinds.emoji : kinds.text;
  const label =
    layer.listItem === undefined
      ? (fields.find(({ name }) => name === layer.field)?.label ?? kind)
      : kinds.listed(layer.listItem + 1);
  const written = layer.text.replaceAll('\n', ' ').trim();
  return written ? `${label}: ${written}` : kinds.empty(label);
}

/** An added picture of the font of emoji. */
export function isEmoji(layer: { type: string; font?: string; field?: string }): boolean {
  return layer.type === 'text' && layer.font === 'emoji' && layer.field === undefined;
}
