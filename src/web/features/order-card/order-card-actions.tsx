/** What can be done with an order in a list: above all see it; more quietly the same again, or other words while it is not yet being made. */
import { useState } from 'react';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { buyAgain, type Outcome } from '../../cart/buy-again.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { BoughtAgain } from './bought-again.tsx';

export function OrderCardActions({ order }: { order: OrderSummary }) {
  const t = useTranslations('order-card');
  const { id, reference, status, recipients } = order;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [fault, setFault] = useState('');

  const again = async () => {
    setBusy(true);
    setFault('');
    setOutcome(undefined);
    try {
      const { items } = await browserApi.call('order', { params: { id } });
      setOutcome(await buyAgain(items));
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.message || t('again.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {/* The card's heading is the same link. */}
        <Link
          to={`/account/order/${id}`}
          tabIndex={-1}
          aria-hidden="true"
          className={buttonClass('secondary', 'medium', 'max-md:px-3!')}
        >
          {t('view')}
        </Link>
        {status !== 'awaitingPayment' && (
          <Button
            look="text"
            className="text-sm font-normal!"
            onClick={again}
            busyLabel={busy && t('again.busy')}
            aria-label={busy ? undefined : t('again.goOf', { reference })}
          >
            {t('again.go')}
          </Button>
        )}
        {status === 'paid' && recipients.length > 0 && (
          <Link
            to={`/account/order/${id}#change`}
            aria-label={t('changeOf', { reference })}
            className={buttonClass('text', 'medium', 'text-sm font-normal!')}
          >
            {t('change')}
          </Link>
        )}
      </div>
      <div role="status">{outcome && <BoughtAgain outcome={outcome} />}</div>
      {fault && (
        <p role="alert" className="font-semibold text-error">
          {fault}
        </p>
      )}
    </>
  );
}
