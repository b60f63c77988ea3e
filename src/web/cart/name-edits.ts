/** Adds a list of names to the cart and removes it again, each in one call. Loaded with the list of names. */
import type { NewItem } from '../state/cart.ts';
import { additionEdit, withoutItems } from './additions.ts';
import { makeEdit } from './cart-actions.ts';
import { fromAnswer } from './cart-view.ts';
import type { Edit } from './edits.ts';

export const namesAddition = (items: readonly NewItem[], key: string): Edit =>
  additionEdit({ key, items, isList: true });

export function namesTakenBack(items: readonly NewItem[], key: string): Edit {
  return {
    apply: (cart) => withoutItems(cart, items),
    send: async (api, { cartId }) =>
      fromAnswer(await api.call('cartNamesTakeBack', { params: { cartId, key } })),
  };
}

/**
 * Adds one line per name, all or none.
 * @param items lines that differ only in name and quantity
 * @param key identifies the list: a repeated request adds it once
 */
export function addNames(items: readonly NewItem[], key: string): Promise<void> {
  return makeEdit(namesAddition(items, key));
}

/** Removes the lines that a list of names added. */
export function takeNamesBack(items: readonly NewItem[], key: string): Promise<void> {
  return makeEdit(namesTakenBack(items, key));
}
