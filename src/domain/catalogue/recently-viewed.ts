/** The list of products a shopper viewed recently, newest last. */

export const RECENTLY_VIEWED_LIMIT = 5;

/** Moves a product that was already listed to the end. Drops the oldest of more than five. */
export function addRecentlyViewed<Product extends { slug: string }>(
  list: readonly Product[],
  product: Product,
): Product[] {
  return [...list.filter(({ slug }) => slug !== product.slug), product].slice(
    -RECENTLY_VIEWED_LIMIT,
  );
}
