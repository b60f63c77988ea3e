/** One order: its lines, money, parcels, people, and what happened. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { DueSign } from '../../orders/due-sign.tsx';
import { stateText } from '../../orders/order-texts.ts';
import { Pieces } from '../../orders/pieces.tsx';
import { momentText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { usePageTitle } from '../../parts/page.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { CopyButton } from './copy-button.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import type { Order } from './order.ts';
import { OrderCrumb } from './order-crumb.tsx';
import { PayLinkPanel } from './pay-link-panel.tsx';
import { PeoplePanels } from './people-panels.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

/** Nothing tells that machine files are made. */
const FILES_ASKED_MS = 5000;
/** Five minutes: a page that asks for ever would keep its session open. */
const MOST_ASKED = 60;

const hasFilesInMaking = (order: Order | undefined): boolean =>
  order?.lines.some(({ awaitedFiles }) => awaitedFiles === 'making') ?? false;

export default function OrderScreen() {
  const { reference = '' } = useParams();
  const heading = usePageTitle(reference);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'one', reference],
    queryFn: ({ signal }) => callOffice('order', { params: { reference } }, signal),
    refetchInterval: ({ state: { data: order, dataUpdateCount } }) =>
      hasFilesInMaking(order) && dataUpdateCount < MOST_ASKED ? FILES_ASKED_MS : false,
  });
  return (
    <>
      <OrderCrumb reference={data?.reference ?? reference} />
      <div className="page-head order-head">
        <div>
          <div className="row">
            <h1 ref={heading} tabIndex={-1}>
              {data?.reference ?? reference}
            </h1>
            {data && <CopyButton text={data.reference} label="Copy the reference" />}
          </div>
          {data && <Situation order={data} />}
        </div>
        {data && <OrderActions order={data} />}
      </div>
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data && <Panels order={data} />}
      {!data && !error && <div className="panel skel-panel" aria-hidden="true" />}
    </>
  );
}

function Situation({ order }: { order: Order }) {
  const { due, dispatchOn, placedAt, payment, production } = order;
  const { text, tone } = stateText({ ...order, isInReview: payment === 'review' });
  return (
    <p className="row wrap order-state">
      {due && <DueSign due={due} dispatchOn={dispatchOn} />}
      <span className={tone === 'plain' ? '' : `state-${tone}`}>{text}</span>
      <Pieces production={production} />
      {order.isSample && <span className="tag">Sample order, sends no emails</span>}
      <span className="soft">
        Placed {momentText(placedAt)}, {PAYMENTS[payment]}
      </span>
    </p>
  );
}

const PAYMENTS: Record<Order['payment'], string> = {
  waiting: 'not paid',
  capturing: 'payment is being taken',
  pending: 'payment is being checked',
  paid: 'paid',
  refused: 'payment declined',
  review: 'payment in review',
  refunded: 'refunded',
};

function Panels({ order }: { order: Order }) {
  return (
    <div className="cols">
      <div className="stack">
        <LinesPanel order={order} />
        <div className="two">
          {order.money && <MoneyPanel money={order.money} />}
          <ParcelsPanel order={order} />
        </div>
        <TimelinePanel order={order} />
      </div>
      <aside className="stack" aria-label="Customer">
        {order.payLink && <PayLinkPanel link={order.payLink} />}
        <PeoplePanels order={order} />
      </aside>
    </div>
  );
}
