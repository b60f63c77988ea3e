/** Ordered lines, read-only: picture, name, personalisation, quantity, price. */
import type { ReactNode } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { FoldedLines } from './folded-lines.tsx';
import { changeOf, lineAddress } from './line-address.ts';
import { LinePicture } from './line-picture.tsx';
import { Sides } from './other-side.tsx';
import type { PicturedLine } from './pictured-line.ts';
import { LineText, type LineTextLook } from './words/line-text.tsx';

export type ListedItem = PicturedLine &
  Pick<CartItem, 'id' | 'options' | 'words' | 'quantity' | 'unitPricePence' | 'linePence'> &
  Partial<Pick<CartItem, 'availability' | 'warnings'>>;

// Not as high as long words beside it, which would crop it.
const WHOLE = 'w-full self-start';
const SIZES = '(min-width: 640px) 224px, 100vw';
const WIDE = 'sm:grid-cols-[14rem_1fr_auto] sm:gap-x-6';

/** Of each look: columns, size of a picture, that size for `sizes`, and how a second side is shown. */
const LOOKS = {
  small: ['grid-cols-[4.5rem_1fr_auto]', 'size-18', '72px', 'stacked'],
  /** Large enough to read each letter, beside the words. */
  medium: [`grid-cols-2 ${WIDE}`, WHOLE, SIZES, 'small'],
  proof: [`grid-cols-1 ${WIDE}`, WHOLE, SIZES, 'stacked'],
  /** Before paying, each picture of two is as large as one. */
  changeable: [
    'sm:grid-cols-[auto_1fr_auto] sm:gap-x-6',
    `${WHOLE} sm:w-36 xl:w-46`,
    SIZES,
    'beside',
  ],
} as const;

export interface ItemListProps {
  items: readonly ListedItem[];
  /** A proof is as wide as the list on phones; before paying, a line also leads to its design, and what it costs is beside the list. */
  look?: 'small' | 'medium' | 'proof' | 'changeable';
  /** Pictures are beside the words on phones too, two below each other. */
  isBeside?: boolean;
  text?: LineTextLook;
  /** Below the text of a line. */
  renderAction?: (item: ListedItem) => ReactNode;
}

export function ItemList({ items, look = 'small', isBeside, text, renderAction }: ItemListProps) {
  const t = useTranslations('cart-lines');
  const [columns, picture, sizes, sides] = LOOKS[look];
  return (
    <FoldedLines
      lines={items}
      className="py-4"
      renderLine={(item) => (
        <div className={`grid gap-3 ${columns} ${isBeside ? 'grid-cols-2' : ''}`}>
          <Sides line={item} picture={picture} look={isBeside ? 'below' : sides}>
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
          </Sides>
          <div className="min-w-0">
            <p
              className={look === 'small' ? 'font-semibold' : 'font-display text-xl leading-tight'}
            >
              {item.name}
            </p>
            <LineText line={item} {...text} />
            {item.availability === 'withdrawn' ? (
              <p className="text-sm font-semibold text-error">{t('withdrawn')}</p>
            ) : (
              (look !== 'changeable' || item.quantity > 1) && (
                <p className="text-sm text-ink-soft">
                  {t('times', {
                    quantity: item.quantity,
                    price: formatPounds(pence(item.unitPricePence)),
                  })}
                </p>
              )
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
            {renderAction?.(item)}
          </div>
          {item.availability !== 'withdrawn' && look !== 'changeable' && (
            // Below the words of one, where "1 × £12.49" has just said it.
            <p
              className={`tabular-nums ${look === 'small' ? '' : item.quantity === 1 ? 'hidden sm:block' : 'col-span-full text-right sm:col-span-1'}`}
            >
              {formatPounds(pence(item.linePence))}
            </p>
          )}
        </div>
      )}
    />
  );
}
