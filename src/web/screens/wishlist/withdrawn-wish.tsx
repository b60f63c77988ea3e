/** A wished-for product that is no longer sold: it has no page and can only be removed. */
import { useWords } from '../../state/translations.ts';
import { RemoveWish } from './remove-wish.tsx';
import type { RemoveWishProps } from './remove-wish.tsx';
import { WishPicture } from './wish-picture.tsx';

export function WithdrawnWish({ wish, onRemove }: RemoveWishProps) {
  const t = useWords('wishlist');
  const options = Object.values(wish.options);
  return (
    <article className="relative flex h-full flex-col rounded-soft border border-line bg-white">
      <div aria-hidden="true" className="opacity-60">
        <WishPicture picture={wish.picture} />
      </div>
      <div className="p-4">
        <h2 className="text-lg">{wish.name}</h2>
        {options.length > 0 && <p className="text-sm text-ink-soft">{options.join(', ')}</p>}
        <p className="mt-1 text-sm font-semibold text-error">{t('withdrawn')}</p>
      </div>
      <RemoveWish wish={wish} onRemove={onRemove} />
    </article>
  );
}
