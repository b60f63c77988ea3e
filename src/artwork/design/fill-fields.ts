/** Fills a design's named fields with the shopper's texts. */
import type { Personalisation } from '../../domain/personalisation/personalisation.ts';
import { number } from '../render/number.ts';
import { closeGap } from './close-gap.ts';
import type { DesignDocument, Layer, RectLayer, TextLayer } from './design.ts';

/** A line that close below an empty one, in shares of its size, belongs to it. */
const BELONGS = 1.5;
/** How much of its distance such a line rises: a small line then keeps a name's room to what is above. */
const RISE = 1.3;

/**
 * A field that the personalisation names is filled, even with an empty text (an optional line left
 * empty); other fields keep their sample text. Layers apply capitals themselves, so the document
 * keeps the text as typed.
 */
export function fillFields(document: DesignDocument, { fields }: Personalisation): DesignDocument {
  const layers = document.layers.map((layer) => filledLayer(layer, fields));
  const hasPlaces = layers.some(({ type }) => type === 'place');
  return {
    ...document,
    layers: hasPlaces ? closeGap({ ...document, layers: closedUp(layers) }) : layers,
  };
}

function filledLayer(layer: Layer, fields: Personalisation['fields']): Layer {
  if (layer.type !== 'text' || layer.field === undefined || !Object.hasOwn(fields, layer.field))
    return layer;
  // Composed characters, because fonts have ŵ as one glyph and phones may send it as two.
  const words = (fields[layer.field] ?? '').normalize('NFC');
  return {
    ...layer,
    text: layer.listItem === undefined ? words : listed(words, layer.listItem),
  };
}

/**
 * Beside photographs words that are left empty leave no hole: a small line below such a name rises, and a label without
 * words is left out.
 */
function closedUp(layers: readonly Layer[]): Layer[] {
  const texts = layers.filter((layer) => layer.type === 'text');
  const empty = texts.filter(({ text }) => text.trim() === '');
  return layers.flatMap((layer) => {
    const name = layer.type === 'text' && empty.find((one) => isRightBelow(layer, one));
    if (name) return { ...layer, y: number(layer.y - (layer.y - name.y) * RISE) };
    return layer.type === 'rect' && isLabelOf(layer, empty, layers) ? [] : layer;
  });
}

/** Whether it holds some of these texts, and nothing else. */
function isLabelOf(rect: RectLayer, texts: readonly Layer[], layers: readonly Layer[]): boolean {
  const held = layers.filter(
    (layer) =>
      layer !== rect &&
      layer.x >= rect.x &&
      layer.x <= rect.x + rect.w &&
      layer.y >= rect.y &&
      layer.y <= rect.y + rect.h,
  );
  return held.length > 0 && held.every((layer) => texts.includes(layer));
}

function isRightBelow(line: TextLayer, name: TextLayer): boolean {
  const below = line.y - name.y;
  return line.x === name.x && below > 0 && below < name.size * BELONGS;
}

/** One of the names between commas; empty if there are fewer. */
export function listed(words: string, item: number): string {
  return words.split(',')[item]?.trim() ?? '';
}
