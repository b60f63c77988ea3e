/** The address of a product page that opens a line of the cart to be changed. The id opens nothing without the cart's own. */

const ID_LENGTH = 36;

/** A line that the server has not confirmed has no id of its own yet: then the product's plain address. */
export function lineAddress({ slug, id }: { slug: string; id: string }): string {
  return `/p/${slug}${id.length === ID_LENGTH ? `#line=${id}` : ''}`;
}
