/** Ordered lines, read-only: picture, name, personalisation, quantity, price. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { useTranslations } from '../../state/translations.ts';
import { FoldedLines } from './folded-lines.tsx';
import { LinePicture } from './line-picture.tsx';
import type { PicturedLine } from './pictured-line.ts';
import { LineText } from './line-text.tsx';

export type ListedItem = PicturedLine &
  Pick<CartItem, 'id' | 'options' | 'words' | 'quantity' | 'unitPricePence' | 'linePence'> &
  Partial<Pick<CartItem, 'availability'>>;

export function ItemList({ items }: { items: readonly ListedItem[] }) {
  const t = useTranslations('cart-lines');
  return (
    <FoldedLines
      lines={items}
      className="grid grid-cols-[4.5rem_1fr_auto] gap-3 py-4"
      renderLine={(item) => (
        <>
          {item.proof ? (
            <a
              href={item.proof}
              target="_blank"
              aria-label={t('proof', { name: item.name })}
              className="block size-18"
            >
              <LinePicture line={item} sizes="72px" className="size-18" />
            </a>
          ) : (
            <LinePicture line={item} sizes="72px" className="size-18" />
          )}
          <div className="min-w-0">
            <p className="font-semibold">{item.name}</p>
            <LineText options={item.options} words={item.words} />
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
          </div>
          {item.availability !== 'withdrawn' && (
            <p className="tabular-nums">{formatPounds(pence(item.linePence))}</p>
          )}
        </>
      )}
    />
  );
}
