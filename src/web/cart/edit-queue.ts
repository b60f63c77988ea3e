/** Sends the shopper's edits one after another and shows them all at once. Only a refused edit is undone. */
import type { ShopApi } from '../api/shop-api.ts';
import { oneAfterAnother } from '../api/one-after-another.ts';
import { Refusal } from '../api/refusal.ts';
import { EMPTY_CART, NEW_CART_ID } from '../state/cart.ts';
import { fromAnswer, type ConfirmedCart } from './cart-view.ts';
import type { Edit } from './edits.ts';

export interface QueueEnvironment {
  api: ShopApi;
  /** After it ends, nothing is shown or sent. */
  session: AbortSignal;
  shown(): ConfirmedCart;
  show(cart: ConfirmedCart): void;
}

export interface EditQueue {
  /** Shows the edit at once. Resolves when the server has accepted it; rejects with its refusal. */
  add(edit: Edit): Promise<void>;
  /** Runs a call that returns the cart, after all edits made before it. */
  exchange<Answer>(
    make: (confirmed: ConfirmedCart) => Promise<{ answer: Answer; cart?: ConfirmedCart }>,
  ): Promise<Answer>;
}

const isGone = (failure: unknown): boolean => failure instanceof Refusal && failure.status === 404;

export function editQueue({ api, session, shown, show }: QueueEnvironment): EditQueue {
  // The server's cart. While edits wait, the shown cart is ahead of it.
  let confirmed: ConfirmedCart | undefined;
  const waiting: Edit[] = [];
  const realIds = new Map<string, string>();
  const idOf = (itemId: string): string => realIds.get(itemId) ?? itemId;
  const inTurn = oneAfterAnother(session);

  const repaint = (): void => {
    if (confirmed && !session.aborted)
      show(waiting.reduce((cart, edit) => edit.apply(cart, idOf), confirmed));
  };

  async function send(edit: Edit): Promise<void> {
    const before = confirmed ?? shown();
    try {
      confirmed = await edit.send(api, before, idOf).catch((failure: unknown) => {
        if (!isGone(failure) || before.cartId === NEW_CART_ID) throw failure;
        return startAnew(edit, before);
      });
      for (const { shown: id, real } of edit.settled?.(confirmed) ?? []) realIds.set(id, real);
    } finally {
      waiting.splice(waiting.indexOf(edit), 1);
      repaint();
      if (waiting.length === 0) confirmed = undefined;
    }
  }

  /** Handles "not found": retries on the server's cart, or on a new cart if the server has none. */
  async function startAnew(edit: Edit, before: ConfirmedCart): Promise<ConfirmedCart> {
    const known = await api
      .call('cart', { params: { cartId: before.cartId } })
      .catch((failure: unknown) => {
        if (isGone(failure)) return null;
        throw failure;
      });
    if (known) {
      confirmed = fromAnswer(known);
      return edit.send(api, confirmed, idOf);
    }
    confirmed = {
      ...before,
      cartId: NEW_CART_ID,
      items: [],
      itemsTotal: 0,
      subTotal: 0,
      tax: 0,
      total: 0,
      status: EMPTY_CART.status,
    };
    return edit.send(api, confirmed, idOf);
  }

  return {
    add(edit) {
      confirmed ??= shown();
      waiting.push(edit);
      repaint();
      return inTurn(() => send(edit));
    },
    exchange(make) {
      return inTurn(async () => {
        const { answer, cart } = await make(confirmed ?? shown());
        if (cart) {
          if (waiting.length > 0) confirmed = cart;
          else show(cart);
          repaint();
        }
        return answer;
      });
    },
  };
}
