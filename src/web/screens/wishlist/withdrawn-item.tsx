/** A wishlist item that is no longer sold: it has no page and can only be removed. */
import { chosenValues } from '../../../domain/catalogue/chosen-options.ts';
import { useTranslations } from '../../state/translations.ts';
import { RemoveFromWishlist } from './remove-item.tsx';
import type { RemoveFromWishlistProps } from './remove-item.tsx';
import { WishlistPicture } from './item-picture.tsx';

export function WithdrawnItem({ item, onRemove }: RemoveFromWishlistProps) {
  const t = useTranslations('wishlist');
  const options = chosenValues(item.options);
  return (
    <article className="relative flex h-full flex-col rounded-soft border border-line bg-white">
      <div aria-hidden="true" className="opacity-60">
        <WishlistPicture picture={item.picture} />
      </div>
      <div className="p-4">
        <h2 className="text-lg">{item.name}</h2>
        {options.length > 0 && <p className="text-sm text-ink-soft">{options.join(', ')}</p>}
        <p className="mt-1 text-sm font-semibold text-error">{t('withdrawn')}</p>
      </div>
      <RemoveFromWishlist item={item} onRemove={onRemove} />
    </article>
  );
}
