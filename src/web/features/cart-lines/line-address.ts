/** The URL of a product page that opens a cart line for editing. The line's id is useless without the cart's id. */

const ID_LENGTH = 36;

/** A line that the server has not confirmed has no id yet and gets the product's plain URL. */
export function lineAddress({ slug, id }: { slug: string; id: string }): string {
  return `/p/${slug}${id.length === ID_LENGTH ? `#line=${id}` : ''}`;
}
