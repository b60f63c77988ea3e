/** A customer's actions on an order: pay, reorder, print, cancel. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { AccountIcon } from '../../../../ui/account-icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { BoughtAgain } from './bought-again.tsx';
import type { OrderHandle } from '../order-handle.ts';
import { useOrderRequests } from './use-order-requests.ts';

const loadDialog = () => import('./cancel-dialog.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadDialog()).CancelDialog }));

const PAYABLE: readonly OrderCourse['payment'][] = ['waiting', 'refused'];

export interface OrderActionsProps {
  of: OrderHandle;
  order: OrderCourse;
  /** While the order is under way, none stands out. */
  quiet?: boolean;
  onCancelled: (order: OrderCourse) => void;
}

export function OrderActions({ of, order, quiet = false, onCancelled }: OrderActionsProps) {
  const t = useTranslations('order');
  const { status, payment, items, canCancel } = order;
  const id = 'id' in of ? of.id : null;
  const { busy, fault, outcome, pay, again } = useOrderRequests(id, items);
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
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
            busyLabel={busy === 'again' && t('again.busy')}
          >
            {t('again.go')}
          </Button>
        )}
        <Button look={lesser} className={look} onClick={() => window.print()}>
          <AccountIcon name="printer" />
          {t('print')}
        </Button>
        {canCancel && (
          <Button
            look="quiet"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDialog()}
            onClick={() => setDialog('open')}
            className="px-2!"
          >
            {t('cancel.open')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className="mt-3 font-semibold text-error">
          {fault}
        </p>
      )}
      <div ref={result} tabIndex={-1} role="status" className="outline-none">
        {outcome && <BoughtAgain outcome={outcome} />}
      </div>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CancelDialog
            of={of}
            order={order}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onCancelled={onCancelled}
          />
        </Suspense>
      )}
    </>
  );
}
