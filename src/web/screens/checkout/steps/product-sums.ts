/** The lines of a cart in short: how many of each product, and what they cost together. */
import type { CartItem } from '../../../../contract/cart/cart.ts';

export interface ProductSum {
  productId: string;
  name: string;
  quantity: number;
  sumPence: number;
}

type Line = Pick<CartItem, 'productId' | 'name' | 'quantity' | 'linePence'>;

/** In the order in which the products first appear. */
export function productSums(lines: readonly Line[]): ProductSum[] {
  const sums = new Map<string, ProductSum>();
  for (const { productId, name, quantity, linePence } of lines) {
    const sum = sums.get(productId) ?? { productId, name, quantity: 0, sumPence: 0 };
    sums.set(productId, {
      ...sum,
      quantity: sum.quantity + quantity,
      sumPence: sum.sumPence + linePence,
    });
  }
  return [...sums.values()];
}
