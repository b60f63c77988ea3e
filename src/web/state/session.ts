/** The session on this device: everything that belongs to the signed-in customer, and how it ends. */
import { clearAccount, isSignedIn, useAccount } from './account.ts';
import { EMPTY_APP, useApp } from './app.ts';
import { clearCart, useCart } from './cart.ts';
import { forgetDesignsOfTab } from './designs/designs-of-tab.ts';
import { useLatestOrder } from './latest-order.ts';

let current = new AbortController();

/** Aborts when the session ends in this tab or another. Guests have a session too. */
export const currentSession = (): AbortSignal => current.signal;

/** Stores one value per session, so that no state or queue outlives its customer. */
export function ofSession<Value>(make: (session: AbortSignal) => Value): () => Value {
  let made: { session: AbortSignal; value: Value } | undefined;
  return () => {
    const session = currentSession();
    if (made?.session !== session) made = { session, value: make(session) };
    return made.value;
  };
}

/** Aborts calls first: no late response may write into the stores that are cleared next. */
export function endSession(): void {
  abortCalls();
  clearAccount();
  clearCart();
  useLatestOrder.setState({ key: '' });
  forgetPerTab();
}

/** Ends a session whose sign-in was not completed. The guest's cart stays. */
export function endSignIn(): void {
  abortCalls();
  clearAccount();
}

/** Clears what the device stores, but lets the page keep showing it: for a deleted account. */
export function clearStoredSession(): void {
  abortCalls();
  for (const store of [useAccount, useCart, useLatestOrder]) store.persist.clearStorage();
}

/** Reads the stored account, which another tab may have changed. Ends the session if its customer has signed out. */
export async function readAccount(): Promise<void> {
  const before = useAccount.getState();
  await useAccount.persist.rehydrate();
  const now = useAccount.getState();
  if (!isSignedIn(before)) return;
  const isOther = before.user && now.user?.id !== before.user.id;
  if (!isSignedIn(now) || isOther) await followEnd();
}

/**
 * The other tab has cleared the stores. A response may have reached this tab before that event, so
 * the stored parts of this tab's cart and order are cleared again. What the other tab has started
 * since stays.
 */
async function followEnd(): Promise<void> {
  const { cartId } = useCart.getState();
  const { key } = useLatestOrder.getState();
  abortCalls();
  await Promise.all([useCart.persist.rehydrate(), useLatestOrder.persist.rehydrate()]);
  if (useCart.getState().cartId === cartId) clearCart();
  if (useLatestOrder.getState().key === key) useLatestOrder.setState({ key: '' });
  forgetPerTab();
}

function abortCalls(): void {
  const ended = current;
  current = new AbortController();
  ended.abort();
}

function forgetPerTab(): void {
  forgetDesignsOfTab();
  useApp.setState({ cartCount: 0, toastState: EMPTY_APP.toastState });
}
