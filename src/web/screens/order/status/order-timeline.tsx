/** The progress of an order, step by step. Coming steps show their promised day. */
import type { OrderCourse, Parcel } from '../../../../contract/orders/orders.ts';
import { carrierName } from '../../../../domain/delivery/carriers.ts';
import { expectedArrival } from '../../../../domain/orders/expected-arrival.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../../ui/link-class.ts';
import { nameDay, nameDays } from '../../../../domain/calendar/name-day.ts';
import { orderMoment } from '../../../features/order-card/order-days.ts';
import { useTranslations } from '../../../state/translations.ts';
import { stagesOf, type Stage } from './timeline.ts';

/** More have no room for their words beside each other. */
const MOST_IN_A_ROW = 5;

export function OrderTimeline({ order }: { order: OrderCourse }) {
  const stages = stagesOf(order);
  const current = stages.findLastIndex(({ at }) => at !== null);
  const look = stages.length > MOST_IN_A_ROW ? LISTED : ROW;
  return (
    <ol
      style={{ gridTemplateColumns: `repeat(${stages.length}, 1fr)` }}
      className={`gap-x-4 ${look.steps}`}
    >
      {stages.map((stage, place) => {
        const line = place < current ? 'border-bottle' : 'border-dashed border-line';
        return (
          <li
            key={`${place} ${stage.event}`}
            aria-current={place === current ? 'step' : undefined}
            className={`relative flex gap-2 pb-4 last:pb-0 ${look.step}`}
          >
            {place < stages.length - 1 && (
              <>
                <span
                  aria-hidden="true"
                  className={`absolute top-8 bottom-0 left-3.5 border-l-2 ${look.down} ${line}`}
                />
                <span
                  aria-hidden="true"
                  style={ACROSS}
                  className={`absolute right-0 hidden border-b-2 ${look.across} ${line}`}
                />
              </>
            )}
            <Mark stage={stage} />
            <Said stage={stage} order={order} className={look.said} />
          </li>
        );
      })}
    </ol>
  );
}

/** From the mark to the next one. */
const ACROSS = { top: '0.875rem', left: '2.5rem' };
const SAID = 'flex flex-wrap items-baseline justify-between gap-x-2';
/** Below each other, each with its day at the right. */
const LISTED = { steps: '', step: '', down: '', across: '', said: SAID };
/** Beside each other where there is room. */
const ROW = {
  steps: 'lg:grid',
  step: 'lg:block lg:pb-0',
  down: 'lg:hidden',
  across: 'lg:block',
  said: `${SAID} lg:block`,
};

interface SaidProps {
  stage: Stage;
  order: OrderCourse;
  className: string;
}

function Said({ stage, order, className }: SaidProps) {
  const t = useTranslations('order');
  if (stage.at === null)
    return (
      <p className={`min-w-0 grow pt-0.5 text-ink-soft ${className}`}>
        <span>
          <span className="sr-only">{t('timeline.toCome')} </span>
          {t(`timeline.coming.${stage.event}`)}
        </span>
        <Promised event={stage.event} order={order} />
      </p>
    );
  return (
    <div className="min-w-0 grow pt-0.5">
      <div className={className}>
        <p className="font-semibold">{t(`timeline.done.${stage.event}`)}</p>
        <p className="text-[0.8125rem] text-ink-soft">
          <time dateTime={stage.at}>{orderMoment(stage.at)}</time>
        </p>
      </div>
      {stage.parcel && <Followed parcel={stage.parcel} />}
    </div>
  );
}

function Mark({ stage: { event, at } }: { stage: Stage }) {
  const look =
    at === null
      ? 'border-2 border-edge bg-white'
      : event === 'cancel'
        ? 'bg-error text-white'
        : 'bg-bottle text-white';
  return (
    <span className={`flex size-7.5 shrink-0 items-center justify-center rounded-full ${look}`}>
      {at !== null && <Icon name={event === 'cancel' ? 'close' : 'check'} className="size-4" />}
    </span>
  );
}

/** Only paid orders have a promised day. */
function Promised({ event, order }: { event: Stage['event']; order: OrderCourse }) {
  const t = useTranslations('order');
  const { status, promise, parcels } = order;
  if (status === 'awaitingPayment') return null;
  if (event === 'dispatch')
    return <Day text={t('timeline.on', { day: nameDay(promise.dispatchOn) })} />;
  const { arrivesFrom, arrivesTo } = expectedArrival(promise, parcels);
  const days = nameDays(arrivesFrom, arrivesTo);
  return event === 'deliver' ? <Day text={t('timeline.expected', { days })} /> : null;
}

function Day({ text }: { text: string }) {
  return <span className="block text-[0.8125rem]">{text}</span>;
}

/** The parcel's carrier and tracking link. */
export function Followed({ parcel: { carrier, tracking, trackingUrl } }: { parcel: Parcel }) {
  const t = useTranslations('order');
  if (!carrier) return null;
  const name = carrierName(carrier);
  return (
    <p className="mt-1 text-sm">
      {t('parcel.with', { carrier: name })}
      {tracking && (
        <span className="block break-all">{t('parcel.number', { number: tracking })}</span>
      )}
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className={`inline-flex min-h-11 items-center print:hidden ${TEXT_LINK}`}
        >
          {t('parcel.follow')}
          <span className="sr-only"> {t('tab')}</span>
        </a>
      )}
    </p>
  );
}
