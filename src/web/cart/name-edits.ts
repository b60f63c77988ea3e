/** Adds a list of names to the cart and removes it again, each in one call. Loaded with the list of names. */
import type { CartItem } from '../../contract/cart/cart.ts';
import { canonicalJson } from '../../domain/canonical.ts';
import { NAME_FIELD } from '../../domain/personalisation/sample-words.ts';
import { makeEdit } from './cart-actions.ts';
import { applyItems, fromAnswer } from './cart-view.ts';
import type { Edit, NewItem } from './edits.ts';

const NO_WORDS = { v: 1 as const, fields: {} };

/** Lines merge if product, personalisation and edits are equal. */
export const identityOf = ({
  productId,
  personalisation,
}: Pick<CartItem, 'productId' | 'personalisation'>): string =>
  `${productId} ${canonicalJson(personalisation)}`;

export function namesAddition(items: readonly NewItem[], key: string): Edit {
  const identities = items.map(identityOf);
  const shownId = (place: number) => `${key} ${place}`;
  return {
    apply(cart) {
      const lines = new Map(cart.items.map((line) => [identityOf(line), line]));
      for (const [place, item] of items.entries()) {
        const identity = identities[place] ?? '';
        const present = lines.get(identity);
        lines.set(
          identity,
          present
            ? { ...present, quantity: present.quantity + item.quantity }
            : { ...item, id: shownId(place), linePence: 0 },
        );
      }
      return applyItems(cart, [...lines.values()]);
    },
    async send(api, confirmed) {
      const [first] = items;
      if (!first) return confirmed;
      const { [NAME_FIELD]: _, ...shared } = first.personalisation?.fields ?? {};
      const answer = await api.call('cartNamesAdd', {
        params: { cartId: confirmed.cartId },
        body: {
          key,
          productId: first.productId,
          personalisation: {
            ...(first.personalisation ?? NO_WORDS),
            fields: shared,
          },
          names: items.map(({ personalisation, quantity }) => ({
            name: personalisation?.fields[NAME_FIELD] ?? '',
            quantity,
          })),
        },
      });
      return fromAnswer(answer);
    },
    settled(confirmed) {
      const real = new Map(confirmed.items.map((line) => [identityOf(line), line.id]));
      return identities.flatMap((identity, place) => {
        const id = real.get(identity);
        return id === undefined ? [] : [{ shown: shownId(place), real: id }];
      });
    },
  };
}

export function namesTakenBack(items: readonly NewItem[], key: string): Edit {
  const taken = new Map(items.map((item) => [identityOf(item), item.quantity]));
  return {
    apply: (cart) =>
      applyItems(
        cart,
        cart.items.flatMap((line) => {
          const quantity = line.quantity - (taken.get(identityOf(line)) ?? 0);
          return quantity > 0 ? [{ ...line, quantity }] : [];
        }),
      ),
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
