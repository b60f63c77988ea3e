/** Writes the shopper's words into a design's named fields. */
import type { Personalisation } from '../../domain/personalisation/personalisation.ts';
import type { DesignDocument } from './design.ts';

/**
 * A field that the personalisation names is written, even with nothing (an optional line left empty); a field it
 * does not name keeps the words it was pictured with. Capitals are the layer's business, so the document keeps
 * the words as they were typed.
 */
export function fillFields(document: DesignDocument, { fields }: Personalisation): DesignDocument {
  return {
    ...document,
    layers: document.layers.map((layer) => {
      if (layer.type !== 'text' || layer.field === undefined || !Object.hasOwn(fields, layer.field))
        return layer;
      // Composed characters, because fonts hold ŵ as one glyph and phones may send it as two.
      const words = (fields[layer.field] ?? '').normalize('NFC');
      return {
        ...layer,
        text: layer.listItem === undefined ? words : listed(words, layer.listItem),
      };
    }),
  };
}

/** One of the names between commas; nothing where there are fewer. */
export function listed(words: string, item: number): string {
  return words.split(',')[item]?.trim() ?? '';
}
