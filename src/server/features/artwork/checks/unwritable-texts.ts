/** Refuses texts and edits that cannot be made as requested, so that no product shows a box for a missing glyph. */
import { unwritableMessage } from '../../../../domain/personalisation/unwritable-message.ts';
import { findClipart } from '../../../../../catalogue/clipart/clipart.ts';
import { SHOP_LETTERS } from '../../../../../catalogue/fonts/substitutes.ts';
import { OWN_PREFIX } from '../../../../artwork/design/design.ts';
import type { DesignDocument, DesignField } from '../../../../artwork/design/design.ts';
import { faultyEdits, personaliseDesign } from '../../../../artwork/design/edit-design.ts';
import { missingLetters } from '../../../../artwork/render/letters.ts';
import type { Violation } from '../../../../domain/errors.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';

export interface Personalised {
  /** The product's design, without the shopper's texts. */
  document: DesignDocument;
  fields: readonly DesignField[];
}

export function unwritableTexts(
  { document, fields }: Personalised,
  personalisation: Personalisation,
): Violation[] {
  const { edits } = personalisation;
  const unknown = edits ? faultyEdits(document, edits, findClipart) : [];
  if (unknown.length > 0) return unknown;
  const printed = personaliseDesign(document, personalisation, findClipart);
  return missingLetters(printed, SHOP_LETTERS).map(({ layer, field, characters }) => {
    const label = fields.find(({ name }) => name === field)?.label ?? field ?? 'Text';
    return {
      propertyPath:
        field === undefined
          ? `personalisation.edits.own.${layer.slice(OWN_PREFIX.length)}.text`
          : `personalisation.fields.${field}`,
      message: unwritableMessage(label, characters),
    };
  });
}
