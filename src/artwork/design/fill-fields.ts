/** Fills a design's named fields with the shopper's texts. */
import type { Personalisation } from '../../domain/personalisation/personalisation.ts';
import { number } from '../render/number.ts';
import type { DesignDocument, Layer, TextLayer } from './design.ts';

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
  return { ...document, layers: hasPlaces ? closedUp(layers) : layers };
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

/** Below photographs a small line rises when the name above it is left empty, instead of a hole between them. */
function closedUp(layers: readonly Layer[]): Layer[] {
  const empty = layers.flatMap((layer) =>
    layer.type === 'text' && layer.text.trim() === '' ? layer : [],
  );
  return layers.map((layer) => {
    const name = empty.find((one) => layer.type === 'text' && isRightBelow(layer, one));
    return layer.type === 'text' && name
      ? { ...layer, y: number(layer.y - (layer.y - name.y) * RISE) }
      : layer;
  });
}

function isRightBelow(line: TextLayer, name: TextLayer): boolean {
  const below = line.y - name.y;
  return line.x === name.x && below > 0 && below < name.size * BELONGS;
}

/** One of the names between commas; empty if there are fewer. */
export function listed(words: string, item: number): string {
  return words.split(',')[item]?.trim() ?? '';
}
