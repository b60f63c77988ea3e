/** Ends the session on this device: account and cart go together, for a claimed cart opens to its customer only. */
import { clearAccount } from '../state/account.ts';
import { clearCart } from '../state/cart.ts';

export function signOut(): void {
  clearAccount();
  clearCart();
}
