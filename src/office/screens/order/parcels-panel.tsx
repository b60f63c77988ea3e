/** The parcels of an order, and what was promised. */
import { carrierName } from '../../../domain/delivery/carriers.ts';
import { ParcelPaperLinks } from '../../orders/parcel-papers.tsx';
import { dayText, momentText } from '../../parts/dates.ts';
import { sentenceCase } from '../../parts/journal-texts.ts';
import type { Order } from './order.ts';

type Parcel = Order['parcels'][number];

export function ParcelsPanel({ order }: { order: Order }) {
  const { reference, parcels, promise, photos, slip, papers } = order;
  return (
    <section className="panel" aria-labelledby="parcels">
      <header>
        <h2 id="parcels">{parcels.length > 1 ? 'Parcels' : 'Parcel'}</h2>
        <span className="end">
          <ParcelPaperLinks reference={reference} slip={slip} papers={papers} />
        </span>
      </header>
      <div className="body stack">
        <dl className="facts">
          <dt>Promised</dt>
          <dd>
            leaves {dayText(promise.dispatchOn)}, arrives {dayText(promise.arrivesFrom)} to{' '}
            {dayText(promise.arrivesTo)}
          </dd>
        </dl>
        {parcels.length === 0 && <p className="soft">No parcel has left yet.</p>}
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
      <dd>{sentenceCase(state)}</dd>
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
