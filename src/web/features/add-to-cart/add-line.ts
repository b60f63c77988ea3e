/** Adds a line to the cart, and keeps the pictures that its page has painted of it. */
import { addToCart } from '../../cart/cart-actions.ts';
import type { NewItem } from '../../state/cart.ts';
import { keepSeen } from '../../state/designs/seen-pictures.ts';
import { whenIdle } from '../../state/when-idle.ts';

export async function addLine(item: NewItem): Promise<void> {
  // The press is answered first.
  whenIdle(() => keepSeen(item));
  await addToCart(item);
}
