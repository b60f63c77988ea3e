/** Finds words that something else lies over: other words, or a photograph above them. */
import type { Box } from './layer-bounds.ts';
import type { LayerInk } from './layer-ink.ts';

export interface HiddenWords {
  kind: 'hiddenWords';
  /** The moved one of the two. */
  layer: string;
  severity: 'warn';
  /** It is a photograph over words. */
  isPhoto?: boolean;
}

/** Of the letters of the smaller one: tails may reach between the letters of the next line. */
const LEAST_SHARE = 0.12;
/** Of the box around the smaller one, for straight texts: one pushed into another looks wrong before letters meet. */
const LEAST_OF_BLOCK = 0.1;

/**
 * At most one for each moved layer.
 * @param layers from back to front
 */
export function hiddenWords(layers: readonly LayerInk[]): HiddenWords[] {
  const found = layers.flatMap((front, place) =>
    layers.slice(0, place).flatMap((back) => {
      const changed = front.isMoved ? front : back;
      return changed.isMoved && isReadable(front, back) && hides(front, back) ? [changed] : [];
    }),
  );
  return [...new Set(found)].map(({ id, type }) => ({
    kind: 'hiddenWords',
    layer: id,
    severity: 'warn',
    ...(type === 'image' && { isPhoto: true }),
  }));
}

/** Whether the one behind should be readable: designs draw a text twice for its shadow. */
function isReadable(front: LayerInk, { words }: LayerInk): boolean {
  return words !== undefined && words !== front.words;
}

function hides(front: LayerInk, back: LayerInk): boolean {
  if (front.block && back.block) {
    const smaller = Math.min(areaOf(front.block), areaOf(back.block));
    if (common(front.block, back.block) >= LEAST_OF_BLOCK * smaller) return true;
  }
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
