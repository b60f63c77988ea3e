/** One wishlist item: picture, price, availability and actions. */
import { chosenValues } from '../../../domain/catalogue/chosen-options.ts';
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { Availability } from '../../../contract/shop/catalogue.ts';
import type { WishlistItem } from '../../../contract/account/wishlist.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/text/price.tsx';
import { useTranslations } from '../../state/translations.ts';
import { RemoveFromWishlist } from './remove-item.tsx';
import { WishlistPicture } from './item-picture.tsx';

export interface WishlistCardProps {
  item: WishlistItem & { availability: Availability };
  onRemove: (item: WishlistItem) => void;
  onMove: (item: WishlistItem) => Promise<void>;
}

const AVAILABILITY: Record<Availability, string> = {
  inStock: 'text-bottle',
  low: 'text-clay-deep',
  soldOut: 'text-error',
};

export function WishlistCard({ item, onRemove, onMove }: WishlistCardProps) {
  const t = useTranslations('wishlist');
  const [moving, setMoving] = useState(false);
  const { slug, name, options, unitPricePence, wasPence, availability, picture } = item;
  const move = async () => {
    setMoving(true);
    await onMove(item);
    setMoving(false);
  };
  return (
    <article className="relative flex h-full flex-col rounded-soft border border-line bg-white">
      <Link to={`/p/${slug}`} tabIndex={-1} aria-hidden="true">
        <WishlistPicture picture={picture} />
      </Link>
      <div className="flex grow flex-col p-4">
        <h2 className="text-lg">
          <Link
            to={`/p/${slug}`}
            className="text-ink no-underline underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h2>
        {Object.keys(options).length > 0 && (
          <p className="text-sm text-ink-soft">{chosenValues(options).join(', ')}</p>
        )}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <Price
            now={formatPounds(pence(unitPricePence))}
            was={wasPence === null ? undefined : formatPounds(pence(wasPence))}
            nowLabel={t('common:priceNow')}
            wasLabel={t('common:priceWas')}
          />
          <p className={`text-sm font-semibold ${AVAILABILITY[availability]}`}>{t(availability)}</p>
        </div>
        <div className="mt-auto grid gap-2 pt-4">
          {availability === 'soldOut' ? (
            <Link
              to={`/p/${slug}`}
              className={buttonClass('secondary')}
              aria-label={t('viewOf', { name })}
            >
              {t('view')}
            </Link>
          ) : (
            <>
              <Link
                to={`/p/${slug}`}
                className={buttonClass()}
                aria-label={t('chooseOf', { name })}
              >
                {t('choose')}
              </Link>
              <Button
                look="secondary"
                onClick={move}
                busyLabel={moving && t('moving')}
                aria-label={moving ? undefined : t('moveOf', { name })}
              >
                {t('move')}
              </Button>
            </>
          )}
        </div>
      </div>
      <RemoveFromWishlist item={item} onRemove={onRemove} />
    </article>
  );
}
