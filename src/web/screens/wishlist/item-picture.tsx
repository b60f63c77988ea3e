/** The picture of a wishlist item. */
import type { WishlistItem } from '../../../contract/account/wishlist.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';

export function WishlistPicture({ picture }: Pick<WishlistItem, 'picture'>) {
  return (
    <Picture
      source={pictureSource(picture)}
      decorative
      sizes="(min-width: 1280px) 290px, (min-width: 992px) 32vw, (min-width: 480px) 46vw, 92vw"
      className="rounded-t-[11px]"
    />
  );
}
