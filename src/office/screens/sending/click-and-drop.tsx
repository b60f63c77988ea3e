/** Hands packed orders over to Royal Mail Click & Drop without a file, and dispatches what has its number. */
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';
import { useMay } from '../../session/session.ts';
import {
  groupHandovers,
  handoverSummary,
  handoverText,
  type HandedOrder,
  type HandoverGroups,
} from './handovers.ts';
import { countText, type Sending } from './sending.ts';
import { useHandovers, type LeftOrder } from './use-handovers.ts';

export function ClickAndDrop({ sending }: { sending: Sending }) {
  const groups = groupHandovers(sending);
  const handovers = useHandovers();
  const { handOver, dispatch, left } = handovers;
  const { free, stopped, waiting, unlabelled, tracked } = groups;
  return (
    <section className="panel" aria-labelledby="click-and-drop">
      <header>
        <h2 id="click-and-drop">Royal Mail Click & Drop</h2>
      </header>
      <div className="body stack">
        <p className="soft">
          Orders are handed over without a file. Buy their labels in Click & Drop; their tracking
          numbers come here by themselves, usually within two minutes.
        </p>
        <HandOverButton free={free} handOver={handOver} />
        {handOver.error && <ErrorCallout error={handOver.error} />}
        <p role="status">{statusText(groups, dispatch.data)}</p>
        {dispatch.error && <ErrorCallout error={dispatch.error} />}
        <DispatchButton groups={groups} dispatch={dispatch} />
        <LeftOrders left={left} />
        <HandoverGroup title="Need you" orders={stopped} handOver={handOver} />
        <HandoverGroup title="Being handed over" orders={waiting} />
        <HandoverGroup title="Wait for their label" orders={unlabelled} />
        <HandoverGroup title="Have their tracking number" orders={tracked} />
      </div>
    </section>
  );
}

type Handovers = ReturnType<typeof useHandovers>;

function statusText(groups: HandoverGroups, dispatched: number | undefined): string {
  const done = dispatched ? `${countText(dispatched, 'order is', 'orders are')} dispatched. ` : '';
  return done + handoverSummary(groups);
}

function HandOverButton({
  free,
  handOver,
}: { free: HandoverGroups['free'] } & Pick<Handovers, 'handOver'>) {
  const may = useMay();
  if (!may('orders.seePeople'))
    return <p className="soft">Handing over needs addresses, which your role may not see.</p>;
  if (free.length === 0 && !handOver.isPending) return null;
  return (
    <div>
      <Button
        icon="up"
        busy={handOver.isPending}
        onClick={() => handOver.mutate(free.map(({ reference }) => reference))}
      >
        Hand {countText(free.length, 'order')} over to Click & Drop
      </Button>
    </div>
  );
}

function DispatchButton({
  groups: { ready },
  dispatch,
}: { groups: HandoverGroups } & Pick<Handovers, 'dispatch'>) {
  if (ready.length === 0) return null;
  return (
    <div>
      <Button look="go" icon="van" busy={dispatch.isPending} onClick={() => dispatch.mutate(ready)}>
        Dispatch {countText(ready.length, 'order')} with a tracking number
      </Button>
      <p className="hint">Each customer gets an email with the tracking number.</p>
    </div>
  );
}

function LeftOrders({ left }: { left: readonly LeftOrder[] }) {
  if (left.length === 0) return null;
  return (
    <div role="alert">
      <p>Not dispatched:</p>
      <ul>
        {left.map(({ reference, text }) => (
          <li key={reference}>
            {reference}: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HandoverGroupProps {
  title: string;
  orders: readonly HandedOrder[];
  /** Of those that can be tried again. */
  handOver?: Handovers['handOver'];
}

function HandoverGroup({ title, orders, handOver }: HandoverGroupProps) {
  const may = useMay()('orders.seePeople');
  if (orders.length === 0) return null;
  return (
    <details open className="row-group">
      <summary>
        {title} ({orders.length})
      </summary>
      <ul className="panel-rows">
        {orders.map((order) => (
          <HandoverShown
            key={order.reference}
            order={order}
            handOver={may ? handOver : undefined}
          />
        ))}
      </ul>
    </details>
  );
}

function HandoverShown({
  order,
  handOver,
}: {
  order: HandedOrder;
  handOver: Handovers['handOver'] | undefined;
}) {
  const { reference, hold, handover } = order;
  const text = handoverText(order);
  return (
    <li className="panel-row">
      <span className="grow">
        <span className="row wrap">
          <PermittedLink may="orders.see" to={`/office/orders/${reference}`}>
            {reference}
          </PermittedLink>
          {handover.tracking && <span className="soft">{handover.tracking}</span>}
        </span>
        {text !== null && <span className="small">{text}</span>}
      </span>
      {handOver && hold === null && (
        <Button
          look="quiet"
          busy={handOver.isPending && handOver.variables.includes(reference)}
          onClick={() => handOver.mutate([reference])}
        >
          Try again<span className="sr">, {reference}</span>
        </Button>
      )}
    </li>
  );
}
