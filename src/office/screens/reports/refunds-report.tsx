/** Refunds of a period by their reason. */
import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import { callOffice } from '../../api/call.ts';
import { downloadOffice } from '../../api/download.ts';
import { moneyText } from '../../parts/money-text.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { DownloadButton } from './figures/download-button.tsx';
import { Figures } from './figures/figures.tsx';
import { against, type Refunds } from './report-texts.ts';
import { ReportTable } from './figures/report-table.tsx';

export function RefundsReport({ period }: { period: ReportPeriod }) {
  const query = { from: period.from, to: period.to };
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'refunds', query],
    queryFn: ({ signal }) => callOffice('refundsReport', { query }, signal),
  });
  return (
    <div className="stack" aria-busy={!data && !error}>
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {data && <Figures figures={figuresOf(data)} />}
      <section className="panel" aria-labelledby="refunds">
        <header>
          <h2 id="refunds">Refunds by reason</h2>
          <DownloadButton
            label="Download as CSV"
            save={() =>
              downloadOffice(
                'refundsReportExport',
                { query },
                `refunds-${query.from}-${query.to}.csv`,
              )
            }
          />
        </header>
        <div className="body">
          {data &&
            (data.rows.length > 0 ? (
              <Reasons rows={data.rows} />
            ) : (
              <p>Nothing was refunded in these days.</p>
            ))}
        </div>
      </section>
    </div>
  );
}

const figuresOf = ({ totals, before }: Refunds) => [
  {
    name: 'Refunded',
    text: moneyText(totals.amount),
    compared: against(totals.amount, before.amount),
  },
  {
    name: 'Refunds',
    text: String(totals.refunds),
    compared: against(totals.refunds, before.refunds),
  },
];

function Reasons({ rows }: { rows: Refunds['rows'] }) {
  return (
    <ReportTable
      caption="Refunds by reason, most money first"
      heads={['Reason', 'Refunds', 'Amount']}
      rows={rows.map(({ reason, refunds, amount }) => ({
        key: reason,
        name: reason || 'No reason',
        cells: [refunds, moneyText(amount)],
      }))}
    />
  );
}
