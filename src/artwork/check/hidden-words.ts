/** Finds words that something else lies over: other words, or a photograph above them. */
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { OWN_PREFIX, type Layer, type TextLayer } from '../design/design.ts';
import type { Shaper } from '../render/shaper.ts';
import { inkBoxes, type Box } from './layer-bounds.ts';

/** What a layer covers. */
export interface LayerInk {
  id: string;
  /** Outline by outline for a text, one for a photograph, none for other layers; in mm. */
  ink: readonly Box[];
  /** Equal for texts that say the same, as a text and its shadow; undefined for other layers. */
  words: string | undefined;
  /** The shopper has added, moved or restyled it. Layers as drawn are the shop's responsibility. */
  isChanged: boolean;
}

export interface HiddenWords {
  kind: 'hiddenWords';
  /** The changed one of the two. */
  layer: string;
  severity: 'warn';
}

/** Of the smaller one's ink: tails of letters may reach between the letters of the next line. */
const LEAST_SHARE = 0.12;

/** @param restyled the restyled texts, by layer */
export function layerInk(layer: Layer, restyled: DesignEdits['words'], shaper: Shaper): LayerInk {
  const { id } = layer;
  return {
    id,
    ink: inkBoxes(layer, shaper),
    words: layer.type === 'text' ? wordsOf(layer) : undefined,
    isChanged: id.startsWith(OWN_PREFIX) || restyled?.[id] !== undefined,
  };
}

/** Each of the shopper's own texts is one by itself. */
function wordsOf({ id, field, listItem, text }: TextLayer): string {
  if (id.startsWith(OWN_PREFIX)) return id;
  return field === undefined ? text : `${field} ${listItem ?? ''}`;
}

/**
 * At most one for each changed layer.
 * @param layers from back to front
 */
export function hiddenWords(layers: readonly LayerInk[]): HiddenWords[] {
  const found = layers.flatMap((front, place) =>
    layers.slice(0, place).flatMap((back) => {
      const changed = front.isChanged ? front : back;
      return changed.isChanged && isReadable(front, back) && hides(front, back) ? [changed.id] : [];
    }),
  );
  return [...new Set(found)].map((layer) => ({ kind: 'hiddenWords', layer, severity: 'warn' }));
}

/** Whether the one behind should be readable: designs draw a text twice for its shadow. */
function isReadable(front: LayerInk, { words }: LayerInk): boolean {
  return words !== undefined && words !== front.words;
}

function hides(front: LayerInk, back: LayerInk): boolean {
  const shared = sum(front.ink.flatMap((one) => back.ink.map((other) => common(one, other))));
  const smaller = Math.min(...[front, back].map(({ ink }) => sum(ink.map(areaOf))));
  return shared > 0 && shared >= LEAST_SHARE * smaller;
}

function common(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
