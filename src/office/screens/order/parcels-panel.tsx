/** The parcels of an order, and what was promised. */
import { carrierName } from '../../../domain/delivery/carriers.ts';
import { dayText, momentText } from '../../parts/dates.ts';
import { wordsOf } from '../../parts/journal-texts.ts';
import { PaperLink } from './paper-link.tsx';
import type { Order } from './order.ts';

type Parcel = Order['parcels'][number];

export function ParcelsPanel({ order: { parcels, promise, photos, slip } }: { order: Order }) {
  return (
    <section className="panel" aria-labelledby="parcels">
      <header>
        <h2 id="parcels">{parcels.length > 1 ? 'Parcels' : 'Parcel'}</h2>
        {slip !== null && (
          <span className="end small">
            <PaperLink address={slip}>Packing slip</PaperLink>
          </span>
        )}
      </header>
      <div className="body stack">
        <dl className="facts">
          <dt>Promised</dt>
          <dd>
            leaves {dayText(promise.dispatchOn)}, arrives {dayText(promise.arrivesFrom)} to{' '}
            {dayText(promise.arrivesTo)}
          </dd>
        </dl>
        {parcels.length === 0 && <p className="soft">Nothing is packed for sending yet.</p>}
        {parcels.map((parcel) => (
          <ParcelFacts key={parcel.id} parcel={parcel} />
        ))}
        {photos && (
          <p className="small soft">
            {photos.deletedOn
              ? `The shopper’s photographs are deleted on ${dayText(photos.deletedOn)}.`
              : 'The shopper’s photographs are still used in a cart or draft.'}
          </p>
        )}
      </div>
    </section>
  );
}

function ParcelFacts({ parcel }: { parcel: Parcel }) {
  const { state, carrier, tracking, trackingUrl, lines, dispatchedAt, deliveredAt } = parcel;
  return (
    <dl className="facts">
      <dt>State</dt>
      <dd>{wordsOf(state)}</dd>
      <dt>Lines</dt>
      <dd>{lines.join(', ')}</dd>
      {carrier && (
        <>
          <dt>Carrier</dt>
          <dd>{carrierName(carrier)}</dd>
        </>
      )}
      {tracking && (
        <>
          <dt>Tracking</dt>
          <dd>
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {tracking}
              </a>
            ) : (
              tracking
            )}
          </dd>
        </>
      )}
      {dispatchedAt && (
        <>
          <dt>Dispatched</dt>
          <dd>{momentText(dispatchedAt)}</dd>
        </>
      )}
      {deliveredAt && (
        <>
          <dt>Delivered</dt>
          <dd>{momentText(deliveredAt)}</dd>
        </>
      )}
    </dl>
  );
}
