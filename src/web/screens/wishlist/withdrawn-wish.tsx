/** A wishlist item that is no longer sold: it has no page and can only be removed. */
import { useTranslations } from '../../state/translations.ts';
import { RemoveFromWishlist } from './remove-wish.tsx';
import type { RemoveFromWishlistProps } from './remove-wish.tsx';
import { WishlistPicture } from './wish-picture.tsx';

export function WithdrawnWish({ wish, onRemove }: RemoveFromWishlistProps) {
  const t = useTranslations('wishlist');
  const options = Object.values(wish.options);
  return (
    <article className="relative flex h-full flex-col rounded-soft border border-line bg-white">
      <div aria-hidden="true" className="opacity-60">
        <WishlistPicture picture={wish.picture} />
      </div>
      <div className="p-4">
        <h2 className="text-lg">{wish.name}</h2>
        {options.length > 0 && <p className="text-sm text-ink-soft">{options.join(', ')}</p>}
        <p className="mt-1 text-sm font-semibold text-error">{t('withdrawn')}</p>
      </div>
      <RemoveFromWishlist wish={wish} onRemove={onRemove} />
    </article>
  );
}
