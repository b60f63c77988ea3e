/** All operations on the cart. Screens call these and read the cart store; nothing else writes to it. */
import { browserApi } from '../api/client.ts';
import type { CallRequest } from '../api/shop-api.ts';
import { Refusal } from '../api/refusal.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { showToast } from '../state/app.ts';
import { clearCart, NEW_CART_ID, useCart, type NewItem } from '../state/cart.ts';
import { rememberOrder } from '../state/latest-order.ts';
import { ofSession } from '../state/session.ts';
import { priceChanges, type PriceChange, type Quote } from '../../domain/money/price-changes.ts';
import type { Address, CartItem } from '../../contract/cart/cart.ts';
import type { Order } from '../../contract/orders/orders.ts';
import { additionEdit, identityOf } from './additions.ts';
import { fromAnswer, hasSameText, type ConfirmedCart } from './cart-view.ts';
import { editQueue } from './edit-queue.ts';
import { quantityChange, removal, type Edit } from './edits.ts';
import { newKey } from './new-key.ts';
import { isUnanswered } from './send-again.ts';
import { isSamePart, withoutSaved } from './checkout-input.ts';

type Details = Required<CallRequest<'cartDetails'>['body']>;

const queue = ofSession((session) => {
  const made = editQueue({
    api: browserApi,
    session,
    shown: () => {
      const { typed: _, unanswered: __, ...cart } = useCart.getState();
      return cart;
    },
    show: (cart, unanswered) => useCart.setState({ ...cart, unanswered }),
  });
  // Before anything else is asked of the server.
  made.resume(useCart.getState().unanswered).catch((failure: unknown) => {
    if (failure instanceof Refusal) showToast(failure.message);
  });
  return made;
});

/** Of additions that had no response, by item: the server may have made them, and a second press must not add twice. */
const keysToRepeat = new Map<string, string>();

/** Bounds the requests while another tab is typed in. */
const MOST_READS = 3;

/** Sends what the last page had no response for. */
export function resumeAdditions(): void {
  queue();
}

/** Adds an item. Its display fields are shown until the server responds. */
export async function addToCart(item: NewItem): Promise<void> {
  const same = `${item.quantity} ${identityOf(item)}`;
  const key = keysToRepeat.get(same) ?? newKey();
  keysToRepeat.delete(same);
  try {
    await queue().add(additionEdit({ key, items: [item], isList: false }));
  } catch (failure) {
    if (isUnanswered(failure)) keysToRepeat.set(same, key);
    throw failure;
  }
}

export function changeQuantity(itemId: string, by: number): Promise<void> {
  return queue().add(quantityChange(itemId, by));
}

/** For edits that few pages need, each in a separate file. */
export const makeEdit = (edit: Edit): Promise<void> => queue().add(edit);

export function removeFromCart(itemId: string): Promise<void> {
  return queue().add(removal(itemId));
}

/**
 * Reads the cart from the server, when the cart page and the checkout open. A customer without a
 * cart on this device gets the one from another device, so the returned id may differ from the
 * requested one.
 */
export function refreshCart(): Promise<void> {
  return queue().exchange(async ({ cartId }) => {
    const mayStand = isSignedIn(useAccount.getState());
    if (cartId === NEW_CART_ID && !mayStand) return { answer: undefined };
    const cart = await readUndisturbed(cartId);
    if (cart) return { answer: undefined, cart };
    clearCart();
    const current = mayStand ? await readCart(NEW_CART_ID) : undefined;
    return { answer: undefined, ...(current && { cart: current }) };
  });
}

/**
 * Reads again if the lines shown were replaced in the meantime: another tab saved something, and the
 * response, which may be older, would undo it here.
 */
async function readUndisturbed(
  cartId: string,
  readsLeft = MOST_READS,
): Promise<ConfirmedCart | undefined> {
  const { items } = useCart.getState();
  const cart = await readCart(cartId);
  if (useCart.getState().items === items || readsLeft === 1) return cart;
  return readUndisturbed(cartId, readsLeft - 1);
}

