/** What the rows of a tracking file do, and the button that does it. */
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';
import { countText } from './sending.ts';
import { isQuiet, type JudgedRow } from './tracking.ts';
import { useTracking, type TrackingSource } from './use-tracking.ts';

/** More than anyone reads; the rest is counted. */
const SHOWN = 100;

export function TrackingRows(source: TrackingSource) {
  const { judged, ready, check, dispatch } = useTracking(source);
  if (check.error && !check.data)
    return <ErrorCallout error={check.error} onRetry={() => void check.refetch()} />;
  if (!check.data) return <p role="status">Looking up the orders …</p>;
  const done = judged.filter(({ outcome }) => outcome === 'dispatched');
  const quiet = judged.filter(isQuiet);
  const left = judged.filter((row) => !isQuiet(row) && !isGood(row));
  return (
    <div className="stack">
      <p role="status">{summaryOf({ ready: ready.length, done, quiet, left })}</p>
      {dispatch.error && <ErrorCallout error={dispatch.error} onRetry={() => dispatch.mutate()} />}
      {ready.length > 0 && (
        <div>
          <Button look="go" icon="van" busy={dispatch.isPending} onClick={() => dispatch.mutate()}>
            Dispatch {countText(ready.length, 'order')}
          </Button>
          <p className="hint">Each customer gets an email with the tracking number.</p>
        </div>
      )}
      <RowGroup title="Left as they are" rows={left} isOpen />
      <RowGroup title="Dispatched" rows={done} isOpen />
      <RowGroup
        title="To be dispatched"
        rows={judged.filter(({ outcome }) => outcome === 'ready')}
        isOpen
      />
      <RowGroup title="Nothing to do" rows={quiet} isOpen={false} />
    </div>
  );
}

const isGood = ({ outcome }: JudgedRow): boolean => outcome === 'ready' || outcome === 'dispatched';

interface Counts {
  ready: number;
  done: readonly JudgedRow[];
  quiet: readonly JudgedRow[];
  left: readonly JudgedRow[];
}

function summaryOf({ ready, done, quiet, left }: Counts): string {
  return [
    ready > 0 && `${countText(ready, 'order')} can be dispatched.`,
    done.length > 0 && `${countText(done.length, 'order is', 'orders are')} dispatched.`,
    left.length > 0 &&
      `${countText(left.length, 'row is left as it is', 'rows are left as they are')}.`,
    quiet.length > 0 && `${countText(quiet.length, 'row has', 'rows have')} nothing to do.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface RowGroupProps {
  title: string;
  rows: readonly JudgedRow[];
  isOpen: boolean;
}

function RowGroup({ title, rows, isOpen }: RowGroupProps) {
  if (rows.length === 0) return null;
  return (
    <details open={isOpen} className="row-group">
      <summary>
        {title} ({rows.length})
      </summary>
      <ul className="panel-rows">
        {rows.slice(0, SHOWN).map((row) => (
          <TrackingRowShown key={row.number} row={row} />
        ))}
      </ul>
      {rows.length > SHOWN && <p className="soft">And {rows.length - SHOWN} more.</p>}
    </details>
  );
}

function TrackingRowShown({ row: { number, parcel, written, outcome, text } }: { row: JudgedRow }) {
  return (
    <li className="panel-row">
      <span className="small soft">Row {number}</span>
      <span className="grow">
        <span className="row wrap">
          {parcel && outcome !== 'unknown' ? (
            <PermittedLink may="orders.see" to={`/office/orders/${parcel.reference}`}>
              {parcel.reference}
            </PermittedLink>
          ) : (
            <span>{written.reference || 'No reference'}</span>
          )}
          <span className="soft">{parcel?.tracking ?? written.tracking}</span>
        </span>
        <span className="small">{text}</span>
      </span>
    </li>
  );
}
