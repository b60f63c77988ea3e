/** Additions to the cart, of one item or of a list of names. */
import { canonicalJson } from '../../domain/canonical.ts';
import { NAME_FIELD } from '../../domain/personalisation/sample-words.ts';
import type { ShopApi } from '../api/shop-api.ts';
import type { Addition, NewItem } from '../state/cart.ts';
import { applyItems, fromAnswer, type ConfirmedCart } from './cart-view.ts';
import type { Edit } from './edits.ts';

const NO_WORDS = { v: 1 as const, fields: {} };

/** Lines merge if product, personalisation and edits are equal. */
export const identityOf = ({
  productId,
  personalisation,
}: Pick<NewItem, 'productId' | 'personalisation'>): string =>
  `${productId} ${canonicalJson(personalisation)}`;

export function additionEdit(addition: Addition): Edit {
  const { key, items, isList } = addition;
  const identities = items.map(identityOf);
  const shownId = (place: number) => `${key} ${place}`;
  return {
    addition,
    apply(cart) {
      const lines = new Map(cart.items.map((line) => [identityOf(line), line]));
      for (const [place, item] of items.entries()) {
        const identity = identities[place] ?? '';
        const present = lines.get(identity);
        // Put the changed line last: the toast names the last line.
        if (!isList) lines.delete(identity);
        lines.set(
          identity,
          present
            ? { ...present, quantity: present.quantity + item.quantity }
            : { ...item, id: shownId(place), linePence: 0 },
        );
      }
      return applyItems(cart, [...lines.values()]);
    },
    async send(api, { cartId }) {
      const cart = fromAnswer(await sendAddition(api, cartId, addition));
      const line = !isList && cart.items.find((each) => identityOf(each) === identities[0]);
      return line
        ? { ...cart, items: [...cart.items.filter((other) => other !== line), line] }
        : cart;
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

function sendAddition(api: ShopApi, cartId: string, { key, items, isList }: Addition) {
  const [first] = items;
  if (!first) throw new Error('An addition without items');
  const { productId, quantity } = first;
  const params = { cartId };
  if (!isList) {
    const personalisation = first.personalisation ?? undefined;
    return api.call('cartAdd', { params, body: { key, productId, quantity, personalisation } });
  }
  const { [NAME_FIELD]: _, ...fields } = first.personalisation?.fields ?? {};
  const personalisation = { ...(first.personalisation ?? NO_WORDS), fields };
  const names = items.map((item) => ({
    name: item.personalisation?.fields[NAME_FIELD] ?? '',
    quantity: item.quantity,
  }));
  return api.call('cartNamesAdd', { params, body: { key, productId, personalisation, names } });
}

/** The cart with fewer of these items, or without them. */
export function withoutItems(cart: ConfirmedCart, items: readonly NewItem[]): ConfirmedCart {
  const taken = new Map<string, number>();
  for (const item of items) {
    const identity = identityOf(item);
    taken.set(identity, (taken.get(identity) ?? 0) + item.quantity);
  }
  return applyItems(
    cart,
    cart.items.flatMap((line) => {
      const quantity = line.quantity - (taken.get(identityOf(line)) ?? 0);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    }),
  );
}
