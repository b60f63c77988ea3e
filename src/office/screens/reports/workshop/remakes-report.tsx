/** What remakes cost. */
import { useQuery } from '@tanstack/react-query';
import { SPOILED_GROUPS } from '../../../../domain/orders/report-period.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import { moneyText } from '../../../parts/money-text.ts';
import { against } from '../report-texts.ts';
import { ReportTable } from '../figures/report-table.tsx';
import type { SalesReportProps as ReportProps } from '../sales-report.tsx';
import { GroupedChart, WorkshopReport } from './workshop-report.tsx';
import { GROUP_HEADS, rowName, SPOILED_OPTIONS, type Remakes } from './workshop-texts.ts';

export function RemakesReport({ period: { from, to }, address }: ReportProps) {
  const by = SPOILED_GROUPS.find((group) => group === address.get('by')) ?? 'reason';
  const query = { from, to, by };
  const loaded = useQuery({
    queryKey: ['reports', 'remakes', query],
    queryFn: ({ signal }) => callOffice('remakesReport', { query }, signal),
  });
  const { data } = loaded;
  return (
    <WorkshopReport
      id="remakes"
      title="Blanks written off for remakes"
      explanation="Each blank has the cost that was set on the page of stock when its piece was spoiled. Postage is not in it: the shop does not know what carriers charge, only which parcels had remakes alone."
      query={loaded}
      figures={data && figuresOf(data)}
      group={{ value: by, options: SPOILED_OPTIONS, set: (chosen) => address.set({ by: chosen }) }}
      save={() =>
        downloadOffice('remakesReportExport', { query }, `remakes-by-${by}-${from}-${to}.csv`)
      }
    >
      {data?.rows.length === 0 && <p>Nothing was made again in these days.</p>}
      {data && data.rows.length > 0 && (
        <>
          <GroupedChart
            by={by}
            period={{ from, to }}
            label={(highest) => `Cost of blanks, at most ${moneyText(highest)}`}
            bars={data.rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              value: row.cost,
            }))}
          />
          <ReportTable
            caption="Remakes and what their blanks cost"
            heads={[GROUP_HEADS[by], 'Remakes', 'Blanks', 'Cost not set']}
            rows={data.rows.map((row) => ({
              key: row.key,
              name: rowName(by, row),
              cells: [row.remakes, moneyText(row.cost), row.unpriced],
            }))}
          />
        </>
      )}
    </WorkshopReport>
  );
}

const figuresOf = ({ totals, before }: Remakes) => [
  { name: 'Blanks', text: moneyText(totals.cost), compared: against(totals.cost, before.cost) },
  {
    name: 'Remakes',
    text: String(totals.remakes),
    compared: against(totals.remakes, before.remakes),
  },
  {
    name: 'Cost not set',
    text: String(totals.unpriced),
    compared: against(totals.unpriced, before.unpriced),
  },
  {
    name: 'Parcels of remakes alone',
    text: String(totals.parcels),
    compared: against(totals.parcels, before.parcels),
  },
];
