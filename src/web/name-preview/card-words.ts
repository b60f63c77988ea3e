/** What a card's picture has in each field of its design. */
import { countCharacters } from '../../domain/personalisation/personalisation.ts';
import { keptSample, NAME_FIELD } from '../../domain/personalisation/sample-words.ts';

interface Field {
  name: string;
  sample: string;
  maxLength: number;
  ideas?: readonly string[] | undefined;
}

/**
 * The name, and in other fields what the shopper wrote on another product if it fits here, else the
 * words that the design's own page begins with.
 * @param written by field; an empty text was emptied on purpose
 */
export function cardWords(
  fields: readonly Field[],
  name: string,
  written: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const text = field.name === NAME_FIELD ? name : written[field.name];
      const isFitting = text !== undefined && countCharacters(text) <= field.maxLength;
      return [field.name, isFitting ? text : keptSample(field)];
    }),
  );
}
