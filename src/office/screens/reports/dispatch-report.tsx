/** Whether orders left on the day promised. */
import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import { callOffice } from '../../api/call.ts';
import { downloadOffice } from '../../api/download.ts';
import { dayText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { Bars } from './figures/bars.tsx';
import { DownloadButton } from './figures/download-button.tsx';
import { Figures } from './figures/figures.tsx';
import { against, everyDayOf, share, type Dispatch } from './report-texts.ts';
import { ReportTable } from './figures/report-table.tsx';

export function DispatchReport({ period }: { period: ReportPeriod }) {
  const query = { from: period.from, to: period.to };
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'dispatch', query],
    queryFn: ({ signal }) => callOffice('dispatchReport', { query }, signal),
  });
  return (
    <div className="stack" aria-busy={!data && !error}>
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {data && <Figures figures={figuresOf(data)} />}
      <section className="panel" aria-labelledby="dispatch">
        <header>
          <h2 id="dispatch">Orders by the day promised</h2>
          <DownloadButton
            label="Download as CSV"
            save={() =>
              downloadOffice(
                'dispatchReportExport',
                { query },
                `dispatch-${query.from}-${query.to}.csv`,
              )
            }
          />
        </header>
        <div className="body stack">{data && <Days period={period} rows={data.rows} />}</div>
      </section>
    </div>
  );
}

type Sums = Dispatch['totals'];
const onTimeShare = ({ onTime, late }: Sums): string => share(onTime, onTime + late);

const figuresOf = ({ totals, before }: Dispatch) => [
  {
    name: 'On time',
    text: onTimeShare(totals),
    compared: before.onTime + before.late > 0 ? `${onTimeShare(before)} before` : '',
  },
  {
    name: 'Promised',
    text: String(totals.promised),
    compared: against(totals.promised, before.promised),
  },
  { name: 'Late', text: String(totals.late), compared: against(totals.late, before.late) },
  { name: 'Waiting', text: String(totals.waiting), compared: '' },
];

function Days({ period, rows }: { period: ReportPeriod; rows: Dispatch['rows'] }) {
  if (rows.length === 0) return <p>No order was promised for these days.</p>;
  return (
    <>
      <Bars
        label={(highest) => `Late orders by day, at most ${highest}`}
        bars={everyDayOf(
          period,
          rows.map(({ day, late }) => ({ day, value: late })),
        )}
      />
      <ReportTable
        caption="Orders by the day on which they were promised to leave"
        heads={['Day', 'Promised', 'On time', 'Late', 'Waiting']}
        rows={rows.map(({ day, promised, onTime, late, waiting }) => ({
          key: day,
          name: dayText(day),
          cells: [promised, onTime, late, waiting],
        }))}
      />
    </>
  );
}
