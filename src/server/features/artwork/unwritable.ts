/** Words that the lettering of a design cannot show, as refusals by field: nobody gets a box instead of a letter. */
import { FONT_LETTERS } from '../../../../catalogue/fonts/letters.ts';
import type { DesignDocument, DesignField } from '../../../artwork/design.ts';
import { missingLetters } from '../../../artwork/letters.ts';
import type { Violation } from '../../../domain/errors.ts';

/** @param document already wearing the shopper's words */
export function unwritable(document: DesignDocument, fields: readonly DesignField[]): Violation[] {
  return missingLetters(document, FONT_LETTERS).map(({ field, characters }) => {
    const label = fields.find(({ name }) => name === field)?.label ?? field;
    return {
      propertyPath: `personalisation.fields.${field}`,
      message: `“${label}” cannot be written with ${characters.join(' ')} in this lettering.`,
    };
  });
}
