/** Visits of a period: pages shown and orders paid, by day. */
import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import { callOffice } from '../../api/call.ts';
import { downloadOffice } from '../../api/download.ts';
import { dayText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { Bars } from './figures/bars.tsx';
import { DownloadButton } from './figures/download-button.tsx';
import { Figures } from './figures/figures.tsx';
import { against, everyDayOf, share, type Visits } from './report-texts.ts';
import { ReportTable } from './figures/report-table.tsx';

export function VisitsReport({ period }: { period: ReportPeriod }) {
  const query = { from: period.from, to: period.to };
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'visits', query],
    queryFn: ({ signal }) => callOffice('visitsReport', { query }, signal),
  });
  return (
    <div className="stack" aria-busy={!data && !error}>
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {data && <Figures figures={figuresOf(data)} />}
      <section className="panel" aria-labelledby="visits">
        <header>
          <h2 id="visits">Pages shown, and orders</h2>
          <DownloadButton
            label="Download as CSV"
            save={() =>
              downloadOffice(
                'visitsReportExport',
                { query },
                `visits-${query.from}-${query.to}.csv`,
              )
            }
          />
        </header>
        <div className="body stack">
          <p className="small soft">
            Pages are counted without cookies, so visitors are not told apart.
          </p>
          {data && <Days period={period} rows={data.rows} />}
        </div>
      </section>
    </div>
  );
}

const figuresOf = ({ totals, before }: Visits) => [
  { name: 'Pages', text: String(totals.views), compared: against(totals.views, before.views) },
  {
    name: 'Product pages',
    text: String(totals.productViews),
    compared: against(totals.productViews, before.productViews),
  },
  {
    name: 'Checkouts',
    text: String(totals.checkoutViews),
    compared: against(totals.checkoutViews, before.checkoutViews),
  },
  { name: 'Orders', text: String(totals.orders), compared: against(totals.orders, before.orders) },
  {
    name: 'Orders by product page',
    text: share(totals.orders, totals.productViews),
    compared: before.productViews > 0 ? `${share(before.orders, before.productViews)} before` : '',
  },
];

function Days({ period, rows }: { period: ReportPeriod; rows: Visits['rows'] }) {
  if (rows.length === 0) return <p>No page was shown in these days.</p>;
  return (
    <>
      <Bars
        label={(highest) => `Pages by day, at most ${highest}`}
        bars={everyDayOf(
          period,
          rows.map(({ day, views }) => ({ day, value: views })),
        )}
      />
      <ReportTable
        caption="Pages and orders by day"
        heads={['Day', 'Pages', 'Products', 'Checkouts', 'Orders']}
        rows={rows.map(({ day, views, productViews, checkoutViews, orders }) => ({
          key: day,
          name: dayText(day),
          cells: [views, productViews, checkoutViews, orders],
        }))}
      />
    </>
  );
}
