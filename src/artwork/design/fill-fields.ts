/** Fills a design's named fields with the shopper's texts. */
import type { Personalisation } from '../../domain/personalisation/personalisation.ts';
import type { DesignDocument } from './design.ts';

/**
 * A field that the personalisation names is filled, even with an empty text (an optional line left
 * empty); other fields keep their sample text. Layers apply capitals themselves, so the document
 * keeps the text as typed.
 */
export function fillFields(document: DesignDocument, { fields }: Personalisation): DesignDocument {
  return {
    ...document,
    layers: document.layers.map((layer) => {
      if (layer.type !== 'text' || layer.field === undefined || !Object.hasOwn(fields, layer.field))
        return layer;
      // Composed characters, because fonts have ŵ as one glyph and phones may send it as two.
      const words = (fields[layer.field] ?? '').normalize('NFC');
      return {
        ...layer,
        text: layer.listItem === undefined ? words : listed(words, layer.listItem),
      };
    }),
  };
}

/** One of the names between commas; empty if there are fewer. */
export function listed(words: string, item: number): string {
  return words.split(',')[item]?.trim() ?? '';
}
