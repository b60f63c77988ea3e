/** Sends the shopper's edits one after another and shows them all at once. Only a refused edit is undone. */
import type { ShopApi } from '../api/shop-api.ts';
import { oneAfterAnother } from '../api/one-after-another.ts';
import { Refusal } from '../api/refusal.ts';
import { EMPTY_CART, NEW_CART_ID, type Addition } from '../state/cart.ts';
import { additionEdit, withoutItems } from './additions.ts';
import { fromAnswer, type ConfirmedCart } from './cart-view.ts';
import type { Edit } from './edits.ts';
import { isUnanswered, LONG_PAUSES_MS, PAUSES_MS, sendAgain } from './send-again.ts';

export interface QueueEnvironment {
  api: ShopApi;
  /** After it ends, nothing is shown or sent. */
  session: AbortSignal;
  shown(): ConfirmedCart;
  /** @param unanswered additions among what is shown, which the server has not confirmed yet */
  show(cart: ConfirmedCart, unanswered: readonly Addition[]): void;
}

export interface EditQueue {
  /** Shows the edit at once. Resolves when the server has accepted it; rejects with its refusal. */
  add(edit: Edit): Promise<void>;
  /**
   * Sends additions again that had no response when their page was left. They are shown already.
   * Rejects if one is refused; without a response they stay for the next page.
   */
  resume(unanswered: readonly Addition[]): Promise<void>;
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
      show(
        waiting.reduce((cart, edit) => edit.apply(cart, idOf), confirmed),
        waiting.flatMap(({ addition }) => addition ?? []),
      );
  };

  const leave = (edit: Edit): void => {
    waiting.splice(waiting.indexOf(edit), 1);
    repaint();
    if (waiting.length === 0) confirmed = undefined;
  };

  async function send(edit: Edit): Promise<void> {
    const before = confirmed ?? shown();
    confirmed = await edit.send(api, before, idOf).catch(async (failure: unknown) => {
      if (!isGone(failure) || before.cartId === NEW_CART_ID) throw failure;
      confirmed = await standingCart(api, before);
      return edit.send(api, confirmed, idOf);
    });
    for (const { shown: id, real } of edit.settled?.(confirmed) ?? []) realIds.set(id, real);
  }

  async function resume(edit: Edit): Promise<void> {
    try {
      await sendAgain(() => send(edit), LONG_PAUSES_MS, session);
    } catch (failure) {
      if (isUnanswered(failure)) return;
      leave(edit);
      throw failure;
    }
    leave(edit);
  }

  return {
    add(edit) {
      confirmed ??= shown();
      waiting.push(edit);
      repaint();
      const pauses = edit.addition ? PAUSES_MS : [];
      return inTurn(() => sendAgain(() => send(edit), pauses, session).finally(() => leave(edit)));
    },
    async resume(unanswered) {
      if (unanswered.length === 0) return;
      const edits = unanswered.map(additionEdit);
      confirmed = withoutItems(
        shown(),
        unanswered.flatMap(({ items }) => items),
      );
      waiting.push(...edits);
      await Promise.all(edits.map((edit) => inTurn(() => resume(edit))));
    },
    exchange(make) {
      return inTurn(async () => {
        const { answer, cart } = await make(confirmed ?? shown());
        if (cart) {
          if (waiting.length > 0) confirmed = cart;
          else show(cart, []);
          repaint();
        }
        return answer;
      });
    },
  };
}

/** After "not found": the server's cart, or a new one for the same buyer if the server has none. */
async function standingCart(api: ShopApi, before: ConfirmedCart): Promise<ConfirmedCart> {
  const known = await api
    .call('cart', { params: { cartId: before.cartId } })
    .catch((failure: unknown) => {
      if (isGone(failure)) return null;
      throw failure;
    });
  if (known) return fromAnswer(known);
  return {
    ...before,
    cartId: NEW_CART_ID,
    items: [],
    itemsTotal: 0,
    subTotal: 0,
    tax: 0,
    total: 0,
    status: EMPTY_CART.status,
  };
}
