/** Packing: orders that are whole, and those whose made pieces wait in bins for the others. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { WorkshopPages } from '../../workshop/workshop-pages.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { CheckByCode } from './check-by-code.tsx';
import { OrderToPack } from './order-to-pack.tsx';
import { binsText, isWholeOrder, type Packing } from './packing.ts';
import { useChecked } from './use-checked.ts';

export default function PackingScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['workshop', 'packing'],
    queryFn: ({ signal }) => callOffice('packing', {}, signal),
  });
  return (
    <>
      <PageHead title="Packing" beside={<WorkshopPages />} />
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data && <Orders packing={data} />}
      {!data && !error && <div className="panel skel-panel" aria-hidden="true" />}
    </>
  );
}

function Orders({ packing: { orders, bins, isWhole } }: { packing: Packing }) {
  const { ids: checked, check } = useChecked(orders);
  const listOf = (list: Packing['orders']) =>
    list.map((order) => (
      <OrderToPack key={order.reference} order={order} checked={checked} onCheck={check} />
    ));
  const ready = orders.filter(isWholeOrder);
  const waiting = orders.filter((order) => !isWholeOrder(order));
  return (
    <div className="stack">
      <p className="soft">
        {binsText(bins)}
        {!isWhole && ' More orders follow, which leave later.'}
      </p>
      {ready.length > 0 && <CheckByCode orders={orders} onCheck={(id) => check(id, true)} />}
      <section className="stack" aria-labelledby="ready">
        <h2 id="ready">To pack</h2>
        {ready.length === 0 && <p className="panel list-said">No order is whole yet.</p>}
        {listOf(ready)}
      </section>
      {waiting.length > 0 && (
        <section className="stack" aria-labelledby="waiting">
          <h2 id="waiting">Waiting for other pieces</h2>
          {listOf(waiting)}
        </section>
      )}
    </div>
  );
}
