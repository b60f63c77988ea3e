/** Builds a cart line: checks its texts against the design and computes the hash that identifies equal lines. */
import { createHash } from 'node:crypto';
import type { CartLine } from '../../../domain/cart/cart.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { DesignWarning } from '../../../domain/personalisation/design-warning.ts';
import type { Violation } from '../../../domain/errors.ts';
import { pence } from '../../../domain/money/money.ts';
import {
  canonicalPersonalisation,
  checkPersonalisation,
  normalisePersonalisation,
} from '../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { newId } from '../../database/ids.ts';
import type { Sellable } from '../catalogue/catalogue.service.ts';
import type { StoredItem } from './cart.store.ts';

/** A line with what may come out badly of it. */
export interface CheckedLine extends CartLine {
  /** The worst first; null: nothing. */
  warnings: readonly DesignWarning[] | null;
}

export interface LineRequest {
  productId: string;
  quantity: number;
  personalisation?: Personalisation | undefined;
}

/** Throws ShopError 'invalid' if the texts cannot be printed. Without texts, the design is made without any. */
export function lineOf(
  product: Sellable,
  { quantity, personalisation: given }: LineRequest,
): CartLine {
  const personalisation = normalisePersonalisation(given, product.fields);
  if (given) refuse(checkPersonalisation(personalisation, product.fields));
  return {
    id: newId(),
    productId: product.productId,
    quantity,
    unitPricePence: pence(product.unitPricePence),
    personalisation,
    personalisationHash: digestOf(personalisation),
  };
}

export function digestOf(personalisation: Personalisation | null): string {
  return personalisation
    ? createHash('sha256').update(canonicalPersonalisation(personalisation)).digest('base64url')
    : '';
}

export const withWarnings = (line: CartLine, found: readonly DesignWarning[]): CheckedLine => ({
  ...line,
  warnings: found.length > 0 ? found : null,
});

/** For rules that only use identity and quantity; the response reads the price. */
export const unpriced = (item: StoredItem): CheckedLine => ({ ...item, unitPricePence: pence(0) });

export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ShopError('invalid', { violations });
}
