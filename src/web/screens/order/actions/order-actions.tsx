/** A customer's actions on an order: pay, reorder, print. */
import { useEffect, useRef } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { AccountIcon } from '../../../../ui/account-icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { BoughtAgain } from '../../../features/order-card/bought-again.tsx';
import type { OrderHandle } from '../order-handle.ts';
import { useOrderRequests } from './use-order-requests.ts';

const PAYABLE: readonly OrderCourse['payment'][] = ['waiting', 'refused'];

export interface OrderActionsProps {
  of: OrderHandle;
  order: OrderCourse;
  /** While the order is under way, none stands out. */
  quiet?: boolean;
}

export function OrderActions({ of, order, quiet = false }: OrderActionsProps) {
  const t = useTranslations('order');
  const cardTexts = useTranslations('order-card');
  const { status, payment, items } = order;
  const id = 'id' in of ? of.id : null;
  const { busy, fault, outcome, pay, again } = useOrderRequests(id, items);
  const result = useRef<HTMLDivElement>(null);
  // A guest's page offers payment above, by a URL.
  const isPayable = id !== null && status === 'awaitingPayment' && PAYABLE.includes(payment);

  const lesser = quiet ? 'quiet' : 'secondary';
  // Once the order is finished or cancelled, reordering is the main action.
  const isUnderWay = status === 'paid' || status === 'inProduction';
  const look = quiet ? 'px-2!' : '';

  useEffect(() => {
    if (outcome) result.current?.focus();
  }, [outcome]);

  return (
    <>
      <div className={`flex flex-wrap ${quiet ? '-ml-2 gap-x-3' : 'gap-3'}`}>
        {isPayable && (
          <Button onClick={pay} busyLabel={busy === 'pay' && t('paying')}>
            {t(payment === 'refused' ? 'payAgain' : 'payNow')}
          </Button>
        )}
        {status !== 'awaitingPayment' && (
          <Button
            look={isUnderWay ? lesser : 'primary'}
            onClick={again}
            className={isUnderWay ? look : quiet ? 'ml-2' : ''}
            busyLabel={busy === 'again' && cardTexts('again.busy')}
          >
            {cardTexts('again.go')}
          </Button>
        )}
        <Button look={lesser} className={look} onClick={() => window.print()}>
          <AccountIcon name="printer" />
          {t('print')}
        </Button>
      </div>
      {fault && (
        <p role="alert" className="mt-3 font-semibold text-error">
          {fault}
        </p>
      )}
      <div ref={result} tabIndex={-1} role="status" className="outline-none">
        {outcome && <BoughtAgain outcome={outcome} />}
      </div>
    </>
  );
}
