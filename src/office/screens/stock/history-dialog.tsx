/** What changed the stock of a blank, newest first. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { blankName, CHANGE_TEXTS, type StockLine } from './stock.ts';

export function HistoryDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['stock', 'history', line.sku],
    queryFn: ({ signal }) => callOffice('stockHistory', { params: { sku: line.sku } }, signal),
  });
  return (
    <Dialog
      title={`History of ${blankName(line)}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Back</Button>}
    >
      <div className="body" aria-busy={!data && !error}>
        {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
        {data?.changes.length === 0 && (
          <p>Nobody has counted, delivered or removed any yet. Orders are not listed here.</p>
        )}
        {data && data.changes.length > 0 && (
          <table className="table">
            <caption className="sr">Counts, deliveries and losses, newest first</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Who</th>
                <th scope="col" className="num">
                  For sale
                </th>
              </tr>
            </thead>
            <tbody>
              {data.changes.map(({ id, at, kind, count, by, before, after, reason }) => (
                <tr key={id}>
                  <th scope="row">{momentText(at)}</th>
                  <td>
                    {CHANGE_TEXTS[kind](count)}
                    {reason && <span className="small soft"> ({reason})</span>}
                  </td>
                  <td>{by}</td>
                  <td className="num">
                    {before} → {after}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}
