/** Recently viewed products in one row. Loaded once the stored state is read. */
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { rememberViewed, useApp, type RecentlyViewedProduct } from '../../state/app.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { PreviewPicture } from '../../name-preview/preview-picture.tsx';

export interface RecentlyViewedListProps {
  present: RecentlyViewedProduct;
  /** Nothing was viewed before. */
  onNone: (isNone: boolean) => void;
}

/** Stores the present product, too. */
export function RecentlyViewedList({ present, onNone }: RecentlyViewedListProps) {
  const t = useTranslations('recently-viewed');
  const [seen] = useState(() =>
    useApp
      .getState()
      .recentlyViewedProducts.filter(({ slug }) => slug !== present.slug)
      .toReversed(),
  );
  const remember = useEffectEvent(() => {
    rememberViewed(present);
    onNone(seen.length === 0);
  });
  useEffect(() => remember(), []);
  return (
    <>
      <h2 className="text-3xl">{t('title')}</h2>
      <ul className="mt-6 grid grid-cols-3 gap-3 sm:grid-cols-5 lg:gap-6">
        {seen.map((product, place) => (
          <li
            key={product.slug}
            className={`group relative ${place >= 3 ? 'hidden sm:block' : ''}`}
          >
            <PreviewPicture
              product={product}
              source={pictureSource(product.picture)}
              decorative
              sizes="(min-width: 1280px) 220px, (min-width: 480px) 19vw, 31vw"
              className="rounded-soft"
            />
            <Link
              to={`/p/${product.slug}`}
              className="mt-2 block text-sm text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
