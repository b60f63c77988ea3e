/** What the page of an order shows below its head, for customers and for guests: lines, actions, progress, papers, facts. */
import { useState, type ReactNode } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { Notice } from '../../../features/account-frame/notice.tsx';
import { Panel } from '../../../features/account-frame/panel.tsx';
import { LARGE_TEXT } from '../../../features/cart-lines/words/large-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ItemList } from '../../../features/cart-lines/item-list.tsx';
import { Totals } from '../../../features/order-summary/totals.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { CancelOrder } from '../actions/cancel-order.tsx';
import { ChangeLine } from '../actions/change-line.tsx';
import { ChangePersonalisation } from '../actions/change-personalisation.tsx';
import { OrderActions } from '../actions/order-actions.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';
import type { OrderHandle } from '../order-handle.ts';
import { OrderPapers } from './order-papers.tsx';
import { OrderTimeline } from '../status/order-timeline.tsx';
import { Parcels } from '../status/parcels.tsx';

export interface OrderBodyProps extends Pick<OrderFactsProps, 'billing'> {
  of: OrderHandle;
  order: OrderCourse;
  onChange: (order: OrderCourse) => void;
  /** The page's heading has already shown the goods and confirmed the payment, so the body says only what happens next. */
  thanks?: boolean;
  /** A payment that is not complete. */
  callout?: ReactNode;
  /** An offer below the lines. */
  children?: ReactNode;
  /** An offer beside them. */
  aside?: ReactNode;
}

const PLAIN_IN_PRINT = 'print:border-0 print:p-0';

export function OrderBody(props: OrderBodyProps) {
  const { of, order, onChange, thanks = false, callout, children, aside } = props;
  const t = useTranslations('order');
  const [notice, setNotice] = useState('');
  const showAfter = (text: string) => (after: OrderCourse) => {
    onChange(after);
    setNotice(text);
  };
  // Who has been thanked reads what happens next; who waits for a parcel follows it.
  const isProgressFirst = thanks || order.status === 'dispatched';
  // A customer pays here; a guest's page has the button in its head.
  const isToPay = 'id' in of && order.status === 'awaitingPayment';
  const actions = <OrderActions quiet={!isToPay} of={of} order={order} />;
  const options = (!isToPay || order.canCancel) && (
    <section aria-labelledby="options" className="grid gap-3">
      <h2 id="options" className="sr-only">
        {t('options')}
      </h2>
      <OrderPapers of={of} order={order} />
      {!isToPay && <div className="print:hidden">{actions}</div>}
      <CancelOrder of={of} order={order} onCancelled={showAfter(t('cancel.done'))} />
    </section>
  );
  const progress = (
    <>
      {(order.status !== 'awaitingPayment' || 'id' in of) && (
        <Panel title={t(thanks ? 'timeline.next' : 'timeline.title')} className={PLAIN_IN_PRINT}>
          <OrderTimeline order={order} onlyToCome={thanks} />
        </Panel>
      )}
      <Parcels parcels={order.parcels} />
    </>
  );
  return (
    <div className="@container">
      <div className="mt-6 print:hidden">
        <Notice text={notice} />
        {callout}
        {isToPay && actions}
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 @3xl:grid-cols-[1fr_20rem] @3xl:grid-rows-[auto_1fr]">
        <div className="space-y-8 @3xl:col-start-2 print:order-last">
          {isProgressFirst && progress}
          {!thanks && options}
        </div>
        <div className="min-w-0 space-y-8 @3xl:row-span-2 @3xl:row-start-1">
          <Lines of={of} order={order} thanks={thanks} onChanged={showAfter(t('change.done'))} />
          <OrderFacts order={order} billing={props.billing} />
          {children}
        </div>
        <div className="space-y-8 @3xl:col-start-2">
          {!isProgressFirst && progress}
          {thanks && options}
          {aside}
        </div>
      </div>
    </div>
  );
}

interface LinesProps {
  of: OrderHandle;
  order: OrderCourse;
  /** The page's heading has large pictures. */
  thanks: boolean;
  onChanged: (order: OrderCourse) => void;
}

function Lines({ of, order, thanks, onChanged }: LinesProps) {
  const t = useTranslations('order');
  const [isLarge, setLarge] = useState(false);
  const { items, payment, refunded } = order;
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
        <p className="-mt-2 mb-2 sm:hidden print:hidden">
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
      <div className="border-t border-line pt-4">
        <Totals totals={order} paid={payment === 'paid' || payment === 'refunded'} />
        {refunded > 0 && (
          <dl className="mt-2 flex justify-between gap-4 font-semibold tabular-nums">
            <dt>{t('refunded')}</dt>
            <dd>{t('minus', { amount: formatPounds(pence(refunded)) })}</dd>
          </dl>
        )}
      </div>
    </Panel>
  );
}
