/** The shopper's words while they are still being written: what is missing is no fault yet. */
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
import { unmakeableRequests } from './unmakeable-requests.ts';
import type { Personalised } from './unmakeable-requests.ts';

/** As it would be made: what is missing is left out, samples are nobody's words. */
export const worn = (given: Personalisation, rules: readonly DesignField[]): Personalisation =>
  normalisePersonalisation(given, rules) ?? emptyPersonalisation(rules);

export function unwritableYet(product: Personalised, given: Personalisation): Violation[] {
  const wrong = checkYet(given, product.fields);
  return wrong.length > 0 ? wrong : unmakeableRequests(product, worn(given, product.fields));
}

/** What is wrong with words, but for those still missing. */
function checkYet(given: Personalisation, rules: readonly DesignField[]): Violation[] {
  const fields = Object.fromEntries(
    Object.entries(given.fields).map(([name, text]) => [name, normaliseText(text)]),
  );
  return checkPersonalisation(
    { v: given.v, fields },
    rules.map((rule) => ({ ...rule, optional: true })),
  );
}

/** Refuses words that could not be made, except for those still missing. */
export function wordsToShow(
  given: Personalisation,
  rules: readonly DesignField[],
): Personalisation {
  const violations = checkYet(given, rules);
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  return previewPersonalisation(given, rules);
}
