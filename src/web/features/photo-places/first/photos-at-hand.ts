/** The photographs that a shopper has on other products, in this tab or in the cart. */
import type { CartItem } from '../../../../contract/cart/cart.ts';
import type { DesignEdits, OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import type { BegunOnProduct } from '../../../state/designs/begun-designs.ts';

/** Each once, those of the latest design first. @param slug the product they are offered for */
export function photosAtHand(
  slug: string,
  begun: readonly BegunOnProduct[],
  items: readonly Pick<CartItem, 'personalisation'>[],
): OwnPhoto[] {
  const designs: readonly (DesignEdits | undefined)[] = [
    ...begun.flatMap((one) => (one.slug === slug ? [] : one.design.edits)),
    ...items.map(({ personalisation }) => personalisation?.edits).toReversed(),
  ];
  const photos = designs.flatMap((edits) =>
    (edits?.own ?? []).flatMap((layer) => (layer.type === 'photo' ? [layer] : [])),
  );
  const uploads = photos.map(({ upload }) => upload);
  return photos.filter(({ upload }, place) => uploads.indexOf(upload) === place);
}
