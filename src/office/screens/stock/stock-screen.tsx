/** Stock of every blank: what is for sale, held, sold but not made, and on the shelf. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { useListAddress } from '../../list/list-address.ts';
import { List } from '../../list/list.tsx';
import { SearchField, Tools, Views, type View } from '../../list/list-tools.tsx';
import { useListRows } from '../../list/use-list-rows.ts';
import { Button } from '../../parts/button.tsx';
import { PageHead } from '../../parts/page.tsx';
import { FreshButton } from '../../session/fresh-button.tsx';
import { useMay } from '../../session/session.ts';
import { CostDialog } from './cost-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { blankName, type StockLine, type StockPage } from './stock.ts';
import { columnsFor } from './stock-columns.tsx';

type Open = { dialog: 'change' | 'reorder' | 'cost' | 'history'; line: StockLine } | null;

export default function StockScreen() {
  const address = useListAddress();
  const may = useMay();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const state = stateOf(address.get('view'));
  const search = address.get('q');
  const query = { state, ...(search && { search }) };
  const counts = useQuery({
    queryKey: ['stock', 'counts'],
    queryFn: ({ signal }) => callOffice('stock', { query: { state: 'out' } }, signal),
  });
  const list = useListRows<StockLine>({
    queryKey: ['stock', 'list', query],
    load: async (after, signal) => {
      const page = await callOffice(
        'stock',
        { query: { ...query, ...(after && { after }) } },
        signal,
      );
      return { rows: page.blanks, next: page.next };
    },
  });
  const actionsOf = (line: StockLine) => (
    <RowActions line={line} onOpen={(dialog) => setOpen({ dialog, line })} />
  );
  return (
    <>
      <PageHead title="Stock" beside={<FreshButton list="stock" />} />
      <Views views={viewsOf(counts.data)} current={state === 'all' ? '' : state} />
      <Tools>
        <SearchField
          address={address}
          field={field}
          label="Search stock"
          placeholder="Blank, colour, SKU"
        />
      </Tools>
      <List
        caption="Stock by SKU"
        columns={columnsFor(
          may('stock.change')
            ? {
                onReorder: (line) => setOpen({ dialog: 'reorder', line }),
                onCost: (line) => setOpen({ dialog: 'cost', line }),
              }
            : undefined,
          may('orders.seeMoney'),
        )}
        list={list}
        idOf={({ sku }) => sku}
        nameOf={blankName}
        address={address}
        search={field}
        empty={<p>{EMPTY[state]}</p>}
        rowActions={actionsOf}
      />
      {open?.dialog === 'change' && <StockDialog line={open.line} onClose={close} />}
      {open?.dialog === 'reorder' && <ReorderDialog line={open.line} onClose={close} />}
      {open?.dialog === 'cost' && <CostDialog line={open.line} onClose={close} />}
      {open?.dialog === 'history' && <HistoryDialog line={open.line} onClose={close} />}
    </>
  );
}

function RowActions({
  line,
  onOpen,
}: {
  line: StockLine;
  onOpen: (dialog: 'change' | 'history') => void;
}) {
  const may = useMay();
  const name = blankName(line);
  return (
    <div className="row-acts">
      <Button look="quiet" aria-label={`History of ${name}`} onClick={() => onOpen('history')}>
        History
      </Button>
      {may('stock.count') && (
        <Button aria-label={`Change the stock of ${name}`} onClick={() => onOpen('change')}>
          Change
        </Button>
      )}
    </div>
  );
}

type State = 'all' | 'low' | 'out';

const stateOf = (view: string): State => (view === 'low' || view === 'out' ? view : 'all');

const viewsOf = (page: StockPage | undefined): readonly View[] => [
  { key: '', name: 'All', count: page?.counts.all },
  { key: 'low', name: 'Low', count: page?.counts.low, tone: 'today' },
  { key: 'out', name: 'Sold out', count: page?.counts.out, tone: 'late' },
];

const EMPTY: Record<State, string> = {
  all: 'No blank has this in its name, colour or SKU.',
  low: 'Every blank has more for sale than its reorder level, or is sold out.',
  out: 'No blank is sold out.',
};
