/** Searches the orders by number, product or personalisation. */
import { useState, type FormEvent } from 'react';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { INPUT_CLASS } from '../../../ui/forms/input-class.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';
import { OrdersList } from './orders-list.tsx';

const LONGEST = 120;

interface Found {
  term: string;
  orders: readonly OrderSummary[];
}

export function OrderSearch({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslations('orders');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const term = typed.trim();
    setFault('');
    // An empty term sends no request.
    if (term === '') return setFound(null);
    setBusy(true);
    try {
      const answer = await browserApi.call('ownSearch', { params: { term } });
      setFound({ term, orders: answer.orders });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.message || t('search.failed'));
    } finally {
      setBusy(false);
    }
  };
  const showAll = () => {
    setTyped('');
    setFound(null);
  };

  return (
    <>
      <form role="search" aria-label={t('search.label')} onSubmit={search} className="mb-6">
        <label htmlFor="order-search" className="mb-1 block font-semibold">
          {t('search.label')}
        </label>
        <div className="flex gap-2">
          <input
            id="order-search"
            type="search"
            value={typed}
            maxLength={LONGEST}
            autoComplete="off"
            aria-describedby="order-search-hint"
            onChange={(event) => setTyped(event.currentTarget.value)}
            className={INPUT_CLASS}
          />
          <Button type="submit" look="secondary" busyLabel={busy && t('search.busy')}>
            <Icon name="search" />
            {t('search.go')}
          </Button>
        </div>
        <p id="order-search-hint" className="mt-1 text-sm text-ink-soft">
          {t('search.hint')}
        </p>
      </form>
      {fault && (
        <p role="alert" className="mb-6 font-semibold text-error">
          {fault}
        </p>
      )}
      <div role="status">
        {found && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
            <p>{t('search.found', { count: found.orders.length, term: found.term })}</p>
            <Button look="text" onClick={showAll}>
              {t('search.all')}
            </Button>
          </div>
        )}
      </div>
      <OrdersList key={found?.term ?? ''} orders={found?.orders ?? orders} />
    </>
  );
}
