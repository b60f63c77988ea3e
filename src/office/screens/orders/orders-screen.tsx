/** The orders: views, search, filters, and the list. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import { List } from '../../list/list.tsx';
import { useListAddress } from '../../list/list-address.ts';
import { FilterSelect, SearchField, Tools, Views, type View } from '../../list/list-tools.tsx';
import type { Selection } from '../../list/selection.ts';
import { useListRows } from '../../list/use-list-rows.ts';
import type { ListedOrder } from '../../orders/listed-order.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { PageHead } from '../../parts/page.tsx';
import { FreshButton } from '../../session/fresh-button.tsx';
import { useMay } from '../../session/session.ts';
import { BulkActions, type ChosenStep } from './bulk-actions.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { arranged, withoutHidden } from './arranged.ts';
import { ColumnsButton, useArrangement } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import { columnsFor } from './order-columns.tsx';
import {
  isView,
  ordersQuery,
  PROCESS_OPTIONS,
  type OrdersQuery,
  type ViewKey,
} from './orders-query.ts';
import {
  addressOfView,
  MOST_IN_VIEW,
  useSavedCounts,
  useSavedViews,
  type SavedView,
} from './saved-views.ts';
import { ViewButton } from './view-button.tsx';

type Counts = OfficeAnswerOf<'orderCounts'>;

export default function OrdersScreen() {
  const address = useListAddress();
  const may = useMay();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenStep | null>(null);
  const view = address.get('view');
  const query = ordersQuery(address.get);
  const counts = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => callOffice('orderCounts', {}, signal),
  });
  const list = useOrderRows(query);
  const saved = useSavedViews();
  const shown = saved.find(({ id }) => id === address.get('saved'));
  const savedCounts = useSavedCounts(saved);
  const views = [
    ...viewsOf(counts.data),
    ...saved.map((each) => ({
      ...tabOf(each),
      count: savedCounts.get(each.id),
      most: MOST_IN_VIEW,
    })),
  ];
  const viewKey = shown?.id ?? (isView(view) ? view : '');
  const origin = {
    name: `Orders, ${views.find(({ key }) => key === viewKey)?.name}`,
    address: `/office/orders${address.key && `?${address.key}`}`,
    ids: (list.rows ?? []).map(({ reference }) => reference),
  };
  const arrangement = useArrangement();
  const allowed = { hasPeople: may('orders.seePeople'), hasMoney: may('orders.seeMoney') };
  const columns = arranged(columnsFor({ ...allowed, origin }), arrangement.order);
  const actionsOf = (selection: Selection<ListedOrder>) => (
    <BulkActions selection={selection} onChoose={setChosen} />
  );
  return (
    <>
      <PageHead
        title="Orders"
        beside={<FreshButton list="orders" />}
        actions={<Actions query={query} mayTake={may('orders.change')} />}
      />
      <Views views={views} current={viewKey} />
      <Tools>
        <SearchField
          address={address}
          field={field}
          label="Search orders"
          placeholder={may('orders.seePeople') ? 'Name, postcode, words' : 'Words, product, order'}
        />
        <FilterSelect
          label="Process"
          value={address.get('process')}
          options={PROCESS_OPTIONS}
          onChange={(process) => address.set({ process })}
        />
        <ViewButton address={address} shown={shown} />
        <ColumnsButton columns={columns} arrangement={arrangement} />
      </Tools>
      <List
        caption="Orders"
        columns={withoutHidden(columns, arrangement.hidden)}
        list={list}
        idOf={({ reference }) => reference}
        nameOf={({ reference }) => reference}
        address={address}
        sort={query.sort}
        search={field}
        addressOf={({ reference }) => `/office/orders/${reference}`}
        origin={origin}
        actions={actionsOf}
        empty={<Empty search={address.get('q')} />}
      />
      {chosen && <BulkDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Actions({ query, mayTake }: { query: OrdersQuery; mayTake: boolean }) {
  return (
    <>
      <ExportButton query={query} />
      {mayTake && (
        <ButtonLink look="go" to="/office/orders/new">
          New order
        </ButtonLink>
      )}
    </>
  );
}

function useOrderRows(query: ReturnType<typeof ordersQuery>) {
  return useListRows<ListedOrder>({
    queryKey: ['orders', 'list', query],
    load: async (after, signal) => {
      const page = await callOffice(
        'orders',
        { query: { ...query, ...(after && { after }) } },
        signal,
      );
      return { rows: page.orders, next: page.next };
    },
  });
}

function Empty({ search }: { search: string }) {
  return search === '' ? (
    <p>There is no order in this view.</p>
  ) : (
    <p>
      No order in this view has “{search}”. The view “All” also has what was sent, cancelled or not
      paid.
    </p>
  );
}

const tabOf = (view: SavedView): View => ({
  key: view.id,
  name: view.name,
  address: addressOfView(view),
});

const viewsOf = (counts: Counts | undefined): readonly (View & { key: ViewKey })[] => [
  { key: '', name: 'Open', count: counts?.open },
  { key: 'late', name: 'Late', count: counts?.late, tone: 'late' },
  { key: 'today', name: 'Leaves today', count: counts?.today, tone: 'today' },
  { key: 'tomorrow', name: 'Tomorrow', count: counts?.tomorrow },
  { key: 'answer', name: 'Needs an answer', count: counts?.inReview, tone: 'ask' },
  { key: 'making', name: 'In production', count: counts?.inProduction },
  { key: 'hold', name: 'On hold', count: counts?.held },
  { key: 'dispatched', name: 'Dispatched' },
  { key: 'all', name: 'All' },
];
