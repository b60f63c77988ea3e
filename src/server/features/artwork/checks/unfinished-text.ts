/** Validates unfinished texts while the shopper types: missing ones are not errors yet. */
import type { DesignField } from '../../../../artwork/design/design.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Violation } from '../../../../domain/errors.ts';
import {
  checkPersonalisation,
  normalisePersonalisation,
  normaliseText,
} from '../../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import {
  previewPersonalisation,
  emptyPersonalisation,
} from '../../../../domain/personalisation/preview-personalisation.ts';
import { unwritableTexts } from './unwritable-texts.ts';
import type { Personalised } from './unwritable-texts.ts';

/** The personalisation as it would be made: missing texts are empty, and sample text is never used. */
export const unfinished = (
  given: Personalisation,
  rules: readonly DesignField[],
): Personalisation => normalisePersonalisation(given, rules) ?? emptyPersonalisation(rules);

export function unwritableYet(product: Personalised, given: Personalisation): Violation[] {
  const wrong = checkYet(given, product.fields);
  return wrong.length > 0 ? wrong : unwritableTexts(product, unfinished(given, product.fields));
}

/** The violations of the texts, except for missing ones. */
function checkYet(given: Personalisation, rules: readonly DesignField[]): Violation[] {
  const fields = Object.fromEntries(
    Object.entries(given.fields).map(([name, text]) => [name, normaliseText(text)]),
  );
  return checkPersonalisation(
    { v: given.v, fields },
    rules.map((rule) => ({ ...rule, optional: true })),
  );
}

/** Refuses texts that could not be made, except for missing ones. */
export function previewOf(given: Personalisation, rules: readonly DesignField[]): Personalisation {
  const violations = checkYet(given, rules);
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  return previewPersonalisation(given, rules);
}
