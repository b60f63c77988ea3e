/** Sales of a period: totals against the days before, a chart, and its table. */
import { useQuery } from '@tanstack/react-query';
import { SALES_GROUPS, type ReportPeriod } from '../../../domain/orders/report-period.ts';
import { callOffice } from '../../api/call.ts';
import { downloadOffice } from '../../api/download.ts';
import type { ListAddress } from '../../list/list-address.ts';
import { FilterSelect } from '../../list/list-tools.tsx';
import { dayText } from '../../parts/dates.ts';
import { moneyText } from '../../parts/money-text.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { Bars } from './figures/bars.tsx';
import { DownloadButton } from './figures/download-button.tsx';
import { Figures } from './figures/figures.tsx';
import { against, GROUPS, type Sales } from './report-texts.ts';
import { ReportTable } from './figures/report-table.tsx';

export interface SalesReportProps {
  period: ReportPeriod;
  address: ListAddress;
}

export function SalesReport({ period: { from, to }, address }: SalesReportProps) {
  const by = SALES_GROUPS.find((group) => group === address.get('by')) ?? 'day';
  const query = { from, to, by };
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'sales', query],
    queryFn: ({ signal }) => callOffice('salesReport', { query }, signal),
  });
  return (
    <div className="stack" aria-busy={!data && !error}>
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {data && <Figures figures={figuresOf(data)} />}
      <section className="panel" aria-labelledby="sold">
        <header>
          <h2 id="sold">What was sold</h2>
          <FilterSelect
            label="Group"
            value={by}
            options={GROUPS}
            onChange={(group) => address.set({ by: group === 'day' ? '' : group })}
          />
          <DownloadButton
            label="Download as CSV"
            save={() =>
              downloadOffice('salesReportExport', { query }, `sales-by-${by}-${from}-${to}.csv`)
            }
          />
        </header>
        <div className="body stack">
          {data && by === 'day' && (
            <Bars
              label={(highest) => `Sales by day, at most ${moneyText(highest)}`}
              bars={data.rows.map(({ key, total }) => ({ day: key, value: total }))}
            />
          )}
          {data && <SalesTable rows={data.rows} isByDay={by === 'day'} />}
        </div>
      </section>
    </div>
  );
}

const figuresOf = ({ totals, before }: Sales) => [
  {
    name: 'Sales',
    text: moneyText(totals.total),
    compared: against(totals.total, before.total),
  },
  {
    name: 'Orders',
    text: String(totals.orders),
    compared: against(totals.orders, before.orders),
  },
  {
    name: 'Pieces',
    text: String(totals.pieces),
    compared: against(totals.pieces, before.pieces),
  },
  {
    name: 'Refunded',
    text: moneyText(totals.refunded),
    compared: against(totals.refunded, before.refunded),
  },
];

function SalesTable({ rows, isByDay }: { rows: Sales['rows']; isByDay: boolean }) {
  const sold = rows.filter(({ orders }) => orders > 0);
  if (sold.length === 0) return <p>Nothing was sold in these days.</p>;
  return (
    <ReportTable
      caption={isByDay ? 'Sales by day' : 'Sales, most money first'}
      heads={[isByDay ? 'Day' : 'Name', 'Orders', 'Pieces', 'Sales']}
      rows={sold.map(({ key, name, orders, pieces, total }) => ({
        key,
        name: isByDay ? dayText(key) : name,
        cells: [orders, pieces, moneyText(total)],
      }))}
    />
  );
}
