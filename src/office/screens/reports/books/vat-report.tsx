/** VAT of a period by rate; credit notes on their own date. */
import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '../../../../domain/orders/report-period.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import { moneyText } from '../../../parts/money-text.ts';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { DownloadButton } from '../figures/download-button.tsx';
import type { Vat } from '../report-texts.ts';

export function VatReport({ period }: { period: ReportPeriod }) {
  const query = { from: period.from, to: period.to };
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'vat', query],
    queryFn: ({ signal }) => callOffice('vatReport', { query }, signal),
  });
  return (
    <section className="panel" aria-labelledby="vat" aria-busy={!data && !error}>
      <header>
        <h2 id="vat">VAT by rate</h2>
        <DownloadButton
          label="Download as CSV"
          save={() =>
            downloadOffice('vatReportExport', { query }, `vat-${period.from}-${period.to}.csv`)
          }
        />
      </header>
      <div className="body">
        {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
        {data && (data.rates.length > 0 ? <VatTable vat={data} /> : <p>No invoice was issued.</p>)}
      </div>
    </section>
  );
}

function VatTable({ vat: { rates, owed } }: { vat: Vat }) {
  return (
    <table className="table">
      <caption className="sr">Invoices less credit notes, highest rate first</caption>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col">Documents</th>
          <th scope="col" className="num">
            Net
          </th>
          <th scope="col" className="num">
            VAT
          </th>
          <th scope="col" className="num">
            Gross
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.flatMap(({ ratePercent, invoices, creditNotes }) => [
          <Row
            key={`${ratePercent} invoices`}
            rate={`${ratePercent}%`}
            what={`${invoices.documents} invoices`}
            amounts={invoices}
          />,
          <Row
            key={`${ratePercent} notes`}
            rate={`${ratePercent}%`}
            what={`${creditNotes.documents} credit notes`}
            amounts={{ net: -creditNotes.net, vat: -creditNotes.vat, gross: -creditNotes.gross }}
          />,
        ])}
      </tbody>
      <tfoot>
        <Row rate="All" what="Invoices less credit notes" amounts={owed} />
      </tfoot>
    </table>
  );
}

interface RowProps {
  rate: string;
  what: string;
  amounts: { net: number; vat: number; gross: number };
}

function Row({ rate, what, amounts }: RowProps) {
  return (
    <tr>
      <th scope="row">{rate}</th>
      <td>{what}</td>
      <td className="num">{moneyText(amounts.net)}</td>
      <td className="num">{moneyText(amounts.vat)}</td>
      <td className="num">{moneyText(amounts.gross)}</td>
    </tr>
  );
}
