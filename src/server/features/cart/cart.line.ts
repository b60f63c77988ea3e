/** A line of the cart: the words checked against the design, and the digest by which lines join. */
import { createHash } from 'node:crypto';
import type { CartLine } from '../../../domain/cart/cart.ts';
import { ShopError } from '../../../domain/errors.ts';
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

export interface Wish {
  productId: string;
  quantity: number;
  personalisation?: Personalisation | undefined;
}

/** Throws ShopError 'invalid' where the words cannot be printed. Without any, the design is made without words. */
export function lineOf(product: Sellable, { quantity, personalisation }: Wish): CartLine {
  const words = normalisePersonalisation(personalisation, product.fields);
  if (personalisation) refuse(checkPersonalisation(words, product.fields));
  return {
    id: newId(),
    productId: product.productId,
    quantity,
    unitPricePence: pence(product.unitPricePence),
    personalisation: words,
    personalisationHash: digestOf(words),
  };
}

export function digestOf(words: Personalisation | null): string {
  return words
    ? createHash('sha256').update(canonicalPersonalisation(words)).digest('base64url')
    : '';
}

/** For rules that look at identity and quantity; what a line costs is read when the cart is answered. */
export const unpriced = (item: StoredItem): CartLine => ({ ...item, unitPricePence: pence(0) });

export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ShopError('invalid', { violations });
}
