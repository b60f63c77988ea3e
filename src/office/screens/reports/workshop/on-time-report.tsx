/** Whether pieces left by the day promised, by the day on which they left. */
import { useQuery } from '@tanstack/react-query';
import { SENT_GROUPS } from '../../../../domain/orders/report-period.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import { against, share } from '../report-texts.ts';
import { ReportTable } from '../figures/report-table.tsx';
import type { SalesReportProps as ReportProps } from '../sales-report.tsx';
import { GroupedChart, WorkshopReport } from './workshop-report.tsx';
import { GROUP_HEADS, lateText, rowName, SENT_OPTIONS, type OnTime } from './workshop-texts.ts';

export function OnTimeReport({ period: { from, to }, address }: ReportProps) {
  const by = SENT_GROUPS.find((group) => group === address.get('by')) ?? 'day';
  const query = { from, to, by };
  const loaded = useQuery({
    queryKey: ['reports', 'onTime', query],
    queryFn: ({ signal }) => callOffice('onTimeReport', { query }, signal),
  });
  const { data } = loaded;
  return (
    <WorkshopReport
      id="on-time"
      title="Pieces by the day they left"
      explanation="A piece counts on the day on which it first left. What was made again after it had left is not counted. Days late are calendar days."
      query={loaded}
      figures={data && figuresOf(data)}
      group={{ value: by, options: SENT_OPTIONS, set: (chosen) => address.set({ by: chosen }) }}
      save={() =>
        downloadOffice('onTimeReportExport', { query }, `on-time-by-${by}-${from}-${to}.csv`)
      }
    >
      {data?.rows.length === 0 && <p>Nothing left in these days.</p>}
      {data && data.rows.length > 0 && (
        <>
          <GroupedChart
            by={by}
            period={{ from, to }}
            label={(highest) => `Late pieces, at most ${highest}`}
            bars={data.rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              value: row.late,
            }))}
          />
          <ReportTable
            caption="Pieces that left, on time and late"
            heads={[GROUP_HEADS[by], 'Orders', 'Pieces', 'Late', 'On time', 'Late by', 'At most']}
            rows={data.rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              cells: [
                row.orders,
                row.pieces,
                row.late,
                share(row.onTime, row.pieces),
                lateText(row),
                row.late === 0 ? '–' : row.mostDaysLate,
              ],
            }))}
          />
        </>
      )}
    </WorkshopReport>
  );
}

const figuresOf = ({ totals, before }: OnTime) => [
  {
    name: 'On time',
    text: share(totals.onTime, totals.pieces),
    compared: before.pieces > 0 ? `${share(before.onTime, before.pieces)} before` : '',
  },
  {
    name: 'Pieces sent',
    text: String(totals.pieces),
    compared: against(totals.pieces, before.pieces),
  },
  { name: 'Late', text: String(totals.late), compared: against(totals.late, before.late) },
  {
    name: 'Late by, on average',
    text: lateText(totals),
    compared: before.late > 0 ? `${lateText(before)} before` : '',
  },
];
