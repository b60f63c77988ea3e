/** The shopper's text on one product: initial values, what goes into the cart, and errors. */
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import {
  checkPersonalisation,
  countCharacters,
  normalisePersonalisation,
  type Personalisation,
} from '../../../domain/personalisation/personalisation.ts';
import { keptSample, NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';

export type ProductField = ProductPage['fields'][number];
/** By field. A missing field has not been edited. */
export type TypedText = Readonly<Record<string, string>>;

const PATH = 'personalisation.fields.';

/** The product page leads with the name. */
export function nameFirst(fields: readonly ProductField[]): ProductField[] {
  const isName = ({ name }: ProductField) => name === NAME_FIELD;
  return [...fields.filter(isName), ...fields.filter((field) => !isName(field))];
}

/**
 * Every field's text: as typed here, or the name brought from another product if it fits, or what
 * stays of the sample.
 */
export function textOf(
  fields: readonly ProductField[],
  typed: TypedText,
  broughtName: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const { name, maxLength } = field;
      const isBrought = name === NAME_FIELD && countCharacters(broughtName) <= maxLength;
      return [name, typed[name] ?? (isBrought ? broughtName : keptSample(field))];
    }),
  );
}

/** Whether nothing has been written: the fields have at most what stays of the sample. */
export function isUnwritten(fields: readonly ProductField[], words: TypedText): boolean {
  return fields.every((field) => {
    const text = (words[field.name] ?? '').trim();
    return text === '' || text === keptSample(field);
  });
}

/** Normalised as on the server, so that equal lines are recognised before the server responds. */
export function personalisationOf(
  words: TypedText,
  fields: readonly ProductField[],
  edits?: DesignEdits,
): Personalisation | null {
  return normalisePersonalisation({ v: 1, fields: { ...words }, edits }, fields);
}

/** The errors to correct before the text can be printed, by field. */
export function faultsOf(
  words: TypedText,
  fields: readonly ProductField[],
  edits?: DesignEdits,
): Record<string, string> {
  return byField(
    checkPersonalisation(personalisationOf(words, fields, edits), fields).map(
      ({ propertyPath, message }) => ({ field: propertyPath, message }),
    ),
  );
}

/** The server's refusals of text, by field. Omits all other refusals. */
export function byField(
  messages: readonly { field: string; message: string }[],
): Record<string, string> {
  return Object.fromEntries(
    messages
      .filter(({ field }) => field.startsWith(PATH))
      .map(({ field, message }) => [field.slice(PATH.length), message]),
  );
}
