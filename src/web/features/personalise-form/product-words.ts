/** The shopper's words on one product: what starts in its fields, what goes into the cart, what is wrong with them. */
import type { ProductPage } from '../../../contract/catalogue.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import {
  checkPersonalisation,
  countCharacters,
  normalisePersonalisation,
  type Personalisation,
} from '../../../domain/personalisation/personalisation.ts';

export type ProductField = ProductPage['fields'][number];
/** By field; a field that is not named was not touched. */
export type TypedWords = Readonly<Record<string, string>>;

/** The field that every design has, and whose words go with the shopper from product to product. */
export const NAME_FIELD = 'name';
const PATH = 'personalisation.fields.';

/** The product page leads with the name. */
export function nameFirst(fields: readonly ProductField[]): ProductField[] {
  const isName = ({ name }: ProductField) => name === NAME_FIELD;
  return [...fields.filter(isName), ...fields.filter((field) => !isName(field))];
}

/** Every field's words: as typed here, or the name brought along from another product where it fits. */
export function wordsOf(
  fields: readonly ProductField[],
  typed: TypedWords,
  broughtName: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, maxLength }) => {
      const brought =
        name === NAME_FIELD && countCharacters(broughtName) <= maxLength ? broughtName : '';
      return [name, typed[name] ?? brought];
    }),
  );
}

export function isWordless(words: TypedWords): boolean {
  return Object.values(words).every((text) => text.trim() === '');
}

/** As the server keeps them, so that lines with equal words are recognised before it has answered. */
export function personalisationOf(
  words: TypedWords,
  fields: readonly ProductField[],
  edits?: DesignEdits,
): Personalisation | null {
  return normalisePersonalisation({ v: 1, fields: { ...words }, edits }, fields);
}

/** What must be put right before the words can be printed, by field. */
export function faultsOf(
  words: TypedWords,
  fields: readonly ProductField[],
  edits?: DesignEdits,
): Record<string, string> {
  return byField(
    checkPersonalisation(personalisationOf(words, fields, edits), fields).map(
      ({ propertyPath, message }) => ({ field: propertyPath, message }),
    ),
  );
}

/** The server's refusals of words, by field; refusals of anything else are left out. */
export function byField(
  messages: readonly { field: string; message: string }[],
): Record<string, string> {
  return Object.fromEntries(
    messages
      .filter(({ field }) => field.startsWith(PATH))
      .map(({ field, message }) => [field.slice(PATH.length), message]),
  );
}
