/** What has to leave today, what is late, what waits for an answer, and how the shop sells. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { weekdayText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { usePageTitle } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { Headline } from './headline.tsx';
import { LookAfter } from './look-after.tsx';
import { OrderRows } from './order-rows.tsx';
import { Panel } from './panel.tsx';
import { SamplesPanel } from './samples-panel.tsx';
import { SalesPanels } from './sales.tsx';
import { headline, type Today } from './today-texts.ts';

const MINUTE_MS = 60_000;
/** The others are one press away. */
const MOST = 5;

export default function TodayScreen() {
  const heading = usePageTitle('Today');
  const mayBoard = useMay()('production.see');
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => callOffice('today', {}, signal),
    refetchInterval: MINUTE_MS,
  });
  return (
    <>
      <header className="day-head">
        <div>
          <h1 className="sr" ref={heading} tabIndex={-1}>
            Today
          </h1>
          <p className="soft strong">{data ? weekdayText(data.day) : '\u00a0'}</p>
          {data ? <Headline parts={headline(data, mayBoard)} /> : <p className="say">Today</p>}
        </div>
      </header>
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Panels today={data} /> : !error && <Skeletons />}
    </>
  );
}

function Panels({ today }: { today: Today }) {
  const { orders, sales, day } = today;
  return (
    <div className="today-grid">
      {orders && <OrderPanels orders={orders} />}
      {sales && <SalesPanels sales={sales} day={day} />}
      <LookAfter today={today} />
      <SamplesPanel />
    </div>
  );
}

function OrderPanels({ orders }: { orders: NonNullable<Today['orders']> }) {
  const { counts, late, dueToday, toDispatch } = orders;
  const may = useMay();
  const more = (to: string, text: string) => {
    if (may('orders.see')) return { to, text };
    return may('production.see') ? { to: '/office/workshop', text: 'The board' } : undefined;
  };
  return (
    <>
      <Panel
        title="Late"
        tag={counts.late > 0 && { text: String(counts.late), tone: 'late' }}
        more={more('/office/orders?view=late', 'All late')}
      >
        {late.length > 0 ? (
          <OrderRows orders={late.slice(0, MOST)} />
        ) : (
          <None>Nothing is late.</None>
        )}
      </Panel>
      <Panel
        title="Leaves today"
        tag={counts.today > 0 && { text: String(counts.today), tone: 'today' }}
        more={more('/office/orders?view=today', 'All of today')}
      >
        {dueToday.length > 0 ? (
          <OrderRows orders={dueToday.slice(0, MOST)} />
        ) : (
          <None>Nothing has to leave today.</None>
        )}
      </Panel>
      <Panel
        title="In production"
        tag={counts.inProduction > 0 && { text: String(counts.inProduction), tone: 'done' }}
        more={more('/office/orders?view=making', 'All in production')}
      >
        {toDispatch.length > 0 ? (
          <OrderRows orders={toDispatch.slice(0, MOST)} />
        ) : (
          <None>Nothing is being made.</None>
        )}
      </Panel>
    </>
  );
}

const None = ({ children }: { children: string }) => <p className="body soft">{children}</p>;

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

function Skeletons() {
  return (
    <div className="today-grid" aria-hidden="true">
      {SKELETONS.map((key) => (
        <section key={key} className="panel skel-panel">
          <span className="skel-cell" />
        </section>
      ))}
    </div>
  );
}
