/** The rolling list of products a shopper looked at, newest last. */

export const RECENTLY_VIEWED_LIMIT = 5;

/** A product seen again moves to the end; beyond five the oldest is dropped. */
export function addRecentlyViewed<Product extends { slug: string }>(
  list: readonly Product[],
  product: Product,
): Product[] {
  return [...list.filter(({ slug }) => slug !== product.slug), product].slice(
    -RECENTLY_VIEWED_LIMIT,
  );
}
