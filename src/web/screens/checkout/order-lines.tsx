/** The lines of the order, a short row each, so that the total stays in view. All about them on request. */
import { useState } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { chosenValues } from '../../../domain/catalogue/chosen-options.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldedLines } from '../../features/cart-lines/folded-lines.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { LinePicture } from '../../features/cart-lines/line-picture.tsx';
import { useTranslations } from '../../state/translations.ts';

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
        <>
          <FoldedLines
            lines={rows}
            className="flex items-center gap-3 py-2"
            renderLine={(item) => <Row item={item} />}
          />
          {more > 0 && <p className="text-sm text-ink-soft">{t('order.more', { count: more })}</p>}
        </>
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
  const { name, quantity, options, words, linePence, availability } = item;
  const facts = [...chosenValues(options), ...words.map(({ text }) => text)];
  const isSold = availability !== 'withdrawn';
  return (
    <>
      <LinePicture line={item} sizes="48px" className="size-12 shrink-0" />
      <div className="min-w-0 grow leading-tight">
        <p className="truncate font-semibold">
          {quantity > 1 && `${quantity} × `}
          {name}
        </p>
        <p className={`truncate text-sm ${isSold ? 'text-ink-soft' : 'text-error'}`}>
          {isSold ? facts.join(', ') : t('withdrawn')}
        </p>
      </div>
      {isSold && <p className="tabular-nums">{formatPounds(pence(linePence))}</p>}
    </>
  );
}
