/** The lines of the order, a short row each, so that the total stays in view. All about them on request. */
import { useState } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { ItemListProps } from '../../features/cart-lines/item-list.tsx';
import { LinePicture } from '../../features/cart-lines/line-picture.tsx';
import { useTranslations } from '../../state/translations.ts';

const ItemList = lazyComponent<ItemListProps>(
  async () => (await import('../../features/cart-lines/item-list.tsx')).ItemList,
);

const MOST_ROWS = 4;

export function OrderLines({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('checkout');
  const [isWhole, setIsWhole] = useState(false);
  const rows = items.length > MOST_ROWS ? items.slice(0, MOST_ROWS - 1) : items;
  const more = items.length - rows.length;
  return (
    <div className="pb-2">
      {isWhole ? (
        <ItemList items={items} />
      ) : (
        <ul className="space-y-3 pt-3">
          {rows.map((item) => (
            <Row key={item.id} item={item} />
          ))}
          {more > 0 && (
            <li className="text-sm text-ink-soft">{t('order.more', { count: more })}</li>
          )}
        </ul>
      )}
      <Button
        look="text"
        size="small"
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
        className="min-h-11!"
      >
        {t(isWhole ? 'order.hide' : 'order.show')}
      </Button>
    </div>
  );
}

function Row({ item }: { item: CartItem }) {
  const t = useTranslations('cart-lines');
  const { name, quantity, words, linePence, availability } = item;
  const isSold = availability !== 'withdrawn';
  return (
    <li className="flex items-center gap-3">
      <LinePicture line={item} sizes="48px" className="size-12 shrink-0" />
      <div className="min-w-0 grow leading-tight">
        <p className="truncate font-semibold">
          {quantity > 1 && `${quantity} × `}
          {name}
        </p>
        <p className={`truncate text-sm ${isSold ? 'text-ink-soft' : 'text-error'}`}>
          {isSold ? words.map(({ text }) => text).join(', ') : t('withdrawn')}
        </p>
      </div>
      {isSold && <p className="tabular-nums">{formatPounds(pence(linePence))}</p>}
    </li>
  );
}
