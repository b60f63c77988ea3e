/** Words that shoppers searched and the shop does not have. */
import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import { LEAST_REPORTED } from '../../../domain/site/missed-search.ts';
import { callOffice } from '../../api/call.ts';
import { downloadOffice } from '../../api/download.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { DownloadButton } from './figures/download-button.tsx';
import { Figures } from './figures/figures.tsx';
import { against, type Searches } from './report-texts.ts';
import { ReportTable } from './figures/report-table.tsx';

export function SearchesReport({ period }: { period: ReportPeriod }) {
  const query = { from: period.from, to: period.to };
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'searches', query],
    queryFn: ({ signal }) => callOffice('searchesReport', { query }, signal),
  });
  return (
    <div className="stack" aria-busy={!data && !error}>
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {data && <Figures figures={figuresOf(data)} />}
      <section className="panel" aria-labelledby="searches">
        <header>
          <h2 id="searches">Searches that found nothing</h2>
          <DownloadButton
            label="Download as CSV"
            save={() =>
              downloadOffice(
                'searchesReportExport',
                { query },
                `searches-${query.from}-${query.to}.csv`,
              )
            }
          />
        </header>
        <div className="body stack">
          <p className="small soft">
            Words are counted, not who searched. A word is shown from {LEAST_REPORTED} searches on.
          </p>
          {data &&
            (data.rows.length > 0 ? (
              <Words rows={data.rows} />
            ) : (
              <p>No word was missed often in these days.</p>
            ))}
        </div>
      </section>
    </div>
  );
}

const figuresOf = ({ totals, before }: Searches) => [
  {
    name: 'Searches',
    text: String(totals.searches),
    compared: against(totals.searches, before.searches),
  },
];

function Words({ rows }: { rows: Searches['rows'] }) {
  return (
    <ReportTable
      caption="Words of searches that found nothing, most searched first"
      heads={['Word', 'Searches']}
      rows={rows.map(({ word, searches }) => ({ key: word, name: word, cells: [searches] }))}
    />
  );
}