/** Returns undefined if the cart does not exist or belongs to someone else. */
async function readCart(cartId: string): Promise<ConfirmedCart | undefined> {
  try {
    return fromAnswer(await browserApi.call('cart', { params: { cartId } }));
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.status !== 404) throw failure;
    return undefined;
  }
}

/** Skips fields that are already saved: an unchanged cart keeps the order made from it. */
export function saveDetails(details: Details): Promise<void> {
  return queue().exchange(async (confirmed) => {
    if (isSamePart(details, confirmed)) return forgetTyped(details);
    const params = { cartId: confirmed.cartId };
    const cart = fromAnswer(await browserApi.call('cartDetails', { params, body: details }));
    return { ...forgetTyped(details), cart };
  });
}

export function saveAddress(type: 'payment' | 'shipping', address: Address): Promise<void> {
  return queue().exchange(async (confirmed) => {
    if (isSamePart(address, confirmed[type])) return forgetTyped({ [type]: address });
    const params = { cartId: confirmed.cartId, type };
    const cart = fromAnswer(await browserApi.call('cartAddressGuest', { params, body: address }));
    return { ...forgetTyped({ [type]: address }), cart };
  });
}

/** Does the same for an address saved in the account. If it has been deleted since, only its text is used. */
export function chooseAddress(
  type: 'payment' | 'shipping',
  address: Address,
  addressId: string,
): Promise<void> {
  return queue().exchange(async (confirmed) => {
    if (isSamePart(address, confirmed[type])) return forgetTyped({ [type]: address });
    const params = { cartId: confirmed.cartId, type };
    const answer = await browserApi
      .call('cartAddress', { params, body: { addressId } })
      .catch((failure: unknown) => {
        if (!(failure instanceof Refusal) || failure.status !== 404) throw failure;
        return browserApi.call('cartAddressGuest', { params, body: address });
      });
    return { ...forgetTyped({ [type]: address }), cart: fromAnswer(answer) };
  });
}

/**
 * Turns the cart into an order awaiting payment. Returns the payment URL, or the changes if the
 * order's total differs from the one shown.
 * @param shown what the screen showed when the shopper chose to pay; the cart may have changed
 * since
 */
export async function startCheckout(
  shown: Quote,
): Promise<{ url: string } | { changes: PriceChange[] }> {
  const placed = await queue().exchange(async (confirmed) => {
    const params = { cartId: confirmed.cartId, method: 'paypal' as const };
    const answer = isSignedIn(useAccount.getState())
      ? await browserApi.call('checkout', { params })
      : { id: '', ...(await browserApi.call('guestCheckout', { params })) };
    rememberOrder(answer.orderKey);
    return { answer };
  });
  if (placed.changes.length > 0 || placed.total !== shown.total) {
    await refreshCart();
    if (placed.changes.length > 0) return { changes: placed.changes };
    return { changes: priceChanges(shown, { ...useCart.getState(), total: placed.total }) };
  }
  if (!placed.id) return { url: placed.gateway };
  return browserApi.call('gatewayNew', { params: { id: placed.id } });
}

/** Removes only what was bought: lines added since then stay, and so does a newer cart. */
export async function emptyOrdered({ cartId, items }: Pick<Order, 'cartId' | 'items'>) {
  const shown = useCart.getState();
  if (shown.cartId !== cartId) return;
  const isBought = (line: CartItem) =>
    items.some(
      ({ productId, personalisation, quantity }) =>
        productId === line.productId &&
        hasSameText(personalisation, line.personalisation) &&
        quantity >= line.quantity,
    );
  if (!shown.items.every(isBought)) return refreshCart();
  // All of it became the order, so the server no longer has this cart.
  await queue().exchange(async () => {
    clearCart();
    return { answer: undefined };
  });
}

/** Keeps what was typed while the request was in flight. */
function forgetTyped(saved: Parameters<typeof withoutSaved>[1]) {
  useCart.setState(({ typed }) => ({ typed: withoutSaved(typed, saved) }));
  return { answer: undefined };
}
