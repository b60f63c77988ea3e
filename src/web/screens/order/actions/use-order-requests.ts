/** Pays for an order, or puts its items into the cart again. */
import { useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { usePageRestored } from '../../../../ui/window/use-page-restored.ts';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import { useTranslations } from '../../../state/translations.ts';
import { buyAgain, type Outcome } from '../../../cart/buy-again.ts';

/** @param id null for a guest's order, which is paid by a URL */
export function useOrderRequests(id: string | null, items: OrderCourse['items']) {
  const t = useTranslations('order');
  const [busy, setBusy] = useState<'pay' | 'again' | null>(null);
  const [fault, setFault] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  usePageRestored(() => setBusy(null));

  const showFailure = (failure: unknown) => {
    setBusy(null);
    if (!(failure instanceof Refusal)) throw failure;
    setFault(failure.message || t('unreachable'));
  };

  return {
    busy,
    fault,
    /** What was put into the cart again. */
    outcome,
    async pay(): Promise<void> {
      if (id === null) return;
      setBusy('pay');
      setFault('');
      try {
        const { url } = await browserApi.call('gatewayNew', { params: { id } });
        window.location.assign(url);
      } catch (failure) {
        showFailure(failure);
      }
    },
    async again(): Promise<void> {
      setBusy('again');
      setFault('');
      setOutcome(null);
      try {
        setOutcome(await buyAgain(items));
        setBusy(null);
      } catch (failure) {
        showFailure(failure);
      }
    },
  };
}
