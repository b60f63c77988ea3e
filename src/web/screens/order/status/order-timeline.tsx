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

export interface OrderTimelineProps {
  order: OrderCourse;
  /** Without what has happened: the page after paying has confirmed it in its head, with a tick. */
  onlyToCome?: boolean;
}

export function OrderTimeline({ order, onlyToCome = false }: OrderTimelineProps) {
  const t = useTranslations('order');
  const stages = stagesOf(order).filter(({ at }) => !onlyToCome || at === null);
  const current = stages.findLastIndex(({ at }) => at !== null);
  return (
    <ol>
      {stages.map((stage, place) => (
        <li
          key={`${place} ${stage.event}`}
          aria-current={place === current ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {place < stages.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-8 bottom-0 left-3.5 border-l-2 ${place < current ? 'border-bottle' : 'border-dashed border-line'}`}
            />
          )}
          <Mark stage={stage} />
          <div className="min-w-0 pt-0.5">
            {stage.at === null ? (
              <p className="text-ink-soft">
                <span className="sr-only">{t('timeline.toCome')} </span>
                {t(`timeline.coming.${stage.event}`)}
                <Promised event={stage.event} order={order} />
              </p>
            ) : (
              <>
                <p className="font-semibold">{t(`timeline.done.${stage.event}`)}</p>
                <p className="text-sm text-ink-soft">
                  <time dateTime={stage.at}>{orderMoment(stage.at)}</time>
                </p>
                {stage.parcel && <Followed parcel={stage.parcel} />}
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
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
  return <span className="block text-sm">{text}</span>;
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
