/** The session on this device: everything that belongs to the signed-in customer, and how all of it ends at once. */
import { clearAccount, isSignedIn, useAccount } from './account.ts';
import { EMPTY_APP, useApp } from './app.ts';
import { dropCarried } from './carried.ts';
import { clearCart, useCart } from './cart.ts';
import { useLatestOrder } from './latest-order.ts';

let current = new AbortController();

/** Aborts when the session ends on this device, in this tab or in another. Guests have one too. */
export const currentSession = (): AbortSignal => current.signal;

/** Keeps one value per session, so that no state and no queue outlives its customer. */
export function ofSession<Value>(make: (session: AbortSignal) => Value): () => Value {
  let kept: { session: AbortSignal; value: Value } | undefined;
  return () => {
    const session = currentSession();
    if (kept?.session !== session) kept = { session, value: make(session) };
    return kept.value;
  };
}

/** Aborts calls first: no late answer may write into the stores that are cleared next. */
export function endSession(): void {
  abortCalls();
  clearAccount();
  clearCart();
  useLatestOrder.setState({ key: '' });
  forgetPerTab();
}

/** Ends a session that never became complete. The guest's cart stays. */
export function endSignIn(): void {
  abortCalls();
  clearAccount();
}

/** Clears what the device stores while the page may go on showing what it has: for an account that was erased. */
export function clearStoredSession(): void {
  abortCalls();
  for (const store of [useAccount, useCart, useLatestOrder]) store.persist.clearStorage();
}

/** Reads the stored account, which another tab may have changed; ends the session if its customer has gone. */
export async function readAccount(): Promise<void> {
  const before = useAccount.getState();
  await useAccount.persist.rehydrate();
  const now = useAccount.getState();
  if (!isSignedIn(before)) return;
  const isOther = before.user !== null && now.user?.id !== before.user.id;
  if (!isSignedIn(now) || isOther) await followEnd();
}

/**
 * The other tab has cleared the stores. An answer may have reached this tab before the news did, so what the device
 * still keeps of this tab's cart and order is cleared again; what the other tab has started since stays.
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
  dropCarried();
  const { newNotification, newMessage } = EMPTY_APP.toastState;
  useApp.setState({ cartCount: 0, toastState: { newNotification, newMessage } });
}
