/** Carries a shopper's changes from one product to another: the same picture, as large as the other area allows. */
import type { DesignEdits, OwnLayer, WordsStyle } from '../domain/design-edits.ts';
import type { DesignDocument, PrintArea } from './design.ts';

/**
 * Own layers keep their place in proportion to the safe zone and grow or shrink by the smaller of its two ratios.
 * Words of the design keep lettering and colour alone: where they stand and how large is the other layout's business.
 * Layers that the other layout does not have are forgotten.
 */
export function refitEdits(
  edits: DesignEdits,
  from: PrintArea,
  to: Pick<DesignDocument, 'area' | 'layers'>,
): DesignEdits {
  const ids = new Set(to.layers.map(({ id }) => id));
  const texts = new Set(to.layers.flatMap(({ id, type }) => (type === 'text' ? [id] : [])));
  const words = Object.entries(edits.words ?? {}).flatMap(
    ([id, { font, fill }]): [string, WordsStyle][] => (texts.has(id) ? [[id, { font, fill }]] : []),
  );
  return {
    words: Object.fromEntries(words),
    without: (edits.without ?? []).filter((id) => ids.has(id)),
    own: (edits.own ?? []).map((layer) => refitted(layer, from, to.area)),
  };
}

function refitted(layer: OwnLayer, from: PrintArea, to: PrintArea): OwnLayer {
  const across = ratio(from.w, from.safe, to.w, to.safe);
  const down = ratio(from.h, from.safe, to.h, to.safe);
  const scale = Math.min(across, down);
  const placed = {
    x: hundredth(to.w / 2 + (layer.x - from.w / 2) * across),
    y: hundredth(to.h / 2 + (layer.y - from.h / 2) * down),
  };
  const scaled = (length: number) => hundredth(length * scale);
  switch (layer.type) {
    case 'text':
      return {
        ...{ ...layer, ...placed, size: scaled(layer.size) },
        ...(layer.arc !== undefined && { arc: scaled(layer.arc) }),
        ...(layer.maxWidth !== undefined && { maxWidth: scaled(layer.maxWidth) }),
      };
    case 'photo':
      return { ...layer, ...placed, w: scaled(layer.w), h: scaled(layer.h) };
    case 'clipart':
      return { ...layer, ...placed, size: scaled(layer.size) };
  }
}

function ratio(from: number, fromSafe: number, to: number, toSafe: number): number {
  return (to - 2 * toSafe) / (from - 2 * fromSafe);
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
