/** The packed orders, and the papers of all of them. */
import { DueSign } from '../../orders/due-sign.tsx';
import { ParcelPaperLinks } from '../../orders/parcel-papers.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';
import { useMay } from '../../session/session.ts';
import { countText, freeOrders, type OrderToSend, type Sending } from './sending.ts';

export function PackedOrders({ sending }: { sending: Sending }) {
  const { orders, isWhole } = sending;
  const free = freeOrders(sending);
  return (
    <section className="panel" aria-labelledby="packed">
      <header>
        <h2 id="packed">Packed</h2>
        {orders.length > 0 && <span className="tag">{orders.length}</span>}
      </header>
      <div className="body stack">
        {orders.length === 0 && <p className="soft">No packed order waits for its carrier.</p>}
        {!isWhole && <p className="soft">More orders follow, once these are dispatched.</p>}
        {free.length > 0 && <PapersOfAll sending={sending} count={free.length} />}
        <ul className="panel-rows">
          {orders.map((order) => (
            <PackedOrder key={order.reference} order={order} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PapersOfAll({ sending: { papers }, count }: { sending: Sending; count: number }) {
  const maySee = useMay()('orders.seePeople');
  if (papers === null)
    return maySee ? null : (
      <p className="soft">Labels and slips have addresses, which your role may not see.</p>
    );
  const links = [
    { name: 'Labels, 100 × 62 mm', address: papers.labels },
    { name: 'Labels, 4 × 6 inches', address: papers.largeLabels },
    { name: 'Packing slips', address: papers.slips },
    { name: 'Gift cards', address: papers.cards },
  ].filter(({ address }) => address !== null);
  return (
    <div className="stack-small">
      <p>Papers of {count === 1 ? 'the order' : `all ${count} orders`} that may leave:</p>
      <ul className="papers">
        {links.map(({ name, address }) => (
          <li key={name}>
            <a href={address!} target="_blank" rel="noreferrer">
              <Icon name="print" size="small" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PackedOrder({ order }: { order: OrderToSend }) {
  const { reference, pieces, dispatchOn, due, hold, hasGiftNote, slip, papers } = order;
  return (
    <li className="panel-row" aria-label={reference}>
      <span className="grow">
        <PermittedLink may="orders.see" to={`/office/orders/${reference}`}>
          {reference}
        </PermittedLink>
        <span className="small soft">{countText(pieces, 'piece')}</span>
      </span>
      {hold !== null && <span className="tag today">On hold: {hold}</span>}
      {hasGiftNote && <span className="tag">Gift note</span>}
      <ParcelPaperLinks reference={reference} slip={slip} papers={papers} />
      <DueSign due={due} dispatchOn={dispatchOn} />
    </li>
  );
}
