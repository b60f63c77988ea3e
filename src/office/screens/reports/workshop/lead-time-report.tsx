/** How long orders take from payment to dispatch. */
import { useQuery } from '@tanstack/react-query';
import { SENT_GROUPS } from '../../../../domain/orders/report-period.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import { against } from '../report-texts.ts';
import { ReportTable } from '../figures/report-table.tsx';
import type { SalesReportProps as ReportProps } from '../sales-report.tsx';
import { GroupedChart, WorkshopReport } from './workshop-report.tsx';
import {
  daysText,
  GROUP_HEADS,
  hoursText,
  rowName,
  SENT_OPTIONS,
  type LeadTime,
} from './workshop-texts.ts';

export function LeadTimeReport({ period: { from, to }, address }: ReportProps) {
  const by = SENT_GROUPS.find((group) => group === address.get('by')) ?? 'day';
  const query = { from, to, by };
  const loaded = useQuery({
    queryKey: ['reports', 'leadTime', query],
    queryFn: ({ signal }) => callOffice('leadTimeReport', { query }, signal),
  });
  const { data } = loaded;
  return (
    <WorkshopReport
      id="lead-time"
      title="From payment to dispatch"
      explanation="Half of all pieces took no longer than the median, and nine of ten no longer than “most”. Working days are those after the day of payment; hours have nights and weekends in them. A piece counts on the day on which it first left."
      query={loaded}
      figures={data && figuresOf(data)}
      group={{ value: by, options: SENT_OPTIONS, set: (chosen) => address.set({ by: chosen }) }}
      save={() =>
        downloadOffice('leadTimeReportExport', { query }, `lead-time-by-${by}-${from}-${to}.csv`)
      }
    >
      {data?.rows.length === 0 && <p>Nothing left in these days.</p>}
      {data && data.rows.length > 0 && (
        <>
          <GroupedChart
            by={by}
            period={{ from, to }}
            label={(highest) => `Working days that most pieces took, at most ${highest}`}
            bars={data.rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              value: row.mostDays ?? 0,
            }))}
          />
          <ReportTable
            caption="Working days and hours from payment to dispatch"
            heads={[
              GROUP_HEADS[by],
              'Pieces',
              'Median days',
              'Most days',
              'Median time',
              'Most time',
            ]}
            rows={data.rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              cells: [
                row.pieces,
                row.medianDays ?? '–',
                row.mostDays ?? '–',
                hoursText(row.medianHours),
                hoursText(row.mostHours),
              ],
            }))}
          />
        </>
      )}
    </WorkshopReport>
  );
}

type Sums = LeadTime['totals'];

const figuresOf = ({ totals, before }: LeadTime) => {
  const figure = (name: string, textOf: (sums: Sums) => string) => ({
    name,
    text: textOf(totals),
    compared: before.pieces > 0 ? `${textOf(before)} before` : '',
  });
  return [
    figure('Median, working days', ({ medianDays }) => daysText(medianDays)),
    figure('Most, working days', ({ mostDays }) => daysText(mostDays)),
    figure('Median, hours', ({ medianHours }) => hoursText(medianHours)),
    {
      name: 'Pieces sent',
      text: String(totals.pieces),
      compared: against(totals.pieces, before.pieces),
    },
  ];
};
