/** What was ordered, line by line, with a way to change what is written. */
import { useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../features/account-frame/panel.tsx';
import { ItemList } from '../../../features/cart-lines/item-list.tsx';
import { LARGE_TEXT } from '../../../features/cart-lines/words/large-text.ts';
import { useTranslations } from '../../../state/translations.ts';
import { ChangeLine } from '../actions/change-line.tsx';
import { ChangePersonalisation } from '../actions/change-personalisation.tsx';
import type { OrderHandle } from '../order-handle.ts';
import { PLAIN_IN_PRINT } from '../status/status-card.tsx';

export interface OrderLinesProps {
  of: OrderHandle;
  order: OrderCourse;
  /** The page's heading has large pictures. */
  thanks: boolean;
  onChanged: (order: OrderCourse) => void;
}

export function OrderLines({ of, order, thanks, onChanged }: OrderLinesProps) {
  const t = useTranslations('order');
  const [isLarge, setLarge] = useState(false);
  const { items } = order;
  return (
    <Panel title={t('lines')} className={PLAIN_IN_PRINT}>
      <ChangePersonalisation order={order} />
      <div className="-mt-4">
        <ItemList
          items={items}
          look={thanks ? 'small' : isLarge ? 'proof' : 'medium'}
          {...(!thanks && { text: LARGE_TEXT })}
          renderAction={({ id }) => {
            const item = items.find((each) => each.id === id);
            return item && <ChangeLine {...{ of, item, order, onChanged }} />;
          }}
        />
      </div>
      {!thanks && items.some(({ proof }) => proof) && (
        <p className="border-t border-line pt-2 sm:hidden print:hidden">
          <Button
            look="text"
            aria-expanded={isLarge}
            onClick={() => setLarge(!isLarge)}
            className="underline"
          >
            {t(isLarge ? 'proofs.small' : 'proofs.large')}
          </Button>
        </p>
      )}
    </Panel>
  );
}
