/** Spoiled pieces, and their share in what was made. */
import { useQuery } from '@tanstack/react-query';
import { SPOILED_GROUPS } from '../../../../domain/orders/report-period.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import { against, share } from '../report-texts.ts';
import { ReportTable } from '../figures/report-table.tsx';
import type { SalesReportProps as ReportProps } from '../sales-report.tsx';
import { GroupedChart, WorkshopReport } from './workshop-report.tsx';
import { GROUP_HEADS, rowName, SPOILED_OPTIONS, type Spoilage } from './workshop-texts.ts';

export function SpoilageReport({ period: { from, to }, address }: ReportProps) {
  const by = SPOILED_GROUPS.find((group) => group === address.get('by')) ?? 'reason';
  const query = { from, to, by };
  const loaded = useQuery({
    queryKey: ['reports', 'spoilage', query],
    queryFn: ({ signal }) => callOffice('spoilageReport', { query }, signal),
  });
  const { data } = loaded;
  const rows = data?.rows.filter(({ spoiled }) => spoiled > 0);
  return (
    <WorkshopReport
      id="spoilage"
      title="What was spoiled"
      explanation="Made are all pieces that were finished in these days, and those that were spoiled before they were. What was put back is not made."
      query={loaded}
      figures={data && figuresOf(data)}
      group={{ value: by, options: SPOILED_OPTIONS, set: (chosen) => address.set({ by: chosen }) }}
      save={() =>
        downloadOffice('spoilageReportExport', { query }, `spoilage-by-${by}-${from}-${to}.csv`)
      }
    >
      {rows?.length === 0 && <p>Nothing was spoiled in these days.</p>}
      {rows && rows.length > 0 && (
        <>
          <GroupedChart
            by={by}
            period={{ from, to }}
            label={(highest) => `Spoiled pieces, at most ${highest}`}
            bars={rows.map((row) => ({ key: row.key, name: rowName(by, row), value: row.spoiled }))}
          />
          <ReportTable
            caption="Spoiled pieces and what was made"
            heads={[GROUP_HEADS[by], 'Spoiled', 'Made', 'Share']}
            rows={rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              cells: [row.spoiled, row.made, share(row.spoiled, row.made)],
            }))}
          />
        </>
      )}
    </WorkshopReport>
  );
}

const figuresOf = ({ totals, before }: Spoilage) => [
  {
    name: 'Spoiled',
    text: share(totals.spoiled, totals.made),
    compared: before.made > 0 ? `${share(before.spoiled, before.made)} before` : '',
  },
  {
    name: 'Spoiled pieces',
    text: String(totals.spoiled),
    compared: against(totals.spoiled, before.spoiled),
  },
  { name: 'Made', text: String(totals.made), compared: against(totals.made, before.made) },
];
