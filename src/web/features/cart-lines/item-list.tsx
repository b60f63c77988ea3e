/** Ordered lines, read-only: picture, name, personalisation, quantity, price. */
import { photosOn } from '../../../domain/personalisation/photos-on.ts';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { FoldedLines } from './folded-lines.tsx';
import { lineAddress } from './line-address.ts';
import { LinePicture } from './line-picture.tsx';
import type { PicturedLine } from './pictured-line.ts';
import { LineText } from './line-text.tsx';

export type ListedItem = PicturedLine &
  Pick<CartItem, 'id' | 'options' | 'words' | 'quantity' | 'unitPricePence' | 'linePence'> &
  Partial<Pick<CartItem, 'availability'>>;

/** Columns, size of the picture, and that size for `sizes`. */
const SMALL = ['grid-cols-[4.5rem_1fr_auto]', 'size-18', '72px'] as const;
const LARGE = [
  'grid-cols-1 sm:grid-cols-[14rem_1fr_auto] sm:gap-x-6',
  // Not as high as long words beside it, which would crop it.
  'w-full self-start',
  '(min-width: 640px) 224px, 100vw',
] as const;

export interface ItemListProps {
  items: readonly ListedItem[];
  /** A proof is large enough to read each letter; before paying, a line also leads to its design. */
  look?: 'small' | 'proof' | 'changeable';
}

const changeOf = (item: ListedItem) => (photosOn(item) ? 'changePhotos' : 'changeWords');

export function ItemList({ items, look = 'small' }: ItemListProps) {
  const t = useTranslations('cart-lines');
  const large = look !== 'small';
  const [grid, picture, sizes] = large ? LARGE : SMALL;
  return (
    <FoldedLines
      lines={items}
      className={`grid gap-3 py-4 ${grid}`}
      renderLine={(item) => (
        <>
          {item.proof ? (
            <a
              href={item.proof}
              target="_blank"
              aria-label={t('proof', { name: item.name })}
              className={`block ${picture}`}
            >
              <LinePicture line={item} sizes={sizes} className={picture} />
            </a>
          ) : (
            <LinePicture line={item} sizes={sizes} className={picture} />
          )}
          <div className="min-w-0">
            <p className="font-semibold">{item.name}</p>
            <LineText line={item} large={large} />
            {item.availability === 'withdrawn' ? (
              <p className="text-sm font-semibold text-error">{t('withdrawn')}</p>
            ) : (
              <p className="text-sm text-ink-soft">
                {t('times', {
                  quantity: item.quantity,
                  price: formatPounds(pence(item.unitPricePence)),
                })}
              </p>
            )}
            {look === 'changeable' && item.slug && (
              <Link
                to={lineAddress({ slug: item.slug, id: item.id })}
                aria-label={t(`${changeOf(item)}Of`, {
                  of: [item.name, ...item.words.map(({ text }) => text)].join(', '),
                })}
                className={`inline-flex min-h-11 items-center text-sm ${TEXT_LINK}`}
              >
                {t(changeOf(item))}
              </Link>
            )}
          </div>
          {item.availability !== 'withdrawn' && (
            // Below the words of one, where "1 × £12.49" has just said it.
            <p className={`tabular-nums ${large && item.quantity === 1 ? 'hidden sm:block' : ''}`}>
              {formatPounds(pence(item.linePence))}
            </p>
          )}
        </>
      )}
    />
  );
}
