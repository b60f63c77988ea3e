/** What each maker made and spoiled, and how fast. */
import { useQuery } from '@tanstack/react-query';
import { piecesAnHour } from '../../../../domain/reports/making-time.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import { processName } from '../../../../domain/catalogue/process-names.ts';
import { NamedBars } from '../figures/named-bars.tsx';
import { against, share } from '../report-texts.ts';
import { ReportTable } from '../figures/report-table.tsx';
import type { SalesReportProps as ReportProps } from '../sales-report.tsx';
import { WorkshopReport } from './workshop-report.tsx';
import { durationText, anHourText, type Makers } from './workshop-texts.ts';

export function MakersReport({ period: { from, to } }: Pick<ReportProps, 'period'>) {
  const query = { from, to };
  const loaded = useQuery({
    queryKey: ['reports', 'makers', query],
    queryFn: ({ signal }) => callOffice('makersReport', { query }, signal),
  });
  const { data } = loaded;
  return (
    <WorkshopReport
      id="makers"
      title="Pieces by maker"
      explanation="Pieces an hour come from when pieces went to “making” and to “made”. The time of pieces that were made at once counts once; time between pieces does not count. Left out are pieces that were moved straight on, without “making” or within ten seconds, and those that were in the making for more than four hours. A piece belongs to the maker who began it last; if nobody is recorded there, to whoever moved it to “made”."
      query={loaded}
      figures={data && figuresOf(data)}
      save={() => downloadOffice('makersReportExport', { query }, `makers-${from}-${to}.csv`)}
    >
      {data?.rows.length === 0 && <p>Nothing was made in these days.</p>}
      {data && data.rows.length > 0 && <Rows rows={data.rows} />}
    </WorkshopReport>
  );
}

type Row = Makers['rows'][number];

const nameOf = ({ maker, process }: Row): string =>
  `${maker ?? 'Nobody recorded'}, ${processName(process)}`;

function Rows({ rows }: { rows: readonly Row[] }) {
  const named = rows.map((row) => ({ ...row, key: nameOf(row), name: nameOf(row) }));
  return (
    <>
      <NamedBars
        label={(highest) => `Pieces an hour by maker, at most ${highest}`}
        bars={named
          .map((row) => ({ key: row.key, name: row.name, value: piecesAnHour(row) ?? 0 }))
          .filter(({ value }) => value > 0)}
      />
      <ReportTable
        caption="Pieces by maker and process"
        heads={['Maker', 'Made', 'Spoiled', 'An hour', 'Measured', 'Time', 'Left out']}
        rows={named.map((row) => ({
          key: row.key,
          name: row.name,
          cells: [
            row.made,
            row.spoiled === 0 ? 0 : `${row.spoiled} (${share(row.spoiled, row.made)})`,
            anHourText(piecesAnHour(row)),
            row.measured,
            durationText(row.seconds),
            row.straight + row.paused,
          ],
        }))}
      />
    </>
  );
}

const figuresOf = ({ totals, before }: Makers) => [
  { name: 'Made', text: String(totals.made), compared: against(totals.made, before.made) },
  {
    name: 'Pieces an hour',
    text: anHourText(piecesAnHour(totals)),
    compared: before.measured > 0 ? `${anHourText(piecesAnHour(before))} before` : '',
  },
  {
    name: 'Left out: straight on',
    text: String(totals.straight),
    compared: against(totals.straight, before.straight),
  },
  {
    name: 'Left out: over four hours',
    text: String(totals.paused),
    compared: against(totals.paused, before.paused),
  },
];
