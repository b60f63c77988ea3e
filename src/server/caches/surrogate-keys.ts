/**
 * Surrogate keys name what a page or response shows, so that a change of the catalogue drops only
 * what shows it. The triggers of the catalogue's tables send the same keys.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Lists of products by price, and prices of all products. */
export const PRICES = 'prices';
/** The words by which products are found. */
export const WORDS = 'words';
export const SALE = 'sale';

/** Its words, prices and pictures. */
export const productKey = (productId: string): string => `product:${productId}`;
/** Whether it is in stock. */
export const blankKey = (blankId: string): string => `blank:${blankId}`;
/** The products that it lists, and their order. */
export const categoryKey = (categoryId: string): string => `category:${categoryId}`;

const PRODUCT = productKey('');

/** The products among the keys. */
export const productsIn = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith(PRODUCT)).map((key) => key.slice(PRODUCT.length));

const collected = new AsyncLocalStorage<Set<string>>();

/** Adds keys to the page or response being made; does nothing outside `withKeys`. */
export function shows(...keys: readonly string[]): void {
  const keysOfAll = collected.getStore();
  if (keysOfAll) for (const key of keys) keysOfAll.add(key);
}

/** Makes something, and collects the keys of what it shows. */
export async function withKeys<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; keys: ReadonlySet<string> }> {
  const keys = new Set<string>();
  const made = await collected.run(keys, make);
  return { made, keys };
}
